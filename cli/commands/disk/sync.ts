// `tangram disk sync`: makes a folder of a disk hold what a folder of this computer holds; one way, nothing is deleted unasked.
import { createHash } from 'node:crypto';
import { createReadStream, readdirSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { DiskNode, OfficeApi } from '#sdk/api.ts';
import { asOfficeError, OfficeError } from '#sdk/errors.ts';
import { nameProblem } from '#sdk/disk/rules/disk-names.ts';
import type { CommandSpec } from '../../command.ts';
import type { Context } from '../../context.ts';
import { showPlan } from '../../dry-run.ts';
import { exitCodes } from '../../exit-codes.ts';
import type { Input } from '../../input.ts';
import { progressOption, showProgress } from '../../progress.ts';
import { syncFields } from '../../shapes/disk.ts';
import { allRows, diskOffice, follow, tellFailed, unfinished, type Failed } from './place.ts';

type Act = {
  path: string;
  act:
    | ('mkdir' | 'upload' | 'replace' | 'same' | 'remove')
    | ('conflict' | 'forbidden' | 'skipped' | 'unreadable');
  size: number;
};
/** `left` says why it does not go: it is neither a file nor a folder (a link, a pipe), or cannot be read. */
type Local = {
  path: string;
  place: string;
  isFolder: boolean;
  left?: 'skipped' | 'unreadable';
  size: number;
};

function localTree(root: string, under = ''): Local[] {
  return readdirSync(join(root, under), { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry): Local[] => {
      const path = under === '' ? entry.name : `${under}/${entry.name}`;
      const place = join(root, path);
      const one = { path, place, isFolder: entry.isDirectory(), size: 0 };
      // Links lead elsewhere: what they lead to is not in this folder. They are named, and left.
      if (!one.isFolder && !entry.isFile()) return [{ ...one, left: 'skipped' }];
      try {
        return one.isFolder ? [one, ...localTree(root, path)] : [{ ...one, size: statSync(place).size }];
      } catch {
        // No right to it, a name that is no text, gone meanwhile: it is named, and stops no other.
        return [{ ...one, left: 'unreadable' }];
      }
    });
}

/** What is on the disk below a folder, by {@link keyOf} of its path. */
async function remoteTree(
  context: Context,
  office: OfficeApi,
  id: string,
  under = '',
): Promise<Map<string, DiskNode>> {
  const found = new Map<string, DiskNode>();
  for (const node of await allRows(context, office, id)) {
    const key = keyOf(under === '' ? node.name : `${under}/${node.name}`);
    found.set(key, node);
    if (node.isFolder)
      for (const [inner, one] of await remoteTree(context, office, node.id, key)) found.set(inner, one);
  }
  return found;
}

async function md5Of(place: string): Promise<string> {
  const hash = createHash('md5');
  for await (const chunk of createReadStream(place)) hash.update(chunk as Uint8Array);
  return hash.digest('hex').toUpperCase();
}

/** A path as the disk compares names: capitals, blanks around them, and how a sign is put together, make no difference. */
const keyOf = (path: string): string =>
  path
    .split('/')
    .map((name) => name.normalize('NFC').trim().toLowerCase())
    .join('/');

async function planOf(
  local: readonly Local[],
  remote: ReadonlyMap<string, DiskNode>,
  removes: boolean,
): Promise<Act[]> {
  const acts: Act[] = [];
  const here = new Set<string>();
  /** What does not go, with why: what is in it does not go either, here and there. */
  const barred = new Map<string, Act['act']>();
  for (const { path, place, isFolder, left, size } of local) {
    const key = keyOf(path);
    const there = remote.get(key);
    const above = barred.get(keyOf(dirname(path)));
    // Two names that are one to the disk: the second would take the place of the first.
    const isDouble = here.has(key);
    here.add(key);
    const act =
      above ??
      left ??
      (nameProblem(basename(path)) !== undefined
        ? 'forbidden'
        : isDouble || (there !== undefined && there.isFolder !== isFolder)
          ? 'conflict'
          : undefined);
    if (act !== undefined) {
      acts.push({ path, act, size });
      barred.set(key, act);
    } else if (there === undefined) acts.push({ path, act: isFolder ? 'mkdir' : 'upload', size });
    else if (!isFolder) {
      const md5 = there.size === size ? await md5Of(place).catch(() => undefined) : '';
      if (md5 === undefined) acts.push({ path, act: 'unreadable', size });
      else acts.push({ path, act: md5 === there.md5 ? 'same' : 'replace', size });
    }
  }
  if (removes)
    for (const [key, node] of remote)
      // What was left here is left there too, with all that lies in it.
      if (!here.has(key) && !waysTo(key).some((way) => barred.has(way)))
        acts.push({ path: pathOf(remote, key), act: 'remove', size: node.size });
  return acts;
}

/** The folders that something lies in, by their keys. */
const waysTo = (key: string): string[] =>
  key.split('/').flatMap((_, at, names) => (at === 0 ? [] : names.slice(0, at).join('/')));

/** The path of a key as its things are called. */
const pathOf = (remote: ReadonlyMap<string, DiskNode>, key: string): string =>
  key
    .split('/')
    .map((name, at, names) => remote.get(names.slice(0, at + 1).join('/'))?.name ?? name)
    .join('/');

/** What each act would ask for; conflicts and names that may not be are told, and nothing is asked. */
const calls: Partial<Record<Act['act'], string>> = {
  mkdir: 'disk.mkdir',
  upload: 'disk.upload',
  replace: 'disk.upload',
  remove: 'disk.trash',
};

/** The command. */
export const sync: CommandSpec = {
  ...{ name: 'sync', summary: 'cliDisk.sync.summary', mutates: true, lists: true, fields: syncFields },
  arguments: [
    { name: 'local', required: true, text: 'cliDisk.argument.localFolder' },
    { name: 'remote', required: true, text: 'cliDisk.argument.path' },
  ],
  options: [{ name: 'delete', text: 'cliDisk.sync.delete' }, progressOption],
  examples: [
    { line: 'tangram disk sync ./报告 personal:/报告 --dry-run', text: 'cliDisk.sync.example' },
    { line: 'tangram disk sync ./报告 personal:/报告 --delete --json', text: 'cliDisk.exampleJson' },
  ],
  async run(context, input) {
    const root = resolve(input.required('local'));
    if (statSync(root, { throwIfNoEntry: false })?.isDirectory() !== true)
      throw new OfficeError('fileMissing', { params: { path: root } });
    const office = await diskOffice(context, 'sync');
    const target = await follow(context, office, input.required('remote'));
    // A file has nothing in it, and nothing can be made below it.
    const { node: there, above } = target;
    if (!(there ?? above).isFolder)
      throw new OfficeError('diskNotAFolder', { params: { path: input.required('remote') } });
    let local: Local[];
    try {
      local = localTree(root);
    } catch (error) {
      throw new OfficeError('fileMissing', { params: { path: root } }, error);
    }
    const remote =
      target.node === undefined
        ? new Map<string, DiskNode>()
        : await remoteTree(context, office, target.node.id);
    const plan = await planOf(local, remote, input.has('delete'));
    const { t } = await context.texts();
    const columns = [
      { title: 'cliDisk.column.act' as const, cell: (row: Act) => t(`cliDisk.sync.acts.${row.act}`) },
      { title: 'disk.path' as const, cell: (row: Act) => row.path, shrinks: true as const },
    ];
    if (context.flags.dryRun)
      return showPlan(
        context,
        plan
          .filter(({ act }) => act !== 'same')
          .map((one) => ({ call: calls[one.act] ?? 'none', input: { ...one } })),
        ['name', 'conflict', 'path'],
      );
    let folder = target.node ?? target.above;
    for (const name of target.missing) folder = await office.disk.mkdir(folder, name);
    const failed = await carryOut(context, input, office, { root, folder, plan, remote });
    await tellFailed(context, failed);
    await context.output.rows(plan, columns);
    return failed.length === 0 ? undefined : exitCodes.partial;
  },
};

/** Why something does not go. */
const reasons = {
  conflict: 'diskSameName',
  forbidden: 'diskNameForbidden',
  unreadable: 'fileMissing',
} as const;

/** Files that are asked for at once; how many of them go at once is the queue's. */
const sideBySide = 64;

/** Does what was planned: folders first and in their order, then files side by side, then what is to go. */
async function carryOut(
  context: Context,
  input: Input,
  office: OfficeApi,
  what: { root: string; folder: DiskNode; plan: readonly Act[]; remote: ReadonlyMap<string, DiskNode> },
): Promise<Failed[]> {
  const { root, folder, plan, remote } = what;
  const failed: Failed[] = [];
  const folders = new Map([['.', folder]]);
  for (const [key, node] of remote) if (node.isFolder) folders.set(key, node);
  const parentOf = (path: string): DiskNode => {
    const parent = folders.get(keyOf(dirname(path)));
    if (parent === undefined) throw new OfficeError('diskGone', { params: { path } });
    return parent;
  };
  /** What is refused stops no other; without a connection, or told to stop, all end. */
  const attempt = async (path: string, work: () => Promise<unknown>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      const problem = asOfficeError(error);
      if (problem.kind === 'network' || problem.kind === 'cancelled') throw unfinished(problem);
      failed.push({ name: path, error: problem });
    }
  };
  for (const { path, act } of plan)
    if (act === 'mkdir')
      await attempt(path, async () =>
        folders.set(keyOf(path), await office.disk.mkdir(parentOf(path), basename(path))),
      );
    else if (act === 'conflict' || act === 'forbidden' || act === 'unreadable')
      failed.push({
        name: path,
        error: new OfficeError(reasons[act], { params: { name: basename(path), path: join(root, path) } }),
      });
  const files = plan.filter(({ act }) => act === 'upload' || act === 'replace');
  const ended = await showProgress(context, office, ({ disk }) => disk !== undefined, input.has('progress'));
  let next = 0;
  const work = async (): Promise<void> => {
    for (let one = files[next++]; one !== undefined; one = files[next++]) {
      const { path } = one;
      await attempt(path, async () => {
        const source = { path: join(root, path) };
        const goal = { folderId: parentOf(path).id, name: basename(path), conflict: 'replace' } as const;
        const [id = ''] = await office.disk.upload({ ...goal, source });
        await office.disk.uploaded(id, { signal: context.signal });
      });
    }
  };
  await Promise.all(Array.from({ length: sideBySide }, work)).finally(ended);
  const gone = new Set(plan.flatMap(({ path, act }) => (act === 'remove' ? [path] : [])));
  for (const path of gone)
    // What lay in a folder that is gone went with it.
    if (!gone.has(dirname(path)))
      await attempt(path, () => office.disk.trash([remote.get(keyOf(path))?.id ?? '']));
  return failed;
}
