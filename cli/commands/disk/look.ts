// `tangram disk ls|tree|stat|search|quota`: looks at disks and finds things in them.
import type { DiskFileType } from '#sdk/api.ts';
import type { CommandSpec } from '../../command.ts';
import { bounded } from '../../feeds.ts';
import { tellSeen, freshOffice, timeSignal } from '../../fresh.ts';
import {
  diskColumns,
  diskFields,
  diskLine,
  hitColumns,
  hitFields,
  hitLine,
  nodeColumns,
  nodeFields,
  nodeLine,
  nodeLines,
} from '../../shapes/disk.ts';
import { allRows, below, diskOffice, folderAt, found, ownDiskId, pathArgument } from './place.ts';

const types: readonly DiskFileType[] = [
  'folder',
  'document',
  'picture',
  'video',
  'audio',
  'archive',
  'other',
];

/** What stands in a folder; a file stands for itself. */
export const ls: CommandSpec = {
  ...{ name: 'ls', aliases: ['list'], summary: 'cliDisk.ls.summary', lists: true, fields: nodeFields },
  arguments: [{ ...pathArgument, required: false }],
  examples: [
    { line: 'tangram disk ls personal:/', text: 'cliDisk.ls.example' },
    { line: 'tangram disk ls group:数字化平台组/ --json=id,name', text: 'cliDisk.exampleJson' },
  ],
  async run(context, input) {
    const office = await freshOffice(context);
    const { node } = await found(context, office, input.argument('path') ?? 'personal:/');
    let seenAt: number | undefined;
    const rows = node.isFolder
      ? await allRows(context, office, node.id, (time) => void (seenAt = time))
      : [node];
    await tellSeen(context, seenAt);
    await context.output.rows(rows.map(nodeLine), nodeColumns((await context.texts()).locale));
  },
};

/** A folder and everything below it. */
export const tree: CommandSpec = {
  ...{ name: 'tree', summary: 'cliDisk.tree.summary', lists: true, fields: ['id', 'path', 'kind', 'size'] },
  arguments: [{ ...pathArgument, required: false }],
  options: [{ name: 'depth', value: 'count', shown: 'N', text: 'cliDisk.tree.depth' }],
  examples: [
    { line: 'tangram disk tree personal:/', text: 'cliDisk.tree.example' },
    { line: 'tangram disk tree dept:/ --depth 2 --json', text: 'cliDisk.exampleJson' },
  ],
  async run(context, input) {
    const office = await freshOffice(context);
    let seenAt: number | undefined;
    const isOld = (time: number): void => void (seenAt = Math.min(seenAt ?? time, time));
    const start = input.argument('path') ?? 'personal:/';
    const depth = input.count('depth') ?? 64;
    const rows: { id: string; path: string; kind: 'folder' | 'file'; size: number }[] = [];
    const waiting = [{ id: (await folderAt(context, office, start)).id, path: start, level: 1 }];
    for (let at = waiting.shift(); at !== undefined; at = waiting.shift())
      for (const node of await allRows(context, office, at.id, isOld)) {
        const path = below(at.path, node.name);
        rows.push({ id: node.id, path, kind: node.isFolder ? 'folder' : 'file', size: node.size });
        if (node.isFolder && at.level < depth) waiting.push({ id: node.id, path, level: at.level + 1 });
      }
    await tellSeen(context, seenAt);
    rows.sort((a, b) => (a.path < b.path ? -1 : 1));
    await context.output.rows(rows, [{ title: 'disk.path', cell: (row) => row.path, shrinks: true }]);
  },
};

/** One thing. */
export const stat: CommandSpec = {
  ...{ name: 'stat', aliases: ['show'], summary: 'cliDisk.stat.summary', fields: nodeFields },
  arguments: [pathArgument],
  examples: [
    { line: 'tangram disk stat personal:/工作总结', text: 'cliDisk.stat.example' },
    { line: 'tangram disk stat personal:/a.txt --json=id,md5', text: 'cliDisk.exampleJson' },
  ],
  async run(context, input) {
    const office = await freshOffice(context);
    const { node } = await found(context, office, input.required('path'));
    const row = nodeLine(node);
    const { t, locale } = await context.texts();
    await context.output.one(row, () => nodeLines(row, t, locale));
  },
};

/** Finds by name, sound and content. */
export const search: CommandSpec = {
  ...{ name: 'search', summary: 'cliDisk.search.summary', lists: true, fields: hitFields },
  arguments: [{ name: 'query', required: true, text: 'cliDisk.argument.query' }],
  options: [
    { name: 'content', text: 'cliDisk.search.content' },
    { name: 'type', value: 'text', shown: 'TYPE', choices: types, text: 'cliDisk.search.type' },
    { name: 'in', value: 'text', shown: 'PATH', text: 'cliDisk.search.in' },
    { name: 'limit', value: 'count', shown: 'N', text: 'cliHelp.option.limit' },
  ],
  examples: [
    { line: 'tangram disk search xunjian', text: 'cliDisk.search.example' },
    { line: 'tangram disk search 报销 --content --json=path', text: 'cliDisk.exampleJson' },
  ],
  async run(context, input) {
    const office = await diskOffice(context, 'search');
    const place = input.text('in');
    const disk = place === undefined ? undefined : (await found(context, office, place)).disk;
    const type = input.text('type') as DiskFileType | undefined;
    const hits = await bounded(
      office.disk.search({
        ...{ query: input.required('query'), limit: Math.min(100, input.count('limit') ?? context.limit) },
        ...(disk !== undefined && { diskId: disk.id }),
        ...(type !== undefined && { type }),
        ...(input.has('content') && { inContent: true }),
      }),
      timeSignal(context),
    );
    const own = await ownDiskId(context, office);
    await context.output.rows(
      hits.map((one) => hitLine(one, own)),
      hitColumns,
    );
  },
};

/** What the disks hold, and may hold. */
export const quota: CommandSpec = {
  ...{ name: 'quota', summary: 'cliDisk.quota.summary', lists: true, fields: diskFields },
  examples: [
    { line: 'tangram disk quota', text: 'cliDisk.quota.example' },
    { line: 'tangram disk quota --json=kind,freeBytes', text: 'cliDisk.exampleJson' },
  ],
  async run(context) {
    const office = await diskOffice(context, 'quota');
    const disks = await bounded(office.disk.disks(), timeSignal(context));
    const { t, locale } = await context.texts();
    await context.output.rows(disks.map(diskLine), diskColumns(locale, t));
  },
};
