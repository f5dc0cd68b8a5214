// Pictures in the browser itself: make a screenshot small enough to keep, and tell how far two of them are apart.
// Plain functions in one object, so that they can be handed to any page.
globalThis.pictures = {
  async pixels(png, width, height) {
    const image = await createImageBitmap(new Blob([Uint8Array.from(atob(png), (c) => c.charCodeAt(0))]));
    const [w, h] = [Math.round(width ?? image.width), Math.round(height ?? image.height)];
    const pen = new OffscreenCanvas(w, h).getContext("2d");
    pen.imageSmoothingQuality = "high";
    pen.drawImage(image, 0, 0, w, h);
    return { width: image.width, height: image.height, w, h, data: pen.getImageData(0, 0, w, h).data };
  },

  /** Halve the box of colours that is spread widest until there are enough; each box becomes one colour. */
  palette(data, colours) {
    const counted = new Map();
    for (let i = 0; i < data.length; i += 4) {
      const key = ((data[i] >> 2) << 12) | ((data[i + 1] >> 2) << 6) | (data[i + 2] >> 2);
      counted.set(key, (counted.get(key) ?? 0) + 1);
    }
    const part = (key, at) => (key >> (12 - 6 * at)) & 63;
    const spread = (box) => {
      const sides = [0, 1, 2].map((at) => {
        let [low, high] = [63, 0];
        for (const [key] of box) [low, high] = [Math.min(low, part(key, at)), Math.max(high, part(key, at))];
        return high - low;
      });
      return { at: sides.indexOf(Math.max(...sides)), wide: Math.max(...sides) };
    };
    const weigh = (box) => ({ box, ...spread(box), count: box.reduce((sum, [, count]) => sum + count, 0) });
    const boxes = [weigh([...counted])];
    while (boxes.length < colours) {
      const worst = boxes.reduce((a, b) => (b.wide * Math.sqrt(b.count) > a.wide * Math.sqrt(a.count) ? b : a));
      if (!worst.wide) break;
      const sorted = worst.box.sort((a, b) => part(a[0], worst.at) - part(b[0], worst.at));
      let [cut, sum] = [0, 0];
      while (cut < sorted.length - 1 && sum < worst.count / 2) sum += sorted[cut++][1];
      boxes.splice(boxes.indexOf(worst), 1, weigh(sorted.slice(0, cut)), weigh(sorted.slice(cut)));
    }
    const found = new Map();
    const table = boxes.map(({ box, count }, index) => {
      for (const [key] of box) found.set(key, index);
      return [0, 1, 2].map((at) =>
        Math.round((box.reduce((sum, [key, n]) => sum + part(key, at) * n, 0) / count) * (255 / 63)),
      );
    });
    return { table, of: (r, g, b) => found.get(((r >> 2) << 12) | ((g >> 2) << 6) | (b >> 2)) };
  },

  /** A screenshot (base64) as a PNG with a palette, scaled (base64). */
  async small(png, scale = 1, colours = 256) {
    const { width, height } = await this.pixels(png);
    const { w, h, data } = await this.pixels(png, width * scale, height * scale);
    const { table, of } = this.palette(data, colours);
    const rows = new Uint8Array(h * (w + 1));
    for (let y = 0; y < h; y++)
      for (let x = 0; x < w; x++) {
        const i = 4 * (y * w + x);
        rows[y * (w + 1) + x + 1] = of(data[i], data[i + 1], data[i + 2]);
      }
    const stream = new Blob([rows]).stream().pipeThrough(new CompressionStream("deflate"));
    const packed = new Uint8Array(await new Response(stream).arrayBuffer());
    const head = new DataView(new ArrayBuffer(13));
    head.setUint32(0, w);
    head.setUint32(4, h);
    head.setUint8(8, 8);
    head.setUint8(9, 3);
    const chunk = (name, body) => {
      const out = new Uint8Array(body.length + 12);
      const view = new DataView(out.buffer);
      view.setUint32(0, body.length);
      out.set(
        [...name].map((c) => c.charCodeAt(0)),
        4,
      );
      out.set(body, 8);
      let crc = -1;
      for (const byte of out.subarray(4, body.length + 8)) {
        crc ^= byte;
        for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
      }
      view.setUint32(body.length + 8, ~crc >>> 0);
      return out;
    };
    const parts = [
      Uint8Array.of(137, 80, 78, 71, 13, 10, 26, 10),
      chunk("IHDR", new Uint8Array(head.buffer)),
      chunk("PLTE", Uint8Array.from(table.flat())),
      chunk("IDAT", packed),
      chunk("IEND", new Uint8Array()),
    ];
    const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
    let text = "";
    for (let i = 0; i < bytes.length; i += 8192) text += String.fromCharCode(...bytes.subarray(i, i + 8192));
    return btoa(text);
  },

  /** How far two pictures are apart, seen from a distance: on average (of 255), and the share of spots that differ clearly. */
  async apart(one, other) {
    const [a, b] = [await this.pixels(one, 228, 128), await this.pixels(other, 228, 128)];
    let [sum, clear] = [0, 0];
    for (let i = 0; i < a.data.length; i += 4) {
      const far = [0, 1, 2].map((at) => Math.abs(a.data[i + at] - b.data[i + at]));
      sum += far[0] + far[1] + far[2];
      if (Math.max(...far) > 28) clear++;
    }
    const spots = a.data.length / 4;
    return { mean: sum / (3 * spots), clear: clear / spots };
  },
};
