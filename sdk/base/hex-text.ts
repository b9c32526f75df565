// Writes bytes in hexadecimal, for digests, boundaries and colours. Not every runtime's arrays can do it themselves yet.

/** Two lower-case digits a byte. @param bytes whole numbers from 0 to 255 */
export function hexText(bytes: Iterable<number>): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
