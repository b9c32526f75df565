// What a fault of an operator is, and what several of them are made with.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import type { OperatorWorld, Place } from '../operator-world.ts';

/** What a fault is about. */
export type FaultSubject =
  | 'certificate'
  | 'proxy'
  | 'address'
  | 'settings'
  | 'folder'
  | 'rights'
  | 'disk'
  | 'versions'
  | 'damage'
  | 'licence'
  | 'clock';

/** One of them. `make` spoils a place and answers the command; undefined where this machine cannot have it. */
export type OperatorFault = {
  about: FaultSubject;
  name: string;
  make(
    world: OperatorWorld,
    place: Place,
  ): Promise<readonly string[] | undefined> | readonly string[] | undefined;
  /** Of the error; undefined where the command answers and its exit says that something is wrong. */
  code: string | undefined;
  exit: number;
  /** What the English sentences name: the thing, and what helps. */
  says: RegExp;
  /** How far the clock of the command is ahead, in ms. */
  ahead?: number;
  /** Whether the command is somebody's without rights of their own; the place is theirs. */
  asNobody?: boolean;
  /** What has to stay as it was, below the place; the whole place unless given. */
  kept?: string;
};

/** Starts the office of a place. */
export const start = (place: Place, ...more: string[]): readonly string[] => [
  ...['server', 'start', '--data', place.data, '--port', '0'],
  ...more,
];
/** Does something of `server` to it. */
export const on = (place: Place, ...argv: string[]): readonly string[] => [
  'server',
  ...argv,
  '--data',
  place.data,
];

function database(path: string, work: (database: Database.Database) => void): void {
  const opened = new Database(path);
  work(opened);
  opened.close();
}
/** Writes what an office keeps of itself. */
export const setMeta = (place: Place, key: string, value: string): void =>
  database(join(place.data, 'office.sqlite'), (opened) =>
    opened.prepare('insert or replace into meta (key, value) values (?, ?)').run(key, value),
  );
/** Contents of an office or a backup. */
const contentsOf = (folder: string): string[] =>
  readdirSync(join(folder, 'blobs'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
/** Flips a bit of a file. */
export function flip(path: string, at = 0): void {
  const bytes = readFileSync(path);
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  writeFileSync(path, bytes);
}
/** One content of an office or a backup. */
export const firstContent = (folder: string): string => contentsOf(folder)[0] ?? '';
/** From now on the data of a folder is that of a newer program. */
export const newer = (folder: string): void =>
  database(join(folder, 'office.sqlite'), (opened) => opened.pragma('user_version = 9999'));
/** Changes a file of JSON. */
export function rewrite(path: string, change: (facts: Record<string, unknown>) => void): void {
  const facts = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
  change(facts);
  writeFileSync(path, JSON.stringify(facts));
}
/** Writes a file beside the office. */
export const written = (place: Place, name: string, text: string): string => {
  writeFileSync(join(place.folder, name), text);
  return join(place.folder, name);
};

/** The database of a folder. */
export const sqlite = (folder: string): string => join(folder, 'office.sqlite');
/** The backup beside an office. */
export const backupOf = (place: Place): string => join(place.folder, 'backup');
/** Begins an office. */
export const begin = (data: string): readonly string[] => [
  ...['server', 'init', '--data', data, '--name', 'Own', '--admin', 'lina', '--admin-name', 'Lina'],
];
