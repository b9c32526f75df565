// How large a zip file says it is when unpacked: asked before anything of it is.

const directoryEnd = 0x06054b50;
const directoryEntry = 0x02014b50;
const endLength = 22;
const entryLength = 46;
/** A comment after the directory may be this long. */
const longestComment = 65_535;

/** Bytes of all its files together; undefined for what is no zip file, or one that does not say. */
export function unpackedSize(bytes: Uint8Array): number | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = bytes.length - endLength;
  const least = Math.max(0, end - longestComment);
  while (end >= least && view.getUint32(end, true) !== directoryEnd) end -= 1;
  if (end < least) return undefined;
  const entries = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  let total = 0;
  for (let index = 0; index < entries; index += 1) {
    if (at + entryLength > bytes.length || view.getUint32(at, true) !== directoryEntry) return undefined;
    total += view.getUint32(at + 24, true);
    at +=
      entryLength +
      view.getUint16(at + 28, true) +
      view.getUint16(at + 30, true) +
      view.getUint16(at + 32, true);
  }
  return total;
}
