// Files on Node: the product's own below a folder of the profile, the person's own by their absolute paths.
import { constants } from 'node:fs';
import { access, copyFile, link, mkdir, open, readdir, rm, stat, unlink } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { dirname, isAbsolute, join, resolve, sep } from 'node:path';
import { crc32Text } from '../../base/crc32.ts';
import { OfficeError } from '../../errors.ts';
import type { Hashes, HostFiles } from '../file-port.ts';
import { freeName } from '../free-name.ts';
import { openFileContent } from './file-content.ts';

/** The digests. */
export const nodeHashes: Hashes = (kind) => {
  if (kind === 'crc32') {
    let check = 0;
    return { add: (bytes) => void (check = crc32(bytes, check)), hex: () => crc32Text(check) };
  }
  const hash = createHash(kind);
  return {
    add: (bytes) => void hash.update(bytes),
    hex: () => hash.digest('hex').toUpperCase(),
  };
};

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? '';

function problem(error: unknown, path: string): unknown {
  const code = codeOf(error);
  if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'EISDIR')
    return new OfficeError('fileMissing', { params: { path } }, error);
  if (['EACCES', 'EPERM', 'EROFS', 'ENOSPC'].includes(code))
    return new OfficeError('cachePermission', { params: { path } }, error);
  return error;
}

/** Files below a folder; the folder is made with its first file. */
export function createNodeFiles(usual: string): HostFiles {
  let root = usual;

  function pathOf(place: string): string {
    if (isAbsolute(place)) return place;
    const path = resolve(root, place);
    if (!path.startsWith(root + sep)) throw new RangeError('a place outside of the folder');
    return path;
  }

  const exists = (path: string): Promise<boolean> =>
    stat(path).then(
      () => true,
      () => false,
    );

  return {
    root: () => root,
    setRoot: (path) => void (root = path === '' ? usual : resolve(path)),
    async read(place) {
      const path = pathOf(place);
      try {
        return await openFileContent(path);
      } catch (error) {
        // openAsBlob says «invalid argument» for what is not there and for folders.
        if (!(await exists(path)) || codeOf(error) === 'ERR_INVALID_ARG_VALUE')
          throw new OfficeError('fileMissing', { params: { path } }, error);
        throw problem(error, path);
      }
    },
    async facts(place) {
      try {
        const found = await stat(pathOf(place));
        return found.isFile() ? { size: found.size, modified: Math.round(found.mtimeMs) } : undefined;
      } catch (error) {
        if (['ENOENT', 'ENOTDIR'].includes(codeOf(error))) return undefined;
        throw problem(error, place);
      }
    },
    async writeFrom(place, from) {
      const path = pathOf(place);
      try {
        await mkdir(dirname(path), { recursive: true, mode: 0o700 });
        // Never through a link that somebody put there (quality S5).
        const flags = constants.O_RDWR | constants.O_CREAT | (constants.O_NOFOLLOW ?? 0);
        const file = await open(path, flags, 0o600);
        await file.truncate(from);
        let at = from;
        return {
          async write(chunk) {
            try {
              for (let done = 0; done < chunk.byteLength;) {
                const { bytesWritten } = await file.write(chunk, done, chunk.byteLength - done, at);
                done += bytesWritten;
                at += bytesWritten;
              }
            } catch (error) {
              throw problem(error, path);
            }
          },
          async close() {
            await file.sync();
            await file.close();
          },
        };
      } catch (error) {
        // A place that cannot be made is one where nothing may be written.
        if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR')
          throw new OfficeError('cachePermission', { params: { path: path.replace(/\.part$/, '') } }, error);
        throw problem(error, path);
      }
    },
    async move(from, to) {
      const [source, wanted] = [pathOf(from), pathOf(to)];
      try {
        await mkdir(dirname(wanted), { recursive: true, mode: 0o700 });
        for (;;) {
          const target = await freeName(wanted, exists);
          try {
            // A link fails where the name is taken; a rename would replace what lies there.
            await link(source, target).catch(async (error: unknown) => {
              if (!['EXDEV', 'EPERM', 'ENOTSUP', 'EMLINK'].includes(codeOf(error))) throw error;
              await copyFile(source, target, constants.COPYFILE_EXCL);
            });
            await unlink(source);
            return isAbsolute(to) ? target : target.slice(root.length + 1).replaceAll(sep, '/');
          } catch (error) {
            if (codeOf(error) !== 'EEXIST') throw error;
          }
        }
      } catch (error) {
        throw problem(error, wanted);
      }
    },
    remove: (place) => rm(pathOf(place), { force: true }),
    async list(folder) {
      const base = pathOf(folder);
      const found = await readdir(base, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
        if (['ENOENT', 'ENOTDIR'].includes(codeOf(error))) return [];
        throw problem(error, base);
      });
      const files = await Promise.all(
        found
          .filter((one) => one.isFile())
          .map(async (one) => {
            const path = join(one.parentPath, one.name);
            // What is gone meanwhile, or has a name that is no text, is told where its turn comes.
            const { size, mtimeMs } = await stat(path).catch((error: unknown) => {
              if (codeOf(error) === 'ENOENT') return { size: 0, mtimeMs: 0 };
              throw problem(error, path);
            });
            const place = isAbsolute(folder) ? path : path.slice(root.length + 1).replaceAll(sep, '/');
            return { place, size, modified: Math.round(mtimeMs) };
          }),
      );
      return files.sort((a, b) => (a.place < b.place ? -1 : 1));
    },
    isFolder: (place) =>
      stat(pathOf(place)).then(
        (found) => found.isDirectory(),
        () => false,
      ),
    async canWrite() {
      try {
        await mkdir(root, { recursive: true, mode: 0o700 });
        await access(root, constants.W_OK);
        return true;
      } catch {
        // Whatever the reason: nothing can be kept there, and the face shows the permission notice.
        return false;
      }
    },
  };
}
