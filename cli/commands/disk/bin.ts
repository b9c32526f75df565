// `tangram disk rm|trash`: into the recycle bin, back out of it, and away for good.
import type { DiskItemAnswer, DiskNode, OfficeApi } from '#sdk/api.ts';
import { OfficeError } from '#sdk/errors.ts';
import type { CommandSpec } from '../../command.ts';
import type { Context } from '../../context.ts';
import { CliError } from '../../errors.ts';
import { showPlan } from '../../dry-run.ts';
import { bounded } from '../../feeds.ts';
import { timeSignal } from '../../fresh.ts';
import { answerFields, binColumns, binFields, binLine } from '../../shapes/disk.ts';
import {
  actOf,
  confirmName,
  confirmOption,
  conflictOf,
  conflictOption,
  diskOffice,
  foundMany,
} from './place.ts';
import { pathArgument, tellAnswers, typedPath } from './place.ts';

/** Ids of one call. */
const partSize = 500;

/** Does something to many, some at a time. */
async function inParts(
  ids: readonly string[],
  act: (some: readonly string[]) => Promise<readonly DiskItemAnswer[]>,
): Promise<DiskItemAnswer[]> {
  const answers: DiskItemAnswer[] = [];
  for (let from = 0; from < ids.length; from += partSize)
    answers.push(...(await act(ids.slice(from, from + partSize))));
  return answers;
}

/** Into the bin, or away for good. */
export const rm: CommandSpec = {
  ...{ name: 'rm', aliases: ['delete'], summary: 'cliDisk.rm.summary', mutates: true, lists: true },
  fields: answerFields,
  arguments: [{ ...pathArgument, variadic: true }],
  options: [
    { name: 'permanent', text: 'cliDisk.rm.permanent' },
    confirmOption,
    { name: 'yes', text: 'cliGroups.option.yes' },
  ],
  examples: [
    { line: 'tangram disk rm personal:/旧文件', text: 'cliDisk.rm.example' },
    {
      line: 'tangram disk rm personal:/a.txt --permanent --confirm a.txt --json',
      text: 'cliDisk.exampleJson',
    },
  ],
  async run(context, input) {
    const office = await diskOffice(context, 'rm');
    const { nodes, failed } = await foundMany(context, office, input.rest('path'));
    const ids = nodes.map(({ id }) => id);
    const [first] = nodes;
    if (context.flags.dryRun) {
      const call = input.has('permanent') ? 'disk.purge' : 'disk.trash';
      return showPlan(context, [{ call, input: { ids } }], ['path']);
    }
    if (input.has('permanent') && first !== undefined) {
      const { t } = await context.texts();
      // Of several nobody's name stands for the others: their number is typed.
      const word = nodes.length === 1 ? first.name : String(nodes.length);
      await confirmName(context, input, word, t('cliDisk.rm.question', { name: word }));
    }
    const signal = timeSignal(context);
    const answers = await inParts(ids, (some) => bounded(office.disk.trash(some), signal));
    if (!input.has('permanent')) return tellAnswers(context, answers, failed);
    const gone = answers.filter(({ code }) => code === 200).map(({ id }) => id);
    const purged = await inParts(gone, (some) => bounded(office.disk.purge(some), signal));
    return tellAnswers(context, [...answers.filter(({ code }) => code !== 200), ...purged], failed);
  },
};

/** Everything that lies in the bins. */
async function allBinned(context: Context, office: OfficeApi): Promise<DiskNode[]> {
  const rows: DiskNode[] = [];
  for (let cursor: string | undefined; ;) {
    const page = await bounded(
      office.disk.trashed({ limit: 500, ...(cursor !== undefined && { cursor }) }),
      timeSignal(context),
    );
    rows.push(...page.rows);
    if (page.next === undefined) return rows;
    cursor = page.next;
  }
}

/** Whether a thing of the bin is what was typed: its number, its name, or the path where it lay. */
function isMeant({ id, name, oldPath = '', diskKind }: DiskNode, word: string): boolean {
  if (id === word || name === word) return true;
  const path = word.includes('/') ? typedPath(word) : undefined;
  if (path === undefined || path.kind !== diskKind) return false;
  const lay = [...oldPath.split('/'), name].filter((part) => part !== '');
  return lay.map(nameKey).join('/') === path.names.map(nameKey).join('/');
}
/** Names are compared as the disk does. */
const nameKey = (name: string): string => name.normalize('NFC').trim().toLowerCase();

function named(rows: readonly DiskNode[], words: readonly string[]): DiskNode[] {
  return words.map((word) => {
    const fits = rows.filter((row) => isMeant(row, word));
    if (fits.length > 1) {
      const candidates = fits.map(({ id, name, oldPath = '' }) => ({ id, name, detail: oldPath }));
      const names = fits.map(({ id, oldPath = '' }) => `${id} ${oldPath}/${word}`).join(', ');
      throw new CliError('ambiguousTarget', { target: word, names }, { param: 'items', candidates });
    }
    const [only] = fits;
    if (only === undefined) throw new OfficeError('diskGone', { params: { path: word } });
    return only;
  });
}

const acts = ['list', 'restore', 'purge'];

/** The recycle bin. */
export const trash: CommandSpec = {
  ...{ name: 'trash', summary: 'cliDisk.trash.summary', mutates: true, lists: true },
  fields: [...new Set([...binFields, ...answerFields])],
  arguments: [
    { name: 'act', required: false, text: 'cliDisk.argument.trashAct' },
    { name: 'items', required: false, variadic: true, text: 'cliDisk.argument.items' },
  ],
  options: [
    conflictOption,
    { name: 'all', text: 'cliDisk.trash.all' },
    confirmOption,
    { name: 'yes', text: 'cliGroups.option.yes' },
  ],
  examples: [
    { line: 'tangram disk trash list', text: 'cliDisk.trash.example' },
    { line: 'tangram disk trash restore a.txt', text: 'cliDisk.trash.exampleRestore' },
    { line: 'tangram disk trash purge a.txt --confirm a.txt --json', text: 'cliDisk.exampleJson' },
  ],
  async run(context, input) {
    const act = actOf(input, acts);
    const words = input.rest('items');
    if (act !== 'list' && words.length === 0 && !input.has('all'))
      throw new CliError('missingArgument', { name: 'items' }, { param: 'items' });
    const office = await diskOffice(context, 'trash');
    const rows = await allBinned(context, office);
    if (act === 'list') {
      const columns = binColumns((await context.texts()).locale);
      return context.output.rows(rows.map(binLine), columns, { own: binFields });
    }
    const nodes = input.has('all') ? rows : named(rows, words);
    const ids = nodes.map(({ id }) => id);
    if (context.flags.dryRun) return showPlan(context, [{ call: `disk.${act}`, input: { ids } }], ['items']);
    const signal = timeSignal(context);
    if (act === 'restore') {
      const conflict = conflictOf(input);
      return tellAnswers(
        context,
        await inParts(ids, (some) => bounded(office.disk.restore(some, { conflict }), signal)),
      );
    }
    const [first] = nodes;
    if (first === undefined) return tellAnswers(context, []);
    const { t } = await context.texts();
    // Of several nobody's name stands for the others: their number is typed, and for a whole bin nothing else will do.
    const word = nodes.length === 1 ? first.name : String(nodes.length);
    const question = t('cliDisk.rm.question', { name: word });
    await confirmName(context, input, word, question, !input.has('all'));
    return tellAnswers(context, await inParts(ids, (some) => bounded(office.disk.purge(some), signal)));
  },
};
