// `tangram disk versions`: what a file was before, listed, compared line by line, fetched and brought back.
import { statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { DiskNode, DiskVersion, OfficeApi } from '#sdk/api.ts';
import { compareText } from '#sdk/disk/rules/compare-text.ts';
import { OfficeError } from '#sdk/errors.ts';
import { safeName } from '#sdk/transfers/rules/safe-name.ts';
import type { CommandSpec } from '../../command.ts';
import type { Context } from '../../context.ts';
import { CliError } from '../../errors.ts';
import { showPlan } from '../../dry-run.ts';
import { bounded } from '../../feeds.ts';
import { timeSignal } from '../../fresh.ts';
import { safeLine } from '../../output/safe-text.ts';
import {
  changeFields,
  fetchedFields,
  nodeFields,
  nodeLine,
  versionColumns,
  versionFields,
  versionLine,
} from '../../shapes/disk.ts';
import { actOf, diskOffice, found, pathArgument } from './place.ts';

const acts = ['list', 'compare', 'get', 'restore'];
/** Unchanged lines that are shown around what has changed. */
const around = 3;
const signs = { same: ' ', removed: '-', added: '+' } as const;

/** The number that was typed. @throws CliError `invalidValue` */
function numberOf(typed: string): number {
  if (/^[1-9]\d{0,8}$/.test(typed)) return Number(typed);
  throw new CliError('invalidValue', { name: 'version', value: typed }, { param: 'version' });
}

/** What has changed from a version to the present one; what stayed is told in JSON, and near changes to people. */
async function compare(
  context: Context,
  office: OfficeApi,
  node: DiskNode,
  version: DiskVersion,
): Promise<void> {
  const signal = timeSignal(context);
  const [older, newer] = await Promise.all([
    bounded(office.disk.text(node.id, { version: version.number }), signal),
    bounded(office.disk.text(node.id), signal),
  ]);
  const { t } = await context.texts();
  if (older.failure !== undefined || newer.failure !== undefined)
    throw new CliError('noTextToCompare', { name: node.name }, { param: 'path' });
  const changes = compareText(older.text, newer.text);
  if (context.flags.json)
    return context.output.rows(
      changes.map(({ kind, lines }) => ({ kind, lines: [...lines] })),
      [],
      { own: changeFields },
    );
  if (changes.every(({ kind }) => kind === 'same')) return context.output.text(`${t('disk.compareSame')}\n`);
  const said = changes.flatMap(({ kind, lines }, at) => {
    const [head, tail] = [at === 0 ? 0 : around, at === changes.length - 1 ? 0 : around];
    const written = lines.map((line) => safeLine(`${signs[kind]} ${line}`));
    if (kind !== 'same' || written.length <= head + tail + 1) return written;
    const left = t('disk.compareSkipped', { count: written.length - head - tail });
    return [...written.slice(0, head), `  … ${left}`, ...(tail === 0 ? [] : written.slice(-tail))];
  });
  context.output.text(said.map((line) => `${line}\n`).join(''));
}

/** Fetches what a file was then, to a name or into a folder of this computer. */
async function get(
  context: Context,
  office: OfficeApi,
  node: DiskNode,
  { fileId, size, md5 }: DiskVersion,
  typed: string,
): Promise<void> {
  const target = resolve(typed);
  const isFolder = statSync(target, { throwIfNoEntry: false })?.isDirectory() === true;
  const to = isFolder ? join(target, safeName(node.name)) : target;
  if (statSync(to, { throwIfNoEntry: false }) !== undefined)
    throw new OfficeError('diskDownloadExists', { params: { path: to } });
  const { place } = await office.disk.download(
    { ...node, fileId, size, md5 },
    { to },
    { signal: context.signal },
  );
  const { t } = await context.texts();
  const row = { id: node.id, name: basename(place), size, md5, path: place, act: 'added' };
  await context.output.done(row, () => t('files.saved', { path: place }), fetchedFields);
}

/** What a file was before. */
export const versions: CommandSpec = {
  ...{ name: 'versions', summary: 'cliDisk.versions.summary', mutates: true, lists: true },
  fields: [...new Set([...versionFields, ...nodeFields, ...fetchedFields, ...changeFields])],
  arguments: [
    { name: 'act', required: false, text: 'cliDisk.argument.versionAct' },
    { ...pathArgument, required: false },
    { name: 'version', required: false, text: 'cliDisk.argument.version' },
  ],
  options: [{ name: 'output', short: 'o', value: 'text', shown: 'FILE', text: 'cliDisk.versions.output' }],
  examples: [
    { line: 'tangram disk versions list personal:/a.txt', text: 'cliDisk.versions.example' },
    { line: 'tangram disk versions compare personal:/a.txt 1', text: 'cliDisk.versions.exampleCompare' },
    { line: 'tangram disk versions get personal:/a.txt 1 -o old.txt', text: 'cliDisk.versions.exampleGet' },
    { line: 'tangram disk versions restore personal:/a.txt 1 --json', text: 'cliDisk.exampleJson' },
  ],
  async run(context, input) {
    const [first, second] = [input.argument('act'), input.argument('path')];
    // A path alone asks what it was before.
    const isPath = first !== undefined && second === undefined && !acts.includes(first);
    const act = isPath ? 'list' : actOf(input, acts);
    const path = isPath ? first : input.required('path');
    const typed = act === 'list' ? undefined : numberOf(input.required('version'));
    const office = await diskOffice(context, 'versions');
    const { node } = await found(context, office, path);
    if (node.isFolder) throw new OfficeError('diskNotAFile', { params: { path: node.name } });
    const signal = timeSignal(context);
    const { t, locale } = await context.texts();
    if (act === 'restore' && typed !== undefined) {
      if (context.flags.dryRun)
        return showPlan(
          context,
          [{ call: 'disk.restoreVersion', input: { id: node.id, version: typed } }],
          ['path'],
        );
      const restored = await bounded(office.disk.restoreVersion(node.id, typed), signal);
      const sentence = (): string => t('cliDisk.versions.done', { name: restored.name });
      return context.output.done(nodeLine(restored), sentence, nodeFields);
    }
    const known = await bounded(office.disk.versions(node.id), signal);
    if (typed === undefined)
      return context.output.rows(known.map(versionLine), versionColumns(locale), { own: versionFields });
    const one = known.find(({ number }) => number === typed);
    if (one === undefined) throw new OfficeError('diskGone', { params: { path: node.name } });
    return act === 'compare'
      ? compare(context, office, node, one)
      : get(context, office, node, one, input.text('output') ?? '.');
  },
};
