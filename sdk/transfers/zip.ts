// Writes a folder as one ZIP file, piece by piece: deflate by the platform, names in UTF-8, sizes behind each content.
import { chunksOf } from '../base/blob-chunks.ts';
import type { FileWriter } from '../host/file-port.ts';

/** One file of the folder; `path` has `/` between its parts. */
export type ZipEntry = { readonly path: string; read(): Promise<Blob>; readonly modified: number };

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

function crcOf(bytes: Uint8Array, before: number): number {
  let crc = ~before;
  for (const byte of bytes) crc = (crcTable[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return ~crc >>> 0;
}

/** Little-endian fields: `2` and `4` say how many bytes each number takes. */
function fields(...values: readonly (readonly [bytes: 2 | 4, value: number])[]): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(values.reduce((sum, [bytes]) => sum + bytes, 0)));
  let at = 0;
  for (const [bytes, value] of values) {
    if (bytes === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value >>> 0, true);
    at += bytes;
  }
  return new Uint8Array(view.buffer);
}

/** Date and time as ZIP knows them: two seconds are one step, years begin in 1980. */
function dosTime(time: number): readonly [time: number, date: number] {
  const at = new Date(time);
  const year = Math.max(0, at.getFullYear() - 1980);
  return [
    (at.getHours() << 11) | (at.getMinutes() << 5) | (at.getSeconds() >> 1),
    (year << 9) | ((at.getMonth() + 1) << 5) | at.getDate(),
  ];
}

/** Flags: sizes follow the content (bit 3), names are UTF-8 (bit 11). */
const flags = 0x0808;
const deflated = 8;

/**
 * Writes the folder. Below the format's 4 GB limits, as a folder that is sent is (spec §9: 1,024 MB).
 * @param most bytes after which it gives up
 * @returns the size, or undefined where it became larger than that
 */
export async function writeZip(
  entries: readonly ZipEntry[],
  writer: FileWriter,
  most: number,
): Promise<number | undefined> {
  let at = 0;
  const write = async (bytes: Uint8Array<ArrayBuffer>): Promise<void> => {
    await writer.write(bytes);
    at += bytes.byteLength;
  };
  const directory: Uint8Array<ArrayBuffer>[] = [];
  for (const entry of entries) {
    const name = new TextEncoder().encode(entry.path);
    const [time, date] = dosTime(entry.modified);
    const start = at;
    const content = await entry.read();
    await write(
      fields(
        [4, 0x04034b50],
        [2, 20],
        [2, flags],
        [2, deflated],
        [2, time],
        [2, date],
        [4, 0],
        [4, 0],
        [4, 0],
        [2, name.byteLength],
        [2, 0],
      ),
    );
    await write(name);
    let crc = 0;
    for await (const chunk of chunksOf(content)) crc = crcOf(chunk, crc);
    const begun = at;
    const reader = content.stream().pipeThrough(new CompressionStream('deflate-raw')).getReader();
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      await write(piece.value);
      if (at > most) {
        await reader.cancel();
        return undefined;
      }
    }
    const packed = at - begun;
    await write(fields([4, 0x08074b50], [4, crc], [4, packed], [4, content.size]));
    directory.push(
      fields(
        [4, 0x02014b50],
        [2, 20],
        [2, 20],
        [2, flags],
        [2, deflated],
        [2, time],
        [2, date],
        [4, crc],
        [4, packed],
        [4, content.size],
        [2, name.byteLength],
        [2, 0],
        [2, 0],
        [2, 0],
        [2, 0],
        [4, 0],
        [4, start],
      ),
      name,
    );
  }
  const begun = at;
  for (const part of directory) await write(part);
  const count = entries.length;
  await write(
    fields([4, 0x06054b50], [2, 0], [2, 0], [2, count], [2, count], [4, at - begun], [4, begun], [2, 0]),
  );
  return at > most ? undefined : at;
}
