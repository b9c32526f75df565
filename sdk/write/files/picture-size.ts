// How large a picture is, read from its first bytes: PNG, JPEG, GIF, BMP and WebP.

/** A picture with its sides in pixels. */
export type MeasuredPicture = { bytes: Uint8Array; type: string; width: number; height: number };

type Sides = { width: number; height: number };

function jpegSides(bytes: Uint8Array, view: DataView): Sides | undefined {
  let at = 2;
  while (at + 9 < bytes.length) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}

function sidesOf(bytes: Uint8Array): Sides | undefined {
  if (bytes.length < 30) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint32(0) === 0x89504e47) return { width: view.getUint32(16), height: view.getUint32(20) };
  if (view.getUint16(0) === 0xffd8) return jpegSides(bytes, view);
  if (view.getUint32(0) === 0x47494638)
    return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
  if (view.getUint16(0) === 0x424d)
    return { width: Math.abs(view.getInt32(18, true)), height: Math.abs(view.getInt32(22, true)) };
  if (view.getUint32(8) === 0x57454250 && view.getUint32(12) === 0x56503858)
    return {
      width: 1 + ((bytes[24] ?? 0) | ((bytes[25] ?? 0) << 8) | ((bytes[26] ?? 0) << 16)),
      height: 1 + ((bytes[27] ?? 0) | ((bytes[28] ?? 0) << 8) | ((bytes[29] ?? 0) << 16)),
    };
  return undefined;
}

/** The picture with its sides; undefined where it is none that is known. */
export function measuredPicture(
  file: { type: string; bytes: Uint8Array } | undefined,
): MeasuredPicture | undefined {
  const sides = file === undefined ? undefined : sidesOf(file.bytes);
  if (file === undefined || sides === undefined || sides.width === 0 || sides.height === 0) return undefined;
  return { ...sides, bytes: file.bytes, type: file.type };
}

/** Sides that fit into a width, in pixels; never larger than they are. */
export function fitted({ width, height }: Sides, maxWidth: number): Sides {
  const scale = Math.min(1, maxWidth / width);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}
