// A picture as the terminal's own graphics: kitty's protocol, iTerm2's, or sixel.
import { PNG } from 'pngjs';
import { type Picture, scaled } from './scale.ts';

/** Where it goes and how large, in cells; `cell` is the size of one in pixels. */
export type Placement = {
  readonly columns: number;
  readonly rows: number;
  readonly cell: { readonly width: number; readonly height: number };
};

/** What most terminals' cells measure; the picture is stretched to its cells by kitty and iTerm2 anyway. */
export const usualCell = { width: 10, height: 20 } as const;

/** Longest piece of base64 in one sequence of kitty's. */
const kittyPiece = 4_096;

function pngOf(picture: Picture): Buffer {
  const png = new PNG({ width: picture.width, height: picture.height });
  png.data = Buffer.from(picture.rgba);
  return PNG.sync.write(png);
}

/**
 * Kitty: sent and shown under a number, the cursor left where it is. A picture of the same number is replaced.
 * @param id 1 and up
 */
export function kittyPicture(picture: Picture, { columns, rows, cell }: Placement, id: number): string {
  const small = scaled(picture, columns * cell.width, rows * cell.height, [128, 128, 128]);
  const base64 = pngOf(small).toString('base64');
  const pieces = base64.match(new RegExp(`.{1,${kittyPiece}}`, 'g')) ?? [];
  return pieces
    .map((piece, index) => {
      const more = index < pieces.length - 1 ? 1 : 0;
      const head =
        index === 0 ? `a=T,f=100,i=${id},p=1,c=${columns},r=${rows},C=1,q=2,m=${more}` : `m=${more}`;
      return `\u001b_G${head};${piece}\u001b\\`;
    })
    .join('');
}

/** Takes a picture of kitty's away. */
export function kittyDeletion(id: number): string {
  return `\u001b_Ga=d,d=I,i=${id},q=2\u001b\\`;
}

/** iTerm2 and those that learnt it: WezTerm, mintty. */
export function iterm2Picture(picture: Picture, { columns, rows, cell }: Placement): string {
  const png = pngOf(scaled(picture, columns * cell.width, rows * cell.height, [128, 128, 128]));
  return `\u001b]1337;File=inline=1;width=${columns};height=${rows};preserveAspectRatio=0;doNotMoveCursor=1;size=${png.length}:${png.toString('base64')}\u0007`;
}

/** Levels of each of the three colours: 6 × 6 × 6 is what 256 registers hold. */
const levels = 6;

/** Sixel: six rows of pixels to a band, each colour of a band drawn over it in turn. */
export function sixelPicture(picture: Picture, { columns, rows, cell }: Placement): string {
  const [width, height] = [columns * cell.width, rows * cell.height];
  const { rgba } = scaled(picture, width, height, [128, 128, 128]);
  const level = (value: number): number => Math.round((value / 255) * (levels - 1));
  const registers = new Uint8Array(width * height);
  for (let at = 0; at < registers.length; at += 1)
    registers[at] =
      (level(rgba[at * 4] ?? 0) * levels + level(rgba[at * 4 + 1] ?? 0)) * levels +
      level(rgba[at * 4 + 2] ?? 0);
  const used = [...new Set(registers)].sort((a, b) => a - b);
  const percent = (value: number): number => Math.round((value / (levels - 1)) * 100);
  const palette = used.map((register) => {
    const [red, green, blue] = [
      Math.floor(register / levels / levels),
      Math.floor(register / levels) % levels,
      register % levels,
    ];
    return `#${register};2;${percent(red)};${percent(green)};${percent(blue)}`;
  });
  const bands: string[] = [];
  for (let top = 0; top < height; top += 6) {
    const band: string[] = [];
    for (const register of used) {
      const line = sixelLine(registers, { register, top, width, height });
      if (line !== undefined) band.push(`#${register}${line}`);
    }
    bands.push(band.join('$'));
  }
  return `\u001bP0;1;0q"1;1;${width};${height}${palette.join('')}${bands.join('-')}\u001b\\`;
}

/** One colour of a band, equal neighbours counted; undefined where the band has none of it. */
function sixelLine(
  registers: Uint8Array,
  { register, top, width, height }: { register: number; top: number; width: number; height: number },
): string | undefined {
  let line = '';
  let any = false;
  let last = -1;
  let count = 0;
  const flush = (): void => {
    if (count === 0) return;
    const sign = String.fromCharCode(63 + last);
    line += count > 3 ? `!${count}${sign}` : sign.repeat(count);
  };
  for (let x = 0; x < width; x += 1) {
    let bits = 0;
    for (let row = 0; row < 6 && top + row < height; row += 1)
      if (registers[(top + row) * width + x] === register) bits |= 1 << row;
    if (bits !== 0) any = true;
    if (bits === last) count += 1;
    else {
      flush();
      last = bits;
      count = 1;
    }
  }
  if (!any) return undefined;
  // What is empty to the end of the line needs no sign.
  if (last !== 0) flush();
  return line;
}
