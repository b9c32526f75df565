// `tangram disk get`: brings files and folders here, or a file's bytes to standard output.
import { createReadStream, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, join, parse, resolve } from 'node:path';
import type { DiskNode, OfficeApi } from '#sdk/api.ts';
import { asOfficeError, OfficeError } from '#sdk/errors.ts';
import { safeName } from '#sdk/transfers/rules/safe-name.ts';
import type { CommandSpec } from '../../command.ts';
import type { Context } from '../../context.ts';
import { CliError } from '../../errors.ts';
import { exitCodeOf, exitCodes } from '../../exit-codes.ts';
import { progressOption, showProgress } from '../../progress.ts';
import { fetchedColumns, fetchedFields, type FetchedLine } from '../../shapes/disk.ts';
import type { Input } from '../../input.ts';
import { askedConflictOption, openDecisions } from './conflicts.ts';
import {
  allRows,
  conflictOf,
  diskOffice,
  foundMany,
  pathArgument,
  tellFailed,
  unfinished,
  type Failed,
} from './place.ts';

/** Files that are asked for at once; how many of them come at once is the queue's. */
const sideBySide = 16;

const isThere = (place: string): boolean => statSync(place, { throwIfNoEntry: false }) !== undefined;

/** A file's bytes, piece by piece: it comes whole and checked before the first of them is written. */
async function toOutput(context: Context, office: OfficeApi, node: DiskNode): Promise<void> {
  if (node.isFolder) throw new OfficeError('diskNotAFile', { params: { path: node.name } });
  const folder = join(context.parts.paths.cache, 'stdout', crypto.randomUUID());
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  try {
    const { place } = await office.disk.download(
      node,
      { to: join(folder, 'content') },
      { signal: context.signal },
    );
    for await (const chunk of createReadStream(place)) context.io.out(chunk as Uint8Array);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The selection as one compressed file: under the name that was given, in the folder that was named, or to standard output. */
async function toZip(
  context: Context,
  office: OfficeApi,
  nodes: readonly DiskNode[],
  typed: string,
): Promise<void> {
  const [first] = nodes;
  const named = `${first === undefined || first.name === '' ? 'disk' : safeName(first.name)}.zip`;
  const target = resolve(typed);
  const isFolder = statSync(target, { throwIfNoEntry: false })?.isDirectory() === true;
  const folder = join(context.parts.paths.cache, 'stdout', crypto.randomUUID());
  if (typed === '-') mkdirSync(folder, { recursive: true, mode: 0o700 });
  const to = typed === '-' ? join(folder, named) : isFolder ? join(target, named) : target;
  const ids = nodes.map(({ id }) => id);
  try {
    const { place, size } = await office.disk.downloadZip({ ids, to }, { signal: context.signal });
    if (typed === '-') {
      for await (const chunk of createReadStream(place)) context.io.out(chunk as Uint8Array);
      return;
    }
    const { t } = await context.texts();
    const row: FetchedLine = {
      id: first?.id ?? '',
      name: basename(place),
      size,
      md5: '',
      path: place,
      act: 'added',
    };
    await context.output.done(row, () => t('files.saved', { path: place }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A file that is to come, and where to. */
type Coming = { readonly node: DiskNode; readonly place: string };
type Outcome = { rows: FetchedLine[]; failed: Failed[] };

/** The files of a thing with their places; their folders are made on the way. What cannot be read stops no other. */
async function filesOf(
  context: Context,
  office: OfficeApi,
  node: DiskNode,
  place: string,
  out: Outcome,
): Promise<Coming[]> {
  if (!node.isFolder) return [{ node, place }];
  try {
    if (statSync(place, { throwIfNoEntry: false })?.isDirectory() === false)
      throw new OfficeError('diskDownloadExists', { params: { path: place } });
    mkdirSync(place, { recursive: true });
    const found: Coming[] = [];
    for (const child of await allRows(context, office, node.id))
      found.push(...(await filesOf(context, office, child, join(place, safeName(child.name)), out)));
    return found;
  } catch (error) {
    out.failed.push({ name: place, error: passable(error) });
    return [];
  }
}

/** What ends one file; without a connection, or told to stop, the others end too. */
function passable(error: unknown): OfficeError {
  if (error instanceof CliError) throw error;
  const problem = asOfficeError(error);
  if (problem.kind === 'cancelled' || problem.kind === 'network') throw unfinished(problem);
  return problem;
}

/** Where a file goes that keeps what lies there: `a (1).txt`. */
function freePlace(place: string, isTaken: (place: string) => boolean): string {
  const { dir, name, ext } = parse(place);
  for (let number = 1; ; number += 1) {
    const free = join(dir, `${name} (${number})${ext}`);
    if (!isTaken(free)) return free;
  }
}

/** Decides what becomes of names that are taken here, one after the other, and fetches the rest side by side. */
async function fetchAll(
  context: Context,
  input: Input,
  office: OfficeApi,
  coming: readonly Coming[],
  out: Outcome,
): Promise<void> {
  const decide = openDecisions(context, input);
  const given = conflictOf(input);
  const wanted: (Coming & { act: string })[] = [];
  const skip = ({ node, place }: Coming): void =>
    void out.rows.push({ ...fetchedLine(node, place), act: 'skipped' });
  // Two of the same name are one place, also where neither has come yet.
  const claimed = new Set<string>();
  const isTaken = (place: string): boolean => isThere(place) || claimed.has(place);
  const want = (one: Coming, act: string): void => {
    claimed.add(one.place);
    wanted.push({ ...one, act });
  };
  for (const one of coming) {
    if (!isTaken(one.place)) {
      want(one, 'added');
      continue;
    }
    const way = given === 'refuse' ? (await decide(one.place))?.way : given;
    if (way === undefined)
      out.failed.push({
        name: one.place,
        error: new OfficeError('diskDownloadExists', { params: { path: one.place } }),
      });
    else if (way === 'skip') skip(one);
    else if (way === 'rename') want({ ...one, place: freePlace(one.place, isTaken) }, 'renamed');
    else if (claimed.has(one.place))
      out.failed.push({ name: one.place, error: new OfficeError('diskDownloadExists') });
    else want(one, 'replaced');
  }
  const ended = await showProgress(context, office, (one) => one.direction === 'down', input.has('progress'));
  const rows: (FetchedLine | undefined)[] = wanted.map(() => undefined);
  let next = 0;
  const work = async (): Promise<void> => {
    for (let at = next++; at < wanted.length; at = next++) {
      const { node, place, act } = wanted[at] as (typeof wanted)[number];
      try {
        // What is there gives way only when the other is whole: it comes beside it first.
        const to = act === 'replaced' ? `${place}.${crypto.randomUUID()}` : place;
        const came = await office.disk.download(node, { to }, { signal: context.signal });
        if (act === 'replaced') renameSync(came.place, place);
        rows[at] = { ...fetchedLine(node, act === 'replaced' ? place : came.place), act };
      } catch (error) {
        // Nobody begins another one where the connection is gone.
        next = Math.max(next, asOfficeError(error).kind === 'network' ? wanted.length : next);
        out.failed.push({ name: place, error: passable(error) });
      }
    }
  };
  try {
    await Promise.all(Array.from({ length: sideBySide }, work));
  } finally {
    ended();
    out.rows.push(...rows.filter((row) => row !== undefined));
  }
}

const fetchedLine = (node: DiskNode, path: string): Omit<FetchedLine, 'act'> => ({
  ...{ id: node.id, name: node.name, size: node.size, md5: node.md5, path },
});

/** Brings files and folders here. */
export const get: CommandSpec = {
  ...{ name: 'get', aliases: ['download'], summary: 'cliDisk.get.summary' },
  fields: fetchedFields,
  arguments: [{ ...pathArgument, variadic: true }],
  options: [
    { name: 'output', short: 'o', value: 'text', shown: 'DIR', text: 'cliDisk.get.output' },
    { name: 'zip', text: 'cliDisk.get.zip' },
    askedConflictOption,
    progressOption,
  ],
  examples: [
    { line: 'tangram disk get personal:/工作总结 -o .', text: 'cliDisk.get.example' },
    { line: 'tangram disk get personal:/a.txt -o - | wc -l', text: 'cliDisk.get.exampleStdout' },
    { line: 'tangram disk get personal:/a personal:/b --zip -o both.zip', text: 'cliDisk.get.exampleZip' },
  ],
  async run(context, input) {
    const office = await diskOffice(context, 'get');
    const typed = input.text('output') ?? '.';
    const { nodes, failed: missing } = await foundMany(context, office, input.rest('path'));
    // What is one stream, or one archive, is all of it.
    const [lost] = missing;
    if (lost !== undefined && (input.has('zip') || typed === '-')) throw lost.error;
    if (input.has('zip')) return toZip(context, office, nodes, typed);
    if (typed === '-') {
      for (const node of nodes) await toOutput(context, office, node);
      return;
    }
    const target = resolve(typed);
    const isFolder = statSync(target, { throwIfNoEntry: false })?.isDirectory() === true;
    const [first] = nodes;
    // One file may be given another name here; into a folder that is not there yet goes whatever else comes.
    const isNamed = !isFolder && nodes.length === 1 && first?.isFolder === false && !typed.endsWith('/');
    if (!isFolder && !isNamed) {
      if (isThere(target)) throw new OfficeError('diskNotAFolder', { params: { path: target } });
      mkdirSync(target, { recursive: true });
    }
    const out: Outcome = { rows: [], failed: [...missing] };
    const coming: Coming[] = [];
    for (const node of nodes) {
      const place = isNamed ? target : join(target, safeName(node.name));
      coming.push(...(await filesOf(context, office, node, place, out)));
    }
    await fetchAll(context, input, office, coming, out);
    const { rows, failed } = out;
    const [only] = failed;
    if (only !== undefined && rows.length === 0 && failed.length === 1) throw only.error;
    await tellFailed(context, failed);
    const { t } = await context.texts();
    const [row] = rows;
    if (rows.length === 1 && failed.length === 0 && first?.isFolder === false && row !== undefined)
      return context.output.done(row, () => t('files.saved', { path: row.path }));
    await context.output.rows(rows, fetchedColumns);
    if (only === undefined) return undefined;
    return rows.length === 0 ? exitCodeOf(only.error.kind) : exitCodes.partial;
  },
};
