// Files in memory: for tests, and for browsers that give no file system to a page that is not secure.
import { OfficeError } from '../errors.ts';
import type { HostFiles } from './file-port.ts';
import { freeName } from './free-name.ts';

/** Files that live as long as the process. */
export function createMemoryFiles(now: () => number = () => 0): HostFiles {
  const files = new Map<string, { content: Blob; modified: number }>();
  return {
    root: () => '',
    setRoot: () => undefined,
    async read(place) {
      const found = files.get(place);
      if (found === undefined) throw new OfficeError('fileMissing', { params: { path: place } });
      return found.content;
    },
    async facts(place) {
      const found = files.get(place);
      return found === undefined ? undefined : { size: found.content.size, modified: found.modified };
    },
    async writeFrom(place, from) {
      const parts: (Blob | Uint8Array<ArrayBuffer>)[] = [
        files.get(place)?.content.slice(0, from) ?? new Blob([]),
      ];
      const keep = (): void => {
        files.set(place, { content: new Blob(parts.splice(0)), modified: now() });
        parts.push(files.get(place)?.content ?? new Blob([]));
      };
      return {
        write: async (chunk) => void parts.push(chunk.slice()),
        close: async () => keep(),
      };
    },
    async move(from, to) {
      const found = files.get(from);
      if (found === undefined) throw new OfficeError('fileMissing', { params: { path: from } });
      const target = await freeName(to, async (place) => files.has(place));
      files.delete(from);
      files.set(target, found);
      return target;
    },
    remove: async (place) => void files.delete(place),
    list: async (folder) =>
      [...files]
        .filter(([place]) => place.startsWith(`${folder}/`))
        .map(([place, { content, modified }]) => ({ place, size: content.size, modified })),
    isFolder: async (place) => [...files.keys()].some((one) => one.startsWith(`${place}/`)),
    canWrite: async () => true,
  };
}
