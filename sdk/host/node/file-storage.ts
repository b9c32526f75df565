// Keeps a program's names and values in one file, which is whole at any moment.
import { readPrivateFile, writePrivateFile } from './private-file.ts';

/** Names and values that are JSON; see `BotStorage` of `tangram/sdk/bot`. */
export type FileStorage = {
  get(name: string): unknown;
  set(name: string, value: unknown): void;
  names(): string[];
};

function valuesOf(path: string): Map<string, unknown> {
  const text = readPrivateFile(path)?.toString('utf8');
  if (text === undefined) return new Map();
  const read: unknown = JSON.parse(text);
  if (typeof read !== 'object' || read === null || Array.isArray(read))
    throw new TypeError(`${path} holds no names and values`);
  return new Map(Object.entries(read));
}

/**
 * Opens it; the file is made with the first value, and belongs to one process at a time. A value that is set is on the
 * disk when the call returns. @throws SyntaxError, TypeError where the file is another one
 */
export function fileStorage(path: string): FileStorage {
  const values = valuesOf(path);
  return {
    get: (name) => structuredClone(values.get(name)),
    set(name, value) {
      const copy: unknown = value === undefined ? undefined : JSON.parse(JSON.stringify(value));
      if (copy === undefined) values.delete(name);
      else values.set(name, copy);
      writePrivateFile(path, JSON.stringify(Object.fromEntries(values), undefined, 1));
    },
    names: () => [...values.keys()],
  };
}
