// Which files the linter has to look at with their types again: those that changed, and all that see a changed one.
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { importsOf } from '../architecture/imports.ts';
import type { SourceFile } from '../architecture/sources.ts';
import { cacheFolder } from './cache-folder.ts';
import { root } from './step.ts';

/** What a clean run has seen: a digest of what holds for every file, and one of each file by its path. */
export type LintRecord = { ground: string; files: Readonly<Record<string, string>> };

const recordSchema = z.object({ ground: z.string(), files: z.record(z.string(), z.string()) });
const digest = (...texts: readonly string[]): string => {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(`${text.length}:`).update(text);
  return hash.digest('hex').slice(0, 32);
};

/** Digests of the files as they are now; `ground` holds what every file's types rest on. */
export function recordOf(files: readonly SourceFile[], ground: readonly string[]): LintRecord {
  // A declaration file is seen without being imported.
  const everywhere = files.filter(({ path }) => path.endsWith('.d.ts')).map(({ text }) => text);
  return {
    ground: digest(...ground, ...everywhere),
    files: Object.fromEntries(files.map(({ path, text }) => [path, digest(text)])),
  };
}

/** The files that `before` says nothing about any more: changed ones and, over imports of any kind, those that see them. */
export function filesToLint(
  files: readonly SourceFile[],
  now: LintRecord,
  before: LintRecord | undefined,
): string[] {
  const paths = files.map(({ path }) => path);
  if (before === undefined || before.ground !== now.ground) return paths;
  const seenBy = new Map<string, string[]>();
  for (const file of files)
    for (const { kind, target } of importsOf(file))
      if (kind === 'project') seenBy.set(target, [...(seenBy.get(target) ?? []), file.path]);
  const known = new Set([...paths, ...Object.keys(before.files)]);
  const waiting = [...known].filter((path) => before.files[path] !== now.files[path]);
  const found = new Set<string>();
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path)) continue;
    found.add(path);
    waiting.push(...(seenBy.get(path) ?? []));
  }
  return paths.filter((path) => found.has(path));
}

/** What stands beside the sources and decides about every file: the rules, the programs, the packages. */
export function lintGround(): string[] {
  const files = [
    '.oxlintrc.json',
    'package-lock.json',
    'tsconfig.json',
    ...globSync('*/**/tsconfig.json', {
      cwd: root,
      exclude: ['node_modules/**', 'dist/**'],
    }).toSorted(),
  ];
  return files.map((file) => readFileSync(join(root, file), 'utf8'));
}

const recordFile = join(cacheFolder('lint'), 'record.json');

/** The record of the last clean run; nothing where there is none that can be read. */
export function readLintRecord(): LintRecord | undefined {
  if (!existsSync(recordFile)) return undefined;
  const read = recordSchema.safeParse(JSON.parse(readFileSync(recordFile, 'utf8')));
  return read.success ? read.data : undefined;
}

/** Keeps the record of a clean run, in one step. */
export function writeLintRecord(record: LintRecord): void {
  mkdirSync(cacheFolder('lint'), { recursive: true });
  const own = `${recordFile}.${process.pid}`;
  writeFileSync(own, JSON.stringify(record));
  renameSync(own, recordFile);
}
