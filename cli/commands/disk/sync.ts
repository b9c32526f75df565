// `tangram disk sync`: makes a folder of a disk hold what a folder of this computer holds; one way, nothing is deleted unasked.
import { createHash } from 'node:crypto';
import { createReadStream, readdirSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { DiskNode, OfficeApi } from '#sdk/api.ts';
import { asOfficeError, OfficeError } from '#sdk/errors.ts';
import { nameProblem } from '#sdk/disk/rules/disk-names.ts';
import type { CommandSpec } from '../../command.ts';
import type { Context } from '../../context.ts';
import { showPlan } from '../../dry-run.ts';
import { exitCodes } from '../../exit-codes.ts';
import { syncFields } from '../../shapes/disk.ts';
import { allRows, diskOffice, follow, tellFailed } from './place.ts';

type Act = {
  path: string;
  act: 'mkdir' | 'upload' | 'replace' | 'same' | 'remove' | 'conflict' | 'forbidden' | 'skipped';
  size: number;
};
/** `isOther` is neither a file nor a folder: a link, a pipe. */
type Local = { path: string; place: string; isFolder: boolean; isOther?: boolean; size: number };

function localTree(root: string, under = ''): Local[] {
  return readdirSync(join(root, under), { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry): Local[] => {
      const path = under === '' ? entry.name : `${under}/${entry.name}`;
      const place = join(root, path);
      if (entry.isDirectory()) return [{ path, place, isFolder: true, size: 0 }, ...localTree(root, path)];
      if (entry.isFile()) return [{ path, place, isFolder: false, size: statSync(place).size }];
      // Links lead elsewhere: what they lead to is not in this folder. They are named, and left.
      return [{ path, place, isFolder: false, isOther: true, size: 0 }];
    });
}

async function remoteTree(
  context: Context,
  office: OfficeApi,
  id: string,
  under = '',
): Promise<Map<string, DiskNode>> {
  const found = new Map<string, DiskNode>();
  for (const node of await allRows(context, office, id)) {
    const path = under === '' ? node.name : `${under}/${node.name}`;
    found.set(path, node);
    if (node.isFolder)
      for (const [key, one] of await remoteTree(context, office, node.id, path)) found.set(key, one);
  }
  return found;
}

async function md5Of(place: string): Promise<string> {
  const hash = createHash('md5');
  for await (const chunk of createReadStream(place)) hash.update(chunk as Uint8Array);
  return hash.digest('hex').toUpperCase();
}

async function planOf(
  local: readonly Local[],
  remote: ReadonlyMap<string, DiskNode>,
  removes: boolean,
): Promise<Act[]> {
  const acts: Act[] = [];
  for (const { path, place, isFolder, isOther, size } of local) {
    const there = remote.get(path);
    if (isOther === true) acts.push({ path, act: 'skipped', size });
    else if (nameProblem(basename(path)) !== undefined) acts.push({ path, act: 'forbidden', size });
    else if (there === undefined) acts.push({ path, act: isFolder ? 'mkdir' : 'upload', size });
    else if (there.isFolder !== isFolder) acts.push({ path, act: 'conflict', size });
    else if (!isFolder)
      acts.push({
        path,
        act: there.size === size && there.md5 === (await md5Of(place)) ? 'same' : 'replace',
        size,
      });
  }
  const here = new Set(local.map(({ path }) => path));
  if (removes)
    for (const [path, node] of remote)
      if (!here.has(path)) acts.push({ path, act: 'remove', size: node.size });
  return acts;
}

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
  options: [{ name: 'delete', text: 'cliDisk.sync.delete' }],
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
    const local = localTree(root);
    const remote =
      target.node === undefined
        ? new Map<string, DiskNode>()
        : await remoteTree(context, office, target.node.id);
    const plan = await planOf(local, remote, input.has('delete'));
    const columns = [
      { title: 'cliDisk.column.act' as const, cell: (row: Act) => row.act },
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
    const failed: { name: string; error: OfficeError }[] = [];
    for (const { path, act } of plan) {
      const names = path.split('/');
      const name = names.pop() ?? '';
      try {
        if (act === 'mkdir') {
          const parent = names.length === 0 ? folder : await folderBelow(office, folder, names);
          await office.disk.mkdir(parent, name);
        } else if (act === 'upload' || act === 'replace') {
          const [id = ''] = await office.disk.upload({
            ...{
              folderId: folder.id,
              source: { path: join(root, path) },
              name,
              path: names,
              conflict: 'replace',
            },
          });
          await office.disk.uploaded(id, { signal: context.signal });
        } else if (act === 'remove') {
          const node = remote.get(path);
          // What lay in a folder that is gone went with it.
          const isInside = plan.some((one) => one.act === 'remove' && path.startsWith(`${one.path}/`));
          if (node !== undefined && !isInside) await office.disk.trash([node.id]);
        } else if (act === 'conflict' || act === 'forbidden') {
          throw new OfficeError(act === 'conflict' ? 'diskSameName' : 'diskNameForbidden', {
            params: { name },
          });
        }
      } catch (error) {
        const problem = asOfficeError(error);
        if (problem.kind === 'network' || problem.kind === 'cancelled') throw problem;
        failed.push({ name: path, error: problem });
      }
    }
    await tellFailed(context, failed);
    await context.output.rows(plan, columns);
    return failed.length === 0 ? undefined : exitCodes.partial;
  },
};

async function folderBelow(office: OfficeApi, start: DiskNode, names: readonly string[]): Promise<DiskNode> {
  let at = start;
  for (const name of names) {
    let cursor: string | undefined;
    let next: DiskNode | undefined;
    do {
      const page = await office.disk.list(at.id, {
        onlyFolders: true,
        limit: 500,
        ...(cursor !== undefined && { cursor }),
      });
      next = page.rows.find((one) => one.name === name);
      cursor = page.next;
    } while (next === undefined && cursor !== undefined);
    if (next === undefined) throw new OfficeError('diskGone', { params: { path: name } });
    at = next;
  }
  return at;
}
