// `tangram disk get`: brings files and folders here, or a file's bytes to standard output.
import { createReadStream, mkdirSync, rmSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { DiskNode, OfficeApi } from '#sdk/api.ts';
import { asOfficeError, OfficeError } from '#sdk/errors.ts';
import { safeName } from '#sdk/transfers/rules/safe-name.ts';
import type { CommandSpec } from '../../command.ts';
import type { Context } from '../../context.ts';
import { CliError } from '../../errors.ts';
import { exitCodeOf, exitCodes } from '../../exit-codes.ts';
import { progressOption, showProgress } from '../../progress.ts';
import { fetchedColumns, fetchedFields, type FetchedLine } from '../../shapes/disk.ts';
import { allRows, diskOffice, found, pathArgument, tellFailed, unfinished } from './place.ts';

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
    const row: FetchedLine = { id: first?.id ?? '', name: basename(place), size, md5: '', path: place };
    await context.output.done(row, () => t('files.saved', { path: place }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Fetches a thing into a folder; what cannot come stops no other. */
async function fetchTree(
  context: Context,
  office: OfficeApi,
  node: DiskNode,
  place: string,
  out: { rows: FetchedLine[]; failed: { name: string; error: OfficeError }[] },
): Promise<void> {
  try {
    if (node.isFolder) {
      mkdirSync(place, { recursive: true });
      for (const child of await allRows(context, office, node.id))
        await fetchTree(context, office, child, join(place, safeName(child.name)), out);
      return;
    }
    if (isThere(place)) throw new OfficeError('diskDownloadExists', { params: { path: place } });
    const came = await office.disk
      .download(node, { to: place }, { signal: context.signal })
      .catch((error: unknown) => {
        throw unfinished(asOfficeError(error));
      });
    out.rows.push({ id: node.id, name: node.name, size: node.size, md5: node.md5, path: came.place });
  } catch (error) {
    if (error instanceof CliError) throw error;
    const problem = asOfficeError(error);
    if (problem.kind === 'cancelled' || problem.kind === 'network') throw problem;
    out.failed.push({ name: place, error: problem });
  }
}

/** Brings files and folders here. */
export const get: CommandSpec = {
  ...{ name: 'get', aliases: ['download'], summary: 'cliDisk.get.summary' },
  fields: fetchedFields,
  arguments: [{ ...pathArgument, variadic: true }],
  options: [
    { name: 'output', short: 'o', value: 'text', shown: 'DIR', text: 'cliDisk.get.output' },
    { name: 'zip', text: 'cliDisk.get.zip' },
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
    const nodes: DiskNode[] = [];
    for (const path of input.rest('path')) nodes.push((await found(context, office, path)).node);
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
    const out = { rows: [] as FetchedLine[], failed: [] as { name: string; error: OfficeError }[] };
    const ended = await showProgress(
      context,
      office,
      (one) => one.direction === 'down',
      input.has('progress'),
    );
    try {
      for (const node of nodes)
        await fetchTree(context, office, node, isNamed ? target : join(target, safeName(node.name)), out);
    } finally {
      ended();
    }
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
