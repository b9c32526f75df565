// `tangram disk put`: sends files, folders and standard input up by the one queue, and says of each what came of it.
import { createWriteStream, mkdirSync, rmSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { LocalTransfer, OfficeApi } from '#sdk/api.ts';
import { asOfficeError, OfficeError } from '#sdk/errors.ts';
import type { CommandSpec } from '../../command.ts';
import type { Context } from '../../context.ts';
import { CliError } from '../../errors.ts';
import { exitCodes, exitCodeOf, type ExitCode } from '../../exit-codes.ts';
import { showPlan } from '../../dry-run.ts';
import type { Input } from '../../input.ts';
import { progressOption, showProgress } from '../../progress.ts';
import { uploadColumns, uploadFields, type UploadLine } from '../../shapes/disk.ts';
import {
  below,
  checkName,
  conflictOf,
  conflictOption,
  diskOffice,
  newPlace,
  tellFailed,
  unfinished,
} from './place.ts';

/** Where what goes up is to be: its folder, folders still to be made there, and a name where one was given. */
type Goal = { folderId: string; way: readonly string[]; named?: string; base: string };

async function goalOf(context: Context, office: OfficeApi, to: string, many: boolean): Promise<Goal> {
  const place = await newPlace(context, office, to);
  const { folder, missing } = place;
  if (!folder.isFolder) {
    if (many || missing.length > 0) throw new OfficeError('diskNotAFolder', { params: { path: to } });
    return { folderId: folder.parentId, way: [], named: folder.name, base: to.slice(0, to.lastIndexOf('/')) };
  }
  // A path that ends with a name that is not there names the file; one with a slash, folders to be made.
  const names = to.endsWith('/') || missing.length === 0 || many ? undefined : missing.at(-1);
  const way = names === undefined ? missing : missing.slice(0, -1);
  for (const one of missing) checkName(one);
  const base = names === undefined ? to : to.slice(0, to.lastIndexOf('/') + 1);
  return { folderId: folder.id, way, base, ...(names !== undefined && { named: names }) };
}

/** What comes on standard input, as a file: its size is announced before it goes up, and it outlives a break. */
async function inputFile(context: Context, name: string): Promise<string> {
  const folder = join(context.parts.paths.cache, 'stdin', crypto.randomUUID());
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const place = join(folder, name.replaceAll(/[/\\]/g, '_'));
  await pipeline(context.io.bytes(), createWriteStream(place, { mode: 0o600 }), { signal: context.signal });
  return place;
}

function transferNames(office: OfficeApi): Map<string, string> {
  let rows: readonly LocalTransfer[] = [];
  office.files.transfers((batch) => void (rows = batch.reset ?? rows))();
  return new Map(rows.map(({ id, name, disk }) => [id, [...(disk?.path ?? []), name].join('/')]));
}

/** Sends files and folders up. */
export const put: CommandSpec = {
  ...{ name: 'put', aliases: ['upload'], summary: 'cliDisk.put.summary', mutates: true },
  fields: uploadFields,
  arguments: [{ name: 'files', required: true, variadic: true, text: 'cliDisk.argument.localAndPath' }],
  options: [
    conflictOption,
    { name: 'name', value: 'text', shown: 'NAME', text: 'cliDisk.put.name' },
    progressOption,
  ],
  examples: [
    { line: 'tangram disk put 报告.pdf personal:/工作总结/', text: 'cliDisk.put.example' },
    { line: 'tar c . | tangram disk put - personal:/backup.tar --json', text: 'cliDisk.put.exampleStdin' },
  ],
  async run(context, input) {
    const words = input.rest('files');
    const to = words.at(-1) ?? '';
    const from = words.slice(0, -1);
    if (from.length === 0) throw new CliError('missingArgument', { name: 'path' }, { param: 'path' });
    for (const path of from)
      if (path !== '-' && statSync(resolve(path), { throwIfNoEntry: false }) === undefined)
        throw new OfficeError('fileMissing', { params: { path } });
    const office = await diskOffice(context, 'put');
    const goal = await goalOf(context, office, to, from.length > 1);
    const nameOf = (path: string): string =>
      input.text('name') ?? goal.named ?? (path === '-' ? 'stdin' : basename(resolve(path)));
    for (const path of from) checkName(nameOf(path));
    if (context.flags.dryRun)
      return showPlan(
        context,
        from.map((path) => ({ call: 'disk.upload', input: { name: nameOf(path), to, path: goal.way } })),
        ['name', 'path'],
      );
    return send(
      context,
      input,
      office,
      goal,
      from.map((path) => [path, nameOf(path)]),
    );
  },
};

async function send(
  context: Context,
  input: Input,
  office: OfficeApi,
  goal: Goal,
  sources: readonly (readonly [path: string, name: string])[],
): Promise<ExitCode | undefined> {
  const ended = await showProgress(context, office, (one) => one.disk !== undefined, input.has('progress'));
  const rows: UploadLine[] = [];
  const failed: { name: string; error: OfficeError }[] = [];
  const kept: string[] = [];
  try {
    for (const [path, name] of sources) {
      const place = path === '-' ? await inputFile(context, name) : resolve(path);
      if (path === '-') kept.push(place);
      const source = { path: place };
      const { folderId, way } = goal;
      let ids: readonly string[] = [];
      try {
        ids = await office.disk.upload({ folderId, source, name, conflict: conflictOf(input), path: way });
      } catch (error) {
        failed.push({ name, error: passable(error) });
      }
      const names = transferNames(office);
      for (const id of ids) {
        try {
          const {
            id: nodeId,
            name: stored,
            ...done
          } = await office.disk.uploaded(id, { signal: context.signal });
          // Below a folder that went up its files have their place; a single one lies where it was sent.
          const inner = (names.get(id) ?? '').split('/').slice(way.length, -1);
          const at = [...way.slice(goal.named === undefined ? way.length : 0), ...inner, stored];
          const path = at.reduce((base, one) => below(base, one), goal.base);
          rows.push({ id: nodeId, path, name: stored, ...done });
        } catch (error) {
          const problem = asOfficeError(error);
          if (problem.kind === 'cancelled' || problem.kind === 'network') throw unfinished(problem);
          await office.files.cancel(id);
          failed.push({ name: ids.length === 1 ? name : (names.get(id) ?? name), error: problem });
        }
      }
    }
  } finally {
    ended();
  }
  for (const place of kept) rmSync(join(place, '..'), { recursive: true, force: true });
  const [only] = failed;
  if (only !== undefined && rows.length === 0 && failed.length === 1) throw only.error;
  await tellFailed(context, failed);
  const { t } = await context.texts();
  const [row] = rows;
  if (rows.length === 1 && sources.length === 1 && failed.length === 0 && row !== undefined)
    await context.output.done(row, () => t('cliDisk.put.done', { path: row.path }));
  else await context.output.rows(rows, uploadColumns);
  if (only === undefined) return undefined;
  return rows.length === 0 ? exitCodeOf(only.error.kind) : exitCodes.partial;
}

/** What ends one upload; without a connection, or told to stop, the others end too and stay on the list. */
function passable(error: unknown): OfficeError {
  const problem = asOfficeError(error);
  if (problem.kind === 'cancelled' || problem.kind === 'network') throw problem;
  return problem;
}
