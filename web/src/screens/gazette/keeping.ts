/** Keeping the paper: an issue as a picture, and all of them as one file. Nothing in it has to be fetched by who opens it. */

/** The rules of the page's styles, with the fonts inside. */
async function styles(): Promise<string> {
  const found: string[] = [];
  for (const sheet of document.styleSheets) {
    for (const rule of sheet.cssRules) {
      found.push(rule instanceof CSSFontFaceRule ? await fontInside(rule, sheet.href) : rule.cssText);
    }
  }
  return found.join("\n");
}

async function fontInside(rule: CSSFontFaceRule, base: string | null): Promise<string> {
  const address = /url\("?([^")]+)"?\)/.exec(rule.cssText)?.[1];
  if (!address || address.startsWith("data:")) return rule.cssText;
  const response = await fetch(new URL(address, base ?? location.href));
  return rule.cssText.replace(address, await dataUrl(await response.blob()));
}

const dataUrl = (blob: Blob): Promise<string> =>
  new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => failed(reader.error);
    reader.readAsDataURL(blob);
  });

const SHARP = 2;

/** A page that lies on the screen, as a picture. */
export async function pictureOf(paper: HTMLElement): Promise<Blob> {
  const { width, height } = paper.getBoundingClientRect();
  const [w, h] = [Math.ceil(width), Math.ceil(height)];
  const inside = new XMLSerializer().serializeToString(paper);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}"><foreignObject width="100%" height="100%"><div xmlns="http://www.w3.org/1999/xhtml" style="width:${w}px"><style>${escaped(await styles())}</style>${inside}</div></foreignObject></svg>`;
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: w * SHARP, height: h * SHARP });
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas");
  context.scale(SHARP, SHARP);
  context.drawImage(image, 0, 0);
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture"))), "image/png"),
  );
}

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** Several pages, one below the other, as a file that opens anywhere. */
export async function fileOf(papers: readonly HTMLElement[], title: string, language: string): Promise<Blob> {
  const pages = papers.map((paper) => paper.outerHTML).join("\n");
  const page = `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title>
<style>${(await styles()).replaceAll("</", "<\\/")}
html, body { height: auto; } body { background: #14100d; } .paper { max-width: 1240px; margin: 24px auto !important; }</style></head>
<body>${pages}</body></html>`;
  return new Blob([page], { type: "text/html" });
}
