// Makes the digest of a content, piece by piece, so that files of any size fit.
import { passingChunks } from '../base/blob-chunks.ts';
import { OfficeError } from '../errors.ts';
import type { Hashes } from '../host/file-port.ts';

/** The digest of a content in upper-case hex; `told` gets the bytes that have been read. @throws OfficeError `cancelled` */
export async function digestOf(
  content: Blob,
  hash: ReturnType<Hashes>,
  signal: AbortSignal,
  told: (done: number) => void,
): Promise<string> {
  let done = 0;
  for await (const chunk of passingChunks(content)) {
    if (signal.aborted) throw new OfficeError('cancelled');
    hash.add(chunk);
    done += chunk.byteLength;
    told(done);
  }
  return hash.hex();
}
