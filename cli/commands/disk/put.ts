// `tangram disk put`: sends files, folders and standard input up by the one queue, and says of each what came of it.
import { createWriteStream, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
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
import { askedConflictOption, openDecisions } from './conflicts.ts';
import {
  below,
  checkName,
  conflictOf,
  diskOffice,
  newPlace,
  tellFailed,
  unfinished,
  type Failed,
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

/** Whether the last word names something of this computer, not a path on a disk: it holds no disk, and stands here. */
const isForgotten = (to: string, from: readonly string[]): boolean =>
  !to.includes(':') &&
  statSync(resolve(to), { throwIfNoEntry: false }) !== undefined &&
  from.every((path) => path !== '-' && basename(resolve(path)) !== basename(to));

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
  arguments: [
    { name: 'files', required: true, variadic: true, last: 'path', text: 'cliDisk.argument.localAndPath' },
  ],
  options: [
    askedConflictOption,
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
    // A file of this computer that would become the name of another one on the disk: the path was forgotten.
    if (goal.named !== undefined && isForgotten(to, from))
      throw new CliError('missingArgument', { name: 'path' }, { param: 'path' });
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

/** Bytes of what lies at a path, with everything in it. Standard input tells none beforehand. */
function bytesOf(path: string): number {
  if (path === '-') return 0;
  const facts = statSync(path, { throwIfNoEntry: false });
  if (facts?.isDirectory() !== true) return facts?.isFile() === true ? facts.size : 0;
  return readdirSync(path).reduce((sum, name) => sum + bytesOf(join(path, name)), 0);
}

/** An upload in the queue: `name` is what it is called where it fails. */
type Begun = { id: string; name: string };

async function send(
  context: Context,
  input: Input,
  office: OfficeApi,
  goal: Goal,
  sources: readonly (readonly [path: string, name: string])[],
): Promise<ExitCode | undefined> {
  const show = (): Promise<() => void> =>
    showProgress(context, office, (one) => one.disk !== undefined, input.has('progress'));
  const decide = openDecisions(context, input);
  const rows: UploadLine[] = [];
  const begun: Begun[] = [];
  const failed: Failed[] = [];
  const kept: string[] = [];
  const skipped = new Set<string>();
  const { folderId, way } = goal;
  const batch = crypto.randomUUID();
  const begin = async ([path, name]: readonly [string, string], bytes?: number): Promise<Begun[]> => {
    const place = path === '-' ? await inputFile(context, name) : resolve(path);
    if (path === '-') kept.push(place);
    const together = { batch, ...(bytes !== undefined && { bytes }) };
    const conflict = conflictOf(input);
    try {
      const source = { path: place };
      const ids = await office.disk.upload({ folderId, source, name, conflict, path: way, together });
      const names = transferNames(office);
      return ids.map((id) => ({ id, name: ids.length === 1 ? name : (names.get(id) ?? name) }));
    } catch (error) {
      const problem = passable(error);
      // Without room for all of it nothing begins.
      if (bytes !== undefined && problem.code === 'diskSpace') throw problem;
      failed.push({ name, error: problem });
      return [];
    }
  };
  const arrive = async ({ id }: Begun, inner: string): Promise<void> => {
    const { id: nodeId, name: stored, ...done } = await office.disk.uploaded(id, { signal: context.signal });
    // Below a folder that went up its files have their place; a single one lies where it was sent.
    const folders = inner.split('/').slice(way.length, -1);
    const at = [...way.slice(goal.named === undefined ? way.length : 0), ...folders, stored];
    const path = at.reduce((base, one) => below(base, one), goal.base);
    rows.push({ id: nodeId, path, name: stored, ...done });
  };
  let ended = await show();
  /** Asks where somebody can be asked; answers whether it is tried again. */
  const isDecided = async ({ id, name }: Begun): Promise<boolean> => {
    ended();
    const decision = await decide(name);
    ended = await show();
    if (decision === undefined) return false;
    await office.disk.decide(id, decision.way, { forAll: decision.forAll });
    if (decision.way === 'skip') skipped.add(decision.forAll ? batch : id);
    return true;
  };
  try {
    const bytes = sources.length < 2 ? undefined : sources.reduce((sum, [path]) => sum + bytesOf(path), 0);
    for (const [at, source] of sources.entries())
      begun.push(...(await begin(source, at === 0 ? bytes : undefined)));
    const inner = transferNames(office);
    for (const one of begun)
      for (;;)
        try {
          await arrive(one, inner.get(one.id) ?? '');
          break;
        } catch (error) {
          const problem = asOfficeError(error);
          const isLeftOut = skipped.has(one.id) || skipped.has(batch);
          if (problem.kind === 'cancelled' && isLeftOut && !context.signal.aborted) break;
          if (problem.kind === 'cancelled' || problem.kind === 'network') throw unfinished(problem);
          if (problem.code === 'diskSameName' && (await isDecided(one))) continue;
          await office.files.cancel(one.id);
          failed.push({ name: one.name, error: problem });
          break;
        }
  } catch (error) {
    // Who could not be asked has decided nothing: what waits for it does not stay on the list.
    if (error instanceof CliError && error.code === 'invalidValue')
      for (const { id } of begun) await office.files.cancel(id);
    throw error;
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
  else await context.output.rows(rows, uploadColumns(t));
  if (only === undefined) return undefined;
  return rows.length === 0 ? exitCodeOf(only.error.kind) : exitCodes.partial;
}

/** What ends one upload; without a connection, or told to stop, the others end too and stay on the list. */
function passable(error: unknown): OfficeError {
  const problem = asOfficeError(error);
  if (problem.kind === 'cancelled' || problem.kind === 'network') throw problem;
  return problem;
}
