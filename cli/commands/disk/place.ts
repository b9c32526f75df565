// Finds what a path of a disk means, and says what came of acts on many, for the disk's commands.
import type {
  Disk,
  DiskConflict,
  DiskItemAnswer,
  DiskLevel,
  DiskNode,
  DiskPlace,
  OfficeApi,
} from '#sdk/api.ts';
import { asOfficeError, OfficeError } from '#sdk/errors.ts';
import { nameProblem } from '#sdk/disk/rules/disk-names.ts';
import { parseDiskPath, pathWords, printDiskPath, type DiskPath } from '#sdk/disk/rules/disk-path.ts';
import type { ArgumentSpec, OptionSpec } from '../../command.ts';
import type { Context } from '../../context.ts';
import { CliError } from '../../errors.ts';
import { exitCodeOf, exitCodes, type ExitCode } from '../../exit-codes.ts';
import { bounded } from '../../feeds.ts';
import { freshOffice, timeSignal } from '../../fresh.ts';
import type { Input } from '../../input.ts';
import { jsonText } from '../../output/json.ts';
import { safeLine } from '../../output/safe-text.ts';
import { ambiguous } from '../../target.ts';
import { answerColumns, answerFields, answerLine } from '../../shapes/disk.ts';

/** The argument that names a place on a disk. */
export const pathArgument: ArgumentSpec = { name: 'path', required: true, text: 'cliDisk.argument.path' };
/** What happens where a name is taken. */
export const conflictOption: OptionSpec = {
  ...{ name: 'conflict', value: 'text', shown: 'HOW', choices: ['skip', 'rename', 'replace'] },
  text: 'cliDisk.option.conflict',
};
/** Answers the question before what cannot be undone. */
export const confirmOption: OptionSpec = {
  name: 'confirm',
  value: 'text',
  shown: 'NAME',
  text: 'cliDisk.option.confirm',
};

/** What somebody may do, lowest first. */
export const levels: readonly DiskLevel[] = ['view', 'download', 'edit', 'manage'];
/** The short words for levels. */
const shortLevels: Readonly<Record<string, DiskLevel>> = { r: 'download', w: 'edit' };
/** What somebody is to be allowed. */
export const roleOption: OptionSpec = {
  ...{ name: 'role', aliases: ['level'], value: 'text', shown: 'ROLE', choices: ['r', 'w', ...levels] },
  text: 'cliDisk.grant.role',
};
/** What is done to a list and what is in it: `list` where nothing was typed. @throws CliError `invalidValue` */
export function actOf(input: Input, acts: readonly string[]): string {
  const act = input.argument('act') ?? 'list';
  if (acts.includes(act)) return act;
  throw new CliError('invalidValue', { name: 'act', value: act }, { param: 'act', valid: acts });
}

/** A path as it was typed; one that names no disk lies on the personal one. */
const onDisk = (typed: string): string =>
  typed === '' || typed.includes(':') ? typed : `${pathWords.personal}:/${typed.replace(/^\/+/, '')}`;
/** A path as it was typed, taken apart. */
export const typedPath = (typed: string): DiskPath | undefined => parseDiskPath(onDisk(typed));

/** When it ends. */
export const expireOption: OptionSpec = {
  ...{ name: 'expire', value: 'duration', shown: 'TIME', text: 'cliDisk.option.expire' },
};

/** The level that was given, in short or in full. */
export function levelOf(input: Input, option: 'role' | 'level' = 'role'): DiskLevel | undefined {
  const role = input.text(option);
  return shortLevels[role ?? ''] ?? (role as DiskLevel | undefined);
}

/** When what is given ends, where that was said. */
export function untilOf(context: Context, input: Input): { until?: number } {
  const ms = input.duration('expire');
  return ms === undefined ? {} : { until: context.now() + ms };
}

/** The decision that was given; without one a taken name is refused (spec §5). */
export function conflictOf(input: Input): DiskConflict {
  const given = input.text('conflict') as DiskConflict | 'ask' | undefined;
  return given === undefined || given === 'ask' ? 'refuse' : given;
}

/** A name as the office would take it. @throws OfficeError `diskNameForbidden`, `diskNameUnchanged` */
export function checkName(name: string, before?: string): void {
  const problem = nameProblem(name, before === undefined ? {} : { before });
  if (problem !== undefined) throw new OfficeError(problem, { params: { name } });
}

/** The office, signed in and reachable. */
export async function diskOffice(context: Context, name: string): Promise<OfficeApi> {
  context.needsNetwork(`disk ${name}`);
  return freshOffice(context);
}

/** A disk that is not named, or shares its name, is one of several: nobody guesses. @throws CliError `ambiguousTarget` */
async function checkOwner(context: Context, office: OfficeApi, path: string): Promise<void> {
  const parsed = typedPath(path);
  if (parsed === undefined || !(parsed.kind === 'group' || parsed.kind === 'task')) return;
  if (/^\d+$/.test(parsed.owner)) return;
  const key = (name: string): string => name.normalize('NFC').toLowerCase();
  const all = await bounded(office.disk.disks({ kind: parsed.kind }), timeSignal(context));
  const meant = all.filter(({ name }) => parsed.owner === '' || key(name) === key(parsed.owner));
  if (meant.length < 2) return;
  const candidates = meant.map(({ id, name, kind, ownerId }) => ({
    ...{ id: kind === 'task' ? id : ownerId, name, detail: '' },
  }));
  throw ambiguous(path, candidates);
}

/** Where a path leads. @throws OfficeError `diskPathUnknown`, `diskGone`; CliError `ambiguousTarget` */
export async function follow(context: Context, office: OfficeApi, path: string): Promise<DiskPlace> {
  const numbered = /^(?:id:)?(\d{1,15})(\/.*)?$/.exec(path);
  if (numbered === null) {
    await checkOwner(context, office, path);
    return bounded(office.disk.resolve(onDisk(path)), timeSignal(context));
  }
  const stat = bounded(office.disk.stat(numbered[1] ?? ''), timeSignal(context));
  // Digits are a number before they are a name.
  if (!path.startsWith('id:')) {
    const isGone = await stat.then(
      () => false,
      (error: unknown) => asOfficeError(error).code === 'diskGone',
    );
    if (isGone) return bounded(office.disk.resolve(onDisk(path)), timeSignal(context));
  }
  // What others share lies on a disk of theirs: it is reached by its number, and what is in it by names.
  const { node: start, disk } = await stat;
  let [node, above] = [start, start];
  const names = (numbered[2] ?? '').split('/').filter((name) => name !== '');
  for (const [at, name] of names.entries()) {
    if (!node.isFolder) throw new OfficeError('diskNotAFolder', { params: { path } });
    const key = name.normalize('NFC').toLowerCase();
    const next = (await allRows(context, office, node.id)).find((one) => one.name.toLowerCase() === key);
    if (next === undefined) return { above: node, missing: names.slice(at), disk };
    [above, node] = [node, next];
  }
  return { node, above, missing: [], disk };
}

/** What stands at a path. @throws OfficeError `diskGone` */
export async function found(
  context: Context,
  office: OfficeApi,
  path: string,
): Promise<{ node: DiskNode; disk: Disk }> {
  const { node, disk } = await follow(context, office, path);
  if (node === undefined) throw new OfficeError('diskGone', { params: { path } });
  return { node, disk };
}

/** A folder at a path. @throws OfficeError `diskNotAFolder` */
export async function folderAt(context: Context, office: OfficeApi, path: string): Promise<DiskNode> {
  const { node } = await found(context, office, path);
  if (!node.isFolder) throw new OfficeError('diskNotAFolder', { params: { path } });
  return node;
}

/** Where something new is to be: its folder and its name. */
export async function newPlace(
  context: Context,
  office: OfficeApi,
  path: string,
): Promise<{ folder: DiskNode; name: string; missing: readonly string[] }> {
  const { node, above, missing } = await follow(context, office, path);
  if (node !== undefined) {
    return { folder: node, name: typedPath(path)?.names.at(-1) ?? '', missing: [] };
  }
  return { folder: above, name: missing.at(-1) ?? '', missing };
}

/** The disk of whoever is signed in. */
export async function ownDiskId(context: Context, office: OfficeApi): Promise<string | undefined> {
  return (await bounded(office.disk.disks({ kind: 'personal' }), timeSignal(context)))[0]?.id;
}

/** A path with one name more. */
export function below(path: string, name: string): string {
  const parsed = path === '' ? typedPath('/') : typedPath(path);
  if (parsed === undefined) return `${path.replace(/\/$/, '')}/${name}`;
  return printDiskPath({ ...parsed, names: [...parsed.names, name] });
}

/** Every row of a folder, page by page. */
export async function allRows(
  context: Context,
  office: OfficeApi,
  folderId: string,
  onSeen?: (seenAt: number) => void,
): Promise<DiskNode[]> {
  const rows: DiskNode[] = [];
  for (let cursor: string | undefined; ;) {
    const page = await bounded(
      office.disk.list(folderId, { limit: 500, ...(cursor !== undefined && { cursor }) }),
      timeSignal(context),
    );
    rows.push(...page.rows);
    if (page.seenAt !== undefined) onSeen?.(page.seenAt);
    if (page.next === undefined) return rows;
    cursor = page.next;
  }
}

/** What ends a command whose transfers stay on the list: it says how to go on with them. */
export function unfinished(problem: OfficeError): OfficeError | CliError {
  if (problem.kind === 'network') return new CliError('transfersRest', {}, { queued: true });
  return problem.kind === 'cancelled' ? new CliError('transfersStopped', {}, { queued: true }) : problem;
}

/** Something of many that failed, by the name or path it was given. */
export type Failed = { readonly name: string; readonly error: OfficeError };

/** What stands at each of many paths, and those where nothing does: one that is missing stops no other. */
export async function foundMany(
  context: Context,
  office: OfficeApi,
  paths: readonly string[],
): Promise<{ nodes: DiskNode[]; failed: Failed[] }> {
  const nodes: DiskNode[] = [];
  const failed: Failed[] = [];
  for (const path of paths)
    try {
      nodes.push((await found(context, office, path)).node);
    } catch (error) {
      const problem = asOfficeError(error);
      if (problem.kind === 'cancelled' || problem.kind === 'network' || paths.length === 1) throw problem;
      failed.push({ name: path, error: problem });
    }
  return { nodes, failed };
}

/** Names what failed, each with its reason, on standard error: lines, or with `--json` one object. */
export async function tellFailed(context: Context, failed: readonly Failed[]): Promise<void> {
  if (failed.length === 0) return;
  const { t, translateRef } = await context.texts();
  const rows = failed.map(({ name, error }) => ({
    ...{ name, code: error.code },
    message: translateRef({ key: `errors.${error.code}`, parameters: error.data.params }),
  }));
  if (context.flags.json) {
    const report = { type: 'partial', code: 'diskSomeFailed', message: t('errors.diskSomeFailed') };
    return context.io.err(jsonText({ ...report, failed: rows }, false));
  }
  for (const { name, message } of rows) context.io.err(`${safeLine(`${name}: ${message}`)}\n`);
  if (failed.some(({ error }) => error.code === 'diskSameName'))
    context.io.err(`${t('cli.nextLabel')}: ${t('cliDisk.next.sameName')}\n`);
}

/**
 * Prints what came of each. One thing that is refused is that refusal; some of many that failed are each named.
 * @returns the exit code: 6 where some of many failed, the first one's where all did
 */
export async function tellAnswers(
  context: Context,
  answers: readonly DiskItemAnswer[],
  before: readonly Failed[] = [],
): Promise<ExitCode | undefined> {
  const refused = answers.flatMap(({ name, error }) =>
    error === undefined ? [] : [{ name, error: new OfficeError(error, { params: { name, path: name } }) }],
  );
  const failed = [...before, ...refused];
  const [only] = failed;
  if (only !== undefined && before.length + answers.length === 1) throw only.error;
  const texts = await context.texts();
  await context.output.rows(
    answers.map((one) => answerLine(one, one.error ?? null)),
    answerColumns(texts),
    { own: answerFields },
  );
  await tellFailed(context, failed);
  if (only === undefined) return undefined;
  return refused.length === answers.length ? exitCodeOf(only.error.kind) : exitCodes.partial;
}

/**
 * Asks for the name before something that cannot be undone; where `mayBeYes` is false, nothing but the name will do.
 * @throws CliError `needsName`, `notConfirmed`
 */
export async function confirmName(
  context: Context,
  input: Input,
  name: string,
  question: string,
  mayBeYes = true,
): Promise<void> {
  const given = input.text('confirm');
  if (given === name || (mayBeYes && input.has('yes'))) return;
  if (given !== undefined) throw new CliError('notConfirmed');
  const answer = context.flags.input ? await context.io.ask(`${safeLine(question)} `) : undefined;
  if (answer === undefined) throw new CliError('needsName', { name }, { param: '--confirm' });
  if (answer.trim() !== name) throw new CliError('notConfirmed');
}
