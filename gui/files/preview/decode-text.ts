// Reads bytes as text: by their mark, as UTF-8, else as the Chinese national encoding.

/** The text, and whether it was cut; bytes that are no text at all have none. */
export function decodeText(bytes: Uint8Array, most = 4_000_000): { text: string; isCut: boolean } {
  const [first, second] = bytes;
  const label =
    first === 0xff && second === 0xfe
      ? 'utf-16le'
      : first === 0xfe && second === 0xff
        ? 'utf-16be'
        : undefined;
  const text =
    label !== undefined
      ? new TextDecoder(label).decode(bytes)
      : (strictly('utf-8', bytes) ?? strictly('gb18030', bytes) ?? '');
  return { text: text.slice(0, most), isCut: text.length > most };
}

/** Whether bytes look like anything but text. */
export const isBinary = (bytes: Uint8Array): boolean => {
  const [first, second] = bytes;
  const isMarked = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  return !isMarked && bytes.subarray(0, 8_192).includes(0);
};

function strictly(label: string, bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
