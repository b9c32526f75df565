// Writes a folder as one ZIP file, piece by piece: the archive library's writer, with the platform's own deflate.
import { ZipWriter } from '@zip.js/zip.js/lib/zip-core-writer.js';
import type { FileWriter } from '../host/file-port.ts';

/** One file of the folder, or a folder in it with nothing in it; `path` has `/` between its parts, `size` is in bytes. */
export type ZipEntry = {
  readonly path: string;
  /** Said apart from the content: Node tells the size of a file's `Blob` wrongly beyond 4 GB. */
  readonly size: number;
  readonly modified: number;
  /** A folder with nothing in it; it is never read. */
  readonly isFolder?: true;
  /** Its bytes, from their beginning. */
  stream(): Promise<ReadableStream<Uint8Array<ArrayBuffer>>>;
};

/** Years of the format begin in 1980. */
const firstTime = new Date(1980, 0, 2).getTime();
/** Thrown inside where the archive becomes larger than it may. */
class TooLarge extends Error {}

/**
 * Writes the folder. Beyond 4 GB and 65,535 entries the format's 64-bit fields are used by themselves.
 * @param maxBytes bytes after which it gives up
 * @returns the size, or undefined where it became larger than that
 */
export async function writeZip(
  entries: readonly ZipEntry[],
  writer: FileWriter,
  maxBytes: number,
): Promise<number | undefined> {
  let size = 0;
  const out = new WritableStream<Uint8Array<ArrayBuffer>>({
    async write(piece) {
      if (size + piece.byteLength > maxBytes) throw new TooLarge();
      await writer.write(piece);
      size += piece.byteLength;
    },
  });
  const zip = new ZipWriter(out, { useWebWorkers: false, useUnicodeFileNames: true });
  try {
    for (const { path, size: expected, stream, modified, isFolder } of entries) {
      const lastModDate = new Date(Math.max(firstTime, modified));
      if (isFolder === true) {
        // Its name ends in a slash.
        await zip.add(path, undefined, { directory: true, lastModDate });
        continue;
      }
      // With its size known only a file that needs them gets the 64-bit fields, which not every program reads.
      const reader = { readable: await stream(), size: expected };
      await zip.add(path, reader, { lastModDate });
    }
    await zip.close();
  } catch (error) {
    if (error instanceof TooLarge) return undefined;
    throw error;
  }
  return size;
}
