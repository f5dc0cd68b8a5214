// Text that is hard to read: its colour against what really lies behind it, taken from a picture of the page without text.
// axe cannot tell on wood, parchment and gradients; a picture can.
async (png) => {
  const image = await createImageBitmap(new Blob([Uint8Array.from(atob(png), (c) => c.charCodeAt(0))]));
  const pen = new OffscreenCanvas(innerWidth, innerHeight).getContext("2d");
  pen.drawImage(image, 0, 0, innerWidth, innerHeight);
  const light = (rgb) => {
    const [r, g, b] = rgb.map((part) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const behind = ({ x, y, width, height }) => {
    const { data } = pen.getImageData(Math.round(x), Math.round(y), Math.max(1, Math.round(width)), Math.max(1, Math.round(height)));
    const sum = [0, 0, 0];
    for (let i = 0; i < data.length; i += 4) for (const part of [0, 1, 2]) sum[part] += data[i + part];
    return sum.map((part) => part / (data.length / 4));
  };
  const scrolledAway = (owner, box) => {
    for (let one = owner; one; one = one.parentElement) {
      const frame = one.getBoundingClientRect();
      if (getComputedStyle(one).overflowY !== "visible" && (box.bottom > frame.bottom || box.top < frame.top)) return true;
    }
    return false;
  };
  const found = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { parentElement: owner, textContent } = texts.currentNode;
    if (!textContent.trim() || owner.closest("svg, .unseen, :disabled, script, style")) continue;
    if (!owner.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    // What lies in the dark behind a card that is turned over is not read.
    if (document.querySelector(".dim") && !owner.closest(".over, .hurry, .tale")) continue;
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    const box = range.getClientRects()[0];
    if (!box || box.width < 3 || box.x < 0 || box.y < 0 || box.right > innerWidth || box.bottom > innerHeight) continue;
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    if (!top || !(owner.contains(top) || top.contains(owner))) continue;
    if (scrolledAway(owner, box)) continue;
    const style = getComputedStyle(owner);
    const [r, g, b, a = 1] = style.color.match(/[\d.]+/g).map(Number);
    let seen = a;
    for (let one = owner; one; one = one.parentElement) seen *= Number(getComputedStyle(one).opacity);
    const back = behind(box);
    const fore = [r, g, b].map((part, at) => part * seen + back[at] * (1 - seen));
    const [dark, bright] = [light(fore), light(back)].sort((one, other) => one - other);
    const ratio = (bright + 0.05) / (dark + 0.05);
    const size = parseFloat(style.fontSize);
    const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    if (ratio < (large ? 3 : 4.5)) found.push(`${ratio.toFixed(2)}: ${textContent.trim().slice(0, 40)} (${owner.className})`);
  }
  return found;
};
