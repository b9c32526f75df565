// Reads a picture file and turns it into what the office takes: a square of at most 512 pixels, cut from the middle.
import { readFile, stat } from 'node:fs/promises';
import type { PictureFile } from '#sdk/api.ts';
import { pictureHead, pictureProblem } from '#sdk/account/rules/picture.ts';
import { OfficeError } from '#sdk/errors.ts';
import { CliError } from './errors.ts';

/** Side of the square in pixels, as the GUI sends it. */
const side = 512;
/** Largest picture that is unpacked, in millions of pixels: a good camera's. */
const maxMegapixels = 64;
const quality = 90;
/** Largest file that is read, in bytes. */
const mostBytes = 40 * 1_048_576;

type Pixels = { width: number; height: number; data: Uint8Array };

async function unpack(bytes: Uint8Array, type: string): Promise<Pixels> {
  try {
    if (type === 'image/png') {
      const { PNG } = await import('pngjs');
      return PNG.sync.read(Buffer.from(bytes));
    }
    const { decode } = await import('jpeg-js');
    return decode(bytes, { useTArray: true, maxResolutionInMP: maxMegapixels, maxMemoryUsageInMB: 1024 });
  } catch (error) {
    throw new OfficeError('pictureDamaged', {}, error);
  }
}

/** One square of the result: the mean of all pixels it stands for, on white where they are transparent. */
function meanOf(picture: Pixels, from: readonly [number, number], to: readonly [number, number]): number[] {
  const sums = [0, 0, 0];
  let count = 0;
  for (let y = from[1]; y < to[1]; y += 1)
    for (let x = from[0]; x < to[0]; x += 1) {
      const at = (y * picture.width + x) * 4;
      const alpha = (picture.data[at + 3] ?? 255) / 255;
      for (let part = 0; part < 3; part += 1)
        sums[part] = (sums[part] ?? 0) + (picture.data[at + part] ?? 0) * alpha + 255 * (1 - alpha);
      count += 1;
    }
  return sums.map((sum) => Math.round(sum / Math.max(1, count)));
}

/** The square in the middle, made smaller to {@link side} where it is larger. */
function cutSquare(picture: Pixels): Pixels {
  const whole = Math.min(picture.width, picture.height);
  const width = Math.min(side, whole);
  const [left, top] = [Math.floor((picture.width - whole) / 2), Math.floor((picture.height - whole) / 2)];
  const edge = (start: number, at: number): number => start + Math.floor((at * whole) / width);
  const data = new Uint8Array(width * width * 4);
  for (let y = 0; y < width; y += 1)
    for (let x = 0; x < width; x += 1)
      data.set(
        [...meanOf(picture, [edge(left, x), edge(top, y)], [edge(left, x + 1), edge(top, y + 1)]), 255],
        (y * width + x) * 4,
      );
  return { width, height: width, data };
}

/**
 * The picture to send. One that the office takes as it is and that is square stays untouched.
 * @throws OfficeError `pictureType`, `pictureTooLarge`, `pictureDamaged`
 */
export async function avatarOf(bytes: Uint8Array<ArrayBuffer>): Promise<PictureFile> {
  const head = pictureHead(bytes);
  if (head === undefined) throw new OfficeError('pictureType');
  if (head === 'damaged') throw new OfficeError('pictureDamaged');
  if (head.width === head.height && pictureProblem(bytes) === undefined) return { type: head.type, bytes };
  if (head.width * head.height > maxMegapixels * 1_000_000) throw new OfficeError('pictureTooLarge');
  const { encode } = await import('jpeg-js');
  const square = cutSquare(await unpack(bytes, head.type));
  const { data } = encode({ ...square, data: Buffer.from(square.data) }, quality);
  return { type: 'image/jpeg', bytes: new Uint8Array(data) };
}

/**
 * The picture of a file, made ready to send.
 * @throws CliError `fileUnreadable`, `fileTooLarge`; OfficeError as {@link avatarOf}
 */
export async function avatarAt(path: string): Promise<PictureFile> {
  return avatarOf(await readPicture(path));
}

async function readPicture(path: string): Promise<Uint8Array<ArrayBuffer>> {
  try {
    const { size } = await stat(path);
    if (size > mostBytes) throw new CliError('fileTooLarge', { path, limit: '40 MB' }, { param: path });
    return new Uint8Array(await readFile(path));
  } catch (error) {
    if (error instanceof CliError) throw error;
    throw new CliError('fileUnreadable', { path }, { param: path });
  }
}
