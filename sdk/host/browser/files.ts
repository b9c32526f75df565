// Files in a browser: in the origin's private file system (OPFS); in memory where a page gets none.
import { md5 } from '@noble/hashes/legacy.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { crc32, crc32Text } from '../../base/crc32.ts';
import { hexText } from '../../base/hex-text.ts';
import { OfficeError } from '../../errors.ts';
import type { Hashes, HostFiles } from '../file-port.ts';
import { freeName } from '../free-name.ts';
import { createMemoryFiles } from '../memory-files.ts';

/** The digests; WebCrypto has no MD5 and takes no pieces. */
export const browserHashes: Hashes = (kind) => {
  if (kind === 'crc32') {
    let check = 0;
    return { add: (bytes) => void (check = crc32(bytes, check)), hex: () => crc32Text(check) };
  }
  const hash = (kind === 'md5' ? md5 : sha256).create();
  return {
    add: (bytes) => void hash.update(bytes),
    hex: () => hexText(hash.digest()).toUpperCase(),
  };
};

const isMissing = (error: unknown): boolean =>
  error instanceof DOMException && ['NotFoundError', 'TypeMismatchError'].includes(error.name);

/** A name as the file system takes it. */
const encoded = (name: string): string => encodeURIComponent(name).slice(0, 240);
const decoded = (name: string): string => {
  try {
    return decodeURIComponent(name);
  } catch {
    // Cut in the middle of a character: shown as it is stored.
    return name;
  }
};

/** Files of one store. */
export function createBrowserFiles(store: string): HostFiles {
  // Browsers give a file system to https and loopback only.
  const given: StorageManager | undefined = globalThis.navigator?.storage;
  if (typeof given?.getDirectory !== 'function') return createMemoryFiles(() => Date.now());
  const storage = given;

  async function folderOf(parts: readonly string[], create: boolean): Promise<FileSystemDirectoryHandle> {
    let folder = await storage.getDirectory();
    for (const part of ['files', store, ...parts])
      folder = await folder.getDirectoryHandle(encoded(part), { create });
    return folder;
  }
  async function handleOf(place: string, create: boolean): Promise<FileSystemFileHandle> {
    const parts = place.split('/');
    const name = parts.pop() ?? '';
    return (await folderOf(parts, create)).getFileHandle(encoded(name), { create });
  }
  async function fileAt(place: string): Promise<File | undefined> {
    try {
      return await (await handleOf(place, false)).getFile();
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }
  const refused = (error: unknown, place: string): unknown =>
    error instanceof DOMException
      ? new OfficeError('cachePermission', { params: { path: place } }, error)
      : error;

  async function writeFrom(place: string, from: number) {
    try {
      const handle = await handleOf(place, true);
      const writer = await handle.createWritable({ keepExistingData: from > 0 });
      await writer.truncate(from);
      await writer.seek(from);
      return {
        write: (chunk: Uint8Array<ArrayBuffer>) =>
          writer.write(chunk).catch((error: unknown) => {
            throw refused(error, place);
          }),
        close: () => writer.close(),
      };
    } catch (error) {
      throw refused(error, place);
    }
  }
  async function remove(place: string): Promise<void> {
    const parts = place.split('/');
    const name = parts.pop() ?? '';
    try {
      await (await folderOf(parts, false)).removeEntry(encoded(name));
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
  }

  return {
    root: () => '',
    setRoot: () => undefined,
    async read(place) {
      const file = await fileAt(place);
      if (file === undefined) throw new OfficeError('fileMissing', { params: { path: place } });
      return file;
    },
    async facts(place) {
      const file = await fileAt(place);
      return file === undefined ? undefined : { size: file.size, modified: file.lastModified };
    },
    writeFrom,
    async move(from, to) {
      const file = await fileAt(from);
      if (file === undefined) throw new OfficeError('fileMissing', { params: { path: from } });
      const target = await freeName(to, async (place) => (await fileAt(place)) !== undefined);
      const writer = await writeFrom(target, 0);
      for (let at = 0; at < file.size; at += 4_194_304)
        await writer.write(new Uint8Array(await file.slice(at, at + 4_194_304).arrayBuffer()));
      await writer.close();
      await remove(from);
      return target;
    },
    remove,
    async list(folder) {
      const found: { place: string; size: number; modified: number }[] = [];
      const walk = async (directory: FileSystemDirectoryHandle, path: string): Promise<void> => {
        for await (const [name, entry] of directory.entries()) {
          const place = `${path}/${decoded(name)}`;
          if (entry.kind === 'directory') await walk(entry as FileSystemDirectoryHandle, place);
          else {
            const file = await (entry as FileSystemFileHandle).getFile();
            found.push({ place, size: file.size, modified: file.lastModified });
          }
        }
      };
      try {
        await walk(await folderOf(folder.split('/'), false), folder);
      } catch (error) {
        if (!isMissing(error)) throw error;
      }
      return found;
    },
    isFolder: (place) =>
      folderOf(place.split('/'), false).then(
        () => true,
        () => false,
      ),
    canWrite: () =>
      folderOf([], true).then(
        () => true,
        () => false,
      ),
  };
}
