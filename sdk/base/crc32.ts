// Counts CRC-32 (ISO 3309, as in zip and gzip) where the platform has none.

/** Eight tables: eight bytes are counted in one step. */
const tables: readonly Uint32Array[] = (() => {
  const made = Array.from({ length: 8 }, () => new Uint32Array(256));
  const [first = new Uint32Array(256)] = made;
  for (let byte = 0; byte < 256; byte += 1) {
    let value = byte;
    for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
    first[byte] = value >>> 0;
  }
  for (const [at, table] of made.entries()) {
    const before = made[at - 1];
    if (before !== undefined)
      for (let byte = 0; byte < 256; byte += 1) {
        const value = before[byte] ?? 0;
        table[byte] = ((first[value & 255] ?? 0) ^ (value >>> 8)) >>> 0;
      }
  }
  return made;
})();

/** The CRC-32 of what came before and of these bytes. */
export function crc32(bytes: Uint8Array, before = 0): number {
  const [t0, t1, t2, t3, t4, t5, t6, t7] = tables as [
    ...[Uint32Array, Uint32Array, Uint32Array, Uint32Array],
    ...[Uint32Array, Uint32Array, Uint32Array, Uint32Array],
  ];
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let crc = ~before;
  let at = 0;
  const look = (table: Uint32Array, index: number): number => table[index & 255] ?? 0;
  for (; at + 8 <= bytes.length; at += 8) {
    const low = view.getInt32(at, true) ^ crc;
    const high = view.getInt32(at + 4, true);
    crc =
      look(t7, low) ^
      look(t6, low >>> 8) ^
      look(t5, low >>> 16) ^
      look(t4, low >>> 24) ^
      look(t3, high) ^
      look(t2, high >>> 8) ^
      look(t1, high >>> 16) ^
      look(t0, high >>> 24);
  }
  for (; at < bytes.length; at += 1) crc = look(t0, crc ^ (bytes[at] ?? 0)) ^ (crc >>> 8);
  return ~crc >>> 0;
}

/** As it is told: eight upper-case hexadecimal digits. */
export const crc32Text = (value: number): string => value.toString(16).toUpperCase().padStart(8, '0');
