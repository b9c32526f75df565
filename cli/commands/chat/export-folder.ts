// Keeps the files of an export beside it: fetches what is not there yet, and tells the digest of what is.
import { createReadStream } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import type { MessageFile, OfficeApi } from '#sdk/api.ts';
import type { ExportSink, SavedFile } from '#sdk/transfers/actions/export-files.ts';

/** The folder of the files of `chat.html` is `chat-files`, beside it. */
export const filesFolderOf = (out: string): string => `${basename(out, extname(out))}-files`;

async function digests(path: string): Promise<{ size: number; sha256: string; md5: string }> {
  // Slow to load, and wanted by this alone.
  const { createHash } = await import('node:crypto');
  const [sha256, md5] = [createHash('sha256'), createHash('md5')];
  let size = 0;
  for await (const piece of createReadStream(path)) {
    const bytes = piece as Uint8Array;
    size += bytes.length;
    sha256.update(bytes);
    md5.update(bytes);
  }
  return { size, sha256: sha256.digest('hex'), md5: md5.digest('hex').toUpperCase() };
}

/** Whether what lies there is the whole file: by its digest where the message tells one, else by its size. */
const isWhole = (there: { size: number; md5: string }, { md5, size }: MessageFile): boolean =>
  md5 === '' ? size > 0 && there.size === size : there.md5 === md5;

/** The sink of a folder; paths of an export are below it. */
export function exportFolder(office: OfficeApi, root: string): ExportSink {
  const saved = async (path: string): Promise<SavedFile> => {
    const { size, sha256 } = await digests(path);
    return { size, sha256 };
  };
  return {
    async there(path, file) {
      const at = join(root, path);
      const found = await stat(at).catch(() => undefined);
      if (found?.isFile() !== true) return undefined;
      const known = await digests(at);
      return isWhole(known, file) ? { size: known.size, sha256: known.sha256 } : undefined;
    },
    async save(path, file, signal) {
      const to = join(root, path);
      await mkdir(dirname(to), { recursive: true });
      await office.files.download(file, { to }, signal === undefined ? {} : { signal });
      return saved(to);
    },
  };
}
