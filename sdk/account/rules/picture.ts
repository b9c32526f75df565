// Decides whether a file may become a person's picture, by its first bytes alone; the office judges again.
import { avatarLimits } from '../../contract/limits.ts';

/** What the head of a picture says. */
export type PictureHead = {
  readonly type: 'image/png' | 'image/jpeg';
  readonly width: number;
  readonly height: number;
};

/** Why a file may not be used; the codes of the error catalogue. */
export type PictureProblem = 'pictureType' | 'pictureTooLarge' | 'pictureDamaged';

const pngStart = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] as const;

const at16 = (bytes: Uint8Array, at: number): number => ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
const at32 = (bytes: Uint8Array, at: number): number => at16(bytes, at) * 65_536 + at16(bytes, at + 2);

/** Frame markers of JPEG: all of 0xc0 to 0xcf but the three that mean tables or are reserved. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

function jpegHead(bytes: Uint8Array): PictureHead | undefined {
  for (let at = 2; at + 9 <= bytes.length && bytes[at] === 0xff; at += 2 + at16(bytes, at + 2)) {
    if (isFrame(bytes[at + 1] ?? 0))
      return { type: 'image/jpeg', width: at16(bytes, at + 7), height: at16(bytes, at + 5) };
    if (at16(bytes, at + 2) < 2) break;
  }
  return undefined;
}

/** Kind and size of a picture; `damaged` for one that begins right and goes on wrong, undefined for anything else. */
export function pictureHead(bytes: Uint8Array): PictureHead | 'damaged' | undefined {
  if (pngStart.every((byte, at) => bytes[at] === byte)) {
    const [width, height] = [at32(bytes, 16), at32(bytes, 20)];
    return bytes.length >= 33 && width > 0 && height > 0 ? { type: 'image/png', width, height } : 'damaged';
  }
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return jpegHead(bytes) ?? 'damaged';
  return undefined;
}

/** Why these bytes may not be sent; undefined when they may. */
export function pictureProblem(bytes: Uint8Array): PictureProblem | undefined {
  const head = pictureHead(bytes);
  if (head === undefined) return 'pictureType';
  if (head === 'damaged') return 'pictureDamaged';
  const tooLarge =
    bytes.byteLength > avatarLimits.bytes ||
    head.width > avatarLimits.side ||
    head.height > avatarLimits.side;
  return tooLarge ? 'pictureTooLarge' : undefined;
}
