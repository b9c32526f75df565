// Makes a picture smaller or larger: what every way of showing it begins with.

/** Pixels row by row, four bytes each: red, green, blue, opacity. */
export type Picture = { readonly width: number; readonly height: number; readonly rgba: Uint8Array };

/** The picture in other pixels: each is the mean of those it stands for. See-through parts let `ground` be seen. */
export function scaled(
  picture: Picture,
  width: number,
  height: number,
  ground: readonly [red: number, green: number, blue: number],
): Picture {
  const rgba = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    const top = Math.floor((y * picture.height) / height);
    const bottom = Math.max(top + 1, Math.floor(((y + 1) * picture.height) / height));
    for (let x = 0; x < width; x += 1) {
      const left = Math.floor((x * picture.width) / width);
      const right = Math.max(left + 1, Math.floor(((x + 1) * picture.width) / width));
      const sum = [0, 0, 0];
      for (let row = top; row < bottom; row += 1)
        for (let column = left; column < right; column += 1) {
          const at = (row * picture.width + column) * 4;
          const opacity = (picture.rgba[at + 3] ?? 0) / 255;
          for (let part = 0; part < 3; part += 1)
            sum[part] =
              (sum[part] ?? 0) +
              (picture.rgba[at + part] ?? 0) * opacity +
              (ground[part] ?? 0) * (1 - opacity);
        }
      const count = (bottom - top) * (right - left);
      const at = (y * width + x) * 4;
      for (let part = 0; part < 3; part += 1) rgba[at + part] = Math.round((sum[part] ?? 0) / count);
      rgba[at + 3] = 255;
    }
  }
  return { width, height, rgba };
}
