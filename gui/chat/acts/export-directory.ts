// Keeps the files of an export in a folder the person chose, as far as the browser lets pages write into folders.
import type { MessageFile, OfficeApi } from '#sdk/api.ts';
import { hexText } from '#sdk/base/hex-text.ts';
import type { ExportSink } from '#sdk/transfers/actions/export-files.ts';

/** A folder as the File System Access API gives it; only what is used of it. */
type Folder = {
  getDirectoryHandle(name: string, options?: { create?: boolean }): Promise<Folder>;
  getFileHandle(
    name: string,
    options?: { create?: boolean },
  ): Promise<{
    getFile(): Promise<File>;
    createWritable(): Promise<{ write(data: BlobPart): Promise<void>; close(): Promise<void> }>;
  }>;
};
type Choosing = { showDirectoryPicker?(options: { mode: 'readwrite' }): Promise<Folder> };

/** Whether this browser lets a page write into a folder. */
export function hasFolders(): boolean {
  return typeof (window as unknown as Choosing).showDirectoryPicker === 'function';
}

/** Asks for a folder; undefined where the person called it off. */
export async function chooseFolder(): Promise<Folder | undefined> {
  try {
    return await (window as unknown as Choosing).showDirectoryPicker?.({ mode: 'readwrite' });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return undefined;
    throw error;
  }
}

/** Hex digest; null where the page is not served safely enough for the browser to make one. */
async function sha256Of(bytes: Uint8Array<ArrayBuffer>): Promise<string | null> {
  const { subtle } = globalThis.crypto as { subtle?: SubtleCrypto };
  if (subtle === undefined) return null;
  return hexText(new Uint8Array(await subtle.digest('SHA-256', bytes)));
}

/** Puts a text or a content under a name into a folder. */
export async function writeInto(folder: Folder, name: string, content: BlobPart): Promise<void> {
  const writable = await (await folder.getFileHandle(name, { create: true })).createWritable();
  await writable.write(content);
  await writable.close();
}

/** The sink of a chosen folder; paths have one folder before the name. */
export function exportDirectory(office: OfficeApi, root: Folder): ExportSink {
  const place = async (path: string, create: boolean): Promise<{ folder: Folder; name: string }> => {
    const [below = '', name = ''] = path.split('/');
    return { folder: await root.getDirectoryHandle(below, { create }), name };
  };
  return {
    async there(path, file: MessageFile) {
      try {
        const { folder, name } = await place(path, false);
        const found = await (await folder.getFileHandle(name)).getFile();
        if (file.size === 0 || found.size !== file.size) return undefined;
        return { size: found.size, sha256: await sha256Of(new Uint8Array(await found.arrayBuffer())) };
      } catch (error) {
        if (error instanceof DOMException && error.name === 'NotFoundError') return undefined;
        throw error;
      }
    },
    async save(path, file, signal) {
      const options = signal === undefined ? {} : { signal };
      if (file.kind === 'file') await office.files.download(file, {}, options);
      const { bytes } = await office.files.content(file, {}, options);
      const { folder, name } = await place(path, true);
      await writeInto(folder, name, bytes);
      return { size: bytes.byteLength, sha256: await sha256Of(bytes) };
    },
  };
}
