// Keeps the small values of a device in one JSON file that several processes read and write.
import { statSync } from 'node:fs';
import type { DeviceStore } from '../port.ts';
import { readPrivateFile, writePrivateFile } from './private-file.ts';

function parse(contents: Buffer | undefined): Map<string, string> {
  if (contents === undefined) return new Map();
  let value: unknown;
  try {
    value = JSON.parse(contents.toString('utf8'));
  } catch {
    // Nothing in here is dear: settings go back to their defaults, addresses are looked up again.
    return new Map();
  }
  if (typeof value !== 'object' || value === null) return new Map();
  return new Map(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** Reads the file again when another process has replaced it; a write starts from what is there now. */
export function createDeviceStore(path: string): DeviceStore {
  let values = new Map<string, string>();
  let stamp = '';

  function refresh(): void {
    const found = statSync(path, { throwIfNoEntry: false, bigint: true });
    const now = found === undefined ? '' : `${found.ino} ${found.mtimeNs} ${found.size}`;
    if (now === stamp) return;
    values = parse(readPrivateFile(path));
    stamp = now;
  }
  function save(): void {
    const sorted = [...values].toSorted(([a], [b]) => (a < b ? -1 : 1));
    writePrivateFile(path, `${JSON.stringify(Object.fromEntries(sorted), undefined, 2)}\n`);
    stamp = '';
  }

  return {
    get(name) {
      refresh();
      return values.get(name);
    },
    set(name, value) {
      refresh();
      if (values.get(name) === value) return;
      values.set(name, value);
      save();
    },
    remove(name) {
      refresh();
      if (values.delete(name)) save();
    },
  };
}
