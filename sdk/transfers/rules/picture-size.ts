// Reads a picture's sides from its first bytes, so that a row can keep its place before the picture is there.

/** Sides in pixels. */
export type Sides = { readonly width: number; readonly height: number };

const ascii = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to));

/** Bytes that are enough for most pictures; a JPEG may have its sides behind a large preview. */
export const headBytes = 262_144;

/** The sides of a PNG, JPEG, GIF or WebP; undefined for anything else. A turned JPEG is told as it is shown. */
export function pictureSides(bytes: Uint8Array): Sides | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length > 24 && ascii(bytes, 1, 4) === 'PNG')
    return { width: view.getUint32(16), height: view.getUint32(20) };
  if (bytes.length > 10 && ascii(bytes, 0, 4) === 'GIF8')
    return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
  if (bytes.length > 30 && ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP')
    return webpSides(bytes, view);
  return bytes[0] === 0xff && bytes[1] === 0xd8 ? jpegSides(bytes, view) : undefined;
}

function webpSides(bytes: Uint8Array, view: DataView): Sides | undefined {
  switch (ascii(bytes, 12, 16)) {
    case 'VP8 ':
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
    case 'VP8L': {
      const packed = view.getUint32(21, true);
      return { width: (packed & 0x3fff) + 1, height: ((packed >> 14) & 0x3fff) + 1 };
    }
    case 'VP8X': {
      const three = (at: number): number => view.getUint16(at, true) + ((bytes[at + 2] ?? 0) << 16);
      return { width: three(24) + 1, height: three(27) + 1 };
    }
    default:
      return undefined;
  }
}

function jpegSides(bytes: Uint8Array, view: DataView): Sides | undefined {
  let turned = false;
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff;) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xe1) turned = isTurned(bytes, at + 4) || turned;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) {
      const [height, width] = [view.getUint16(at + 5), view.getUint16(at + 7)];
      return turned ? { width: height, height: width } : { width, height };
    }
    at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}

/** Whether EXIF says that the picture lies on its side (orientations 5 to 8). */
function isTurned(bytes: Uint8Array, at: number): boolean {
  if (ascii(bytes, at, at + 4) !== 'Exif' || at + 14 > bytes.length) return false;
  const view = new DataView(bytes.buffer, bytes.byteOffset + at + 6, bytes.byteLength - at - 6);
  const little = view.getUint16(0) === 0x4949;
  const first = view.getUint32(4, little);
  if (first + 2 > view.byteLength) return false;
  const entries = view.getUint16(first, little);
  for (let entry = 0; entry < entries; entry += 1) {
    const place = first + 2 + entry * 12;
    if (place + 12 > view.byteLength) return false;
    if (view.getUint16(place, little) === 0x0112) return view.getUint16(place + 8, little) >= 5;
  }
  return false;
}
