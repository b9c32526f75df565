// `tangram write list|rm|restore|versions|share`: one's documents, the bin, what they were, who has them.
import { changeDocument } from '#sdk/write/actions/change-document.ts';
import { documentLevels } from '#sdk/write/rules/modules.ts';
import { hintText } from '#sdk/locales/hints.ts';
import type { CommandSpec } from '../../command.ts';
import { showPlan } from '../../dry-run.ts';
import { CliError } from '../../errors.ts';
import { bounded } from '../../feeds.ts';
import { isoTime } from '../../output/times.ts';
import { findPerson } from '../../target.ts';
import {
  documentColumns,
  documentFields,
  documentOut,
  versionColumns,
  versionFields,
  versionOut,
  type DocumentOut,
} from '../../shapes/write.ts';
import { confirm, yesOption } from '../group/act.ts';
import { desk, documentArgument, documentId, moduleId } from './target.ts';

/** Documents one may read. */
export const list: CommandSpec = {
  name: 'list',
  summary: 'cliWrite.list.summary',
  lists: true,
  fields: documentFields,
  options: [
    {
      name: 'of',
      value: 'text',
      shown: 'W',
      choices: ['all', 'own', 'shared', 'bin'],
      text: 'cliWrite.list.of',
    },
    { name: 'search', value: 'text', shown: 'TEXT', text: 'cliWrite.list.search' },
    { name: 'module', value: 'text', shown: 'M', text: 'cliWrite.list.module' },
    {
      name: 'order',
      value: 'text',
      shown: 'O',
      choices: ['updated', 'created', 'title'],
      text: 'cliWrite.list.order',
    },
    { name: 'limit', value: 'count', shown: 'N', text: 'cliHelp.option.limit' },
    { name: 'all', text: 'cliHelp.option.all' },
    { name: 'cursor', value: 'text', shown: 'C', text: 'cliWrite.list.cursor' },
  ],
  examples: [
    { line: 'tangram write list', text: 'cliWrite.list.exampleAll' },
    {
      line: 'tangram write list --of own --module 通知 --json=id,title',
      text: 'cliWrite.list.exampleModule',
    },
  ],
  async run(context, input) {
    const { write, signal } = await desk(context, 'list');
    const named = input.text('module');
    const search = input.text('search');
    const limit = input.has('all') ? Infinity : (input.count('limit') ?? context.limit);
    const rows: DocumentOut[] = [];
    let next = input.text('cursor');
    do {
      const page = await bounded(
        write.list(
          {
            of: (input.text('of') ?? 'all') as 'all',
            order: (input.text('order') ?? 'updated') as 'updated',
            limit: Math.min(100, limit - rows.length),
            ...(search !== undefined && { search }),
            ...(named !== undefined && { module: moduleId(named) }),
            ...(next !== undefined && { before: next }),
          },
          { signal },
        ),
        signal,
      );
      rows.push(...page.rows.map(documentOut));
      next = page.next;
    } while (next !== undefined && rows.length < limit);
    const complete = next === undefined;
    await context.output.rows(rows, documentColumns(context.language), {
      complete,
      ...(next !== undefined && { nextCursor: next }),
    });
    if (!complete)
      context.output.hint(hintText(context.language, 'cliHints.nextPage', { cursor: next ?? '' }));
  },
};

/** Into the bin, or out of it for good. */
export const rm: CommandSpec = {
  name: 'rm',
  aliases: ['delete'],
  summary: 'cliWrite.rm.summary',
  mutates: true,
  fields: documentFields,
  arguments: [documentArgument],
  options: [{ name: 'permanent', text: 'cliWrite.rm.permanent' }, yesOption],
  examples: [
    { line: 'tangram write rm 12', text: 'cliWrite.rm.exampleBin' },
    { line: 'tangram write rm 12 --permanent --yes', text: 'cliWrite.rm.examplePermanent' },
  ],
  async run(context, input) {
    const at = await desk(context, 'rm');
    const { write, signal } = at;
    const id = await documentId(at, input.required('document'));
    const permanent = input.has('permanent');
    if (context.flags.dryRun)
      return showPlan(context, [{ call: 'write rm', input: { id, permanent } }], ['document']);
    const { t } = await context.texts();
    const document = await bounded(write.get(id, { signal }), signal);
    if (permanent) await confirm(context, input, t('cliWrite.rm.ask', { title: document.title }));
    const row =
      document.deletedTime === undefined ? await bounded(write.remove(id, { signal }), signal) : document;
    if (permanent) await bounded(write.purge(id, { signal }), signal);
    await context.output.done(documentOut(row), () =>
      t(permanent ? 'cliWrite.rm.gone' : 'cliWrite.rm.done', { title: row.title }),
    );
  },
};

/** Out of the bin, as it was. */
export const restore: CommandSpec = {
  name: 'restore',
  summary: 'cliWrite.restore.summary',
  mutates: true,
  fields: documentFields,
  arguments: [documentArgument],
  examples: [
    { line: 'tangram write restore 12', text: 'cliWrite.restore.exampleId' },
    { line: 'tangram write restore "冬季保供通知"', text: 'cliWrite.restore.exampleTitle' },
  ],
  async run(context, input) {
    const at = await desk(context, 'restore');
    const id = await documentId(at, input.required('document'));
    if (context.flags.dryRun)
      return showPlan(context, [{ call: 'write restore', input: { id } }], ['document']);
    const row = await bounded(at.write.restore(id, { signal: at.signal }), at.signal);
    const { t } = await context.texts();
    await context.output.done(documentOut(row), () => t('cliWrite.restore.done', { title: row.title }));
  },
};

/** What a document was. */
export const versions: CommandSpec = {
  name: 'versions',
  summary: 'cliWrite.versions.summary',
  mutates: true,
  lists: true,
  fields: versionFields,
  arguments: [documentArgument],
  options: [
    { name: 'keep', value: 'text', shown: 'NAME', text: 'cliWrite.versions.keep' },
    { name: 'restore', value: 'count', shown: 'N', text: 'cliWrite.versions.restore' },
  ],
  examples: [
    { line: 'tangram write versions 12', text: 'cliWrite.versions.exampleList' },
    { line: 'tangram write versions 12 --restore 3', text: 'cliWrite.versions.exampleRestore' },
  ],
  async run(context, input) {
    const at = await desk(context, 'versions');
    const { write, signal } = at;
    const id = await documentId(at, input.required('document'));
    const keep = input.text('keep');
    const number = input.count('restore');
    if (context.flags.dryRun)
      return showPlan(
        context,
        [{ call: 'write versions', input: { id, keep: keep ?? null, restore: number ?? null } }],
        ['document'],
      );
    if (keep !== undefined) await bounded(write.keepVersion(id, keep, { signal }), signal);
    if (number !== undefined) {
      const { title, form, body } = await bounded(write.version(id, number, { signal }), signal);
      await bounded(
        changeDocument(write, id, () => ({ title, form, body }), { signal }),
        signal,
      );
    }
    const rows = await bounded(write.versions(id, { signal }), signal);
    await context.output.rows(rows.map(versionOut), versionColumns);
  },
};

/** Keys of a grant in JSON. */
const grantFields = ['kind', 'id', 'name', 'level', 'until'] as const;

/** Who has a document. */
export const share: CommandSpec = {
  name: 'share',
  summary: 'cliWrite.share.summary',
  mutates: true,
  lists: true,
  fields: grantFields,
  arguments: [documentArgument],
  options: [
    { name: 'to', value: 'text', shown: 'WHO', text: 'cliWrite.share.to' },
    {
      name: 'level',
      value: 'text',
      shown: 'L',
      choices: [...documentLevels, 'none'],
      text: 'cliWrite.share.level',
    },
  ],
  examples: [
    { line: 'tangram write share 12', text: 'cliWrite.share.exampleList' },
    { line: 'tangram write share 12 --to 林若溪 --level edit', text: 'cliWrite.share.exampleGive' },
  ],
  async run(context, input) {
    const at = await desk(context, 'share');
    const { office, write, signal } = at;
    const id = await documentId(at, input.required('document'));
    const to = input.text('to');
    const chosen = input.text('level') ?? 'read';
    let grants;
    if (to === undefined) grants = await bounded(write.grants(id, { signal }), signal);
    else {
      const level = documentLevels.find((known) => known === chosen);
      if (level === undefined && chosen !== 'none')
        throw new CliError(
          'invalidValue',
          { name: '--level', value: chosen },
          { param: '--level', valid: documentLevels },
        );
      const everybody = to === 'everybody' || to === '所有人';
      const person = everybody ? undefined : await bounded(findPerson(office, to), signal);
      if (context.flags.dryRun)
        return showPlan(
          context,
          [{ call: 'write share', input: { id, to: person?.name ?? to, level: chosen } }],
          ['document', 'person'],
        );
      grants = await bounded(
        write.setGrant(
          id,
          {
            kind: everybody ? 'everybody' : 'person',
            ...(person !== undefined && { granteeId: person.id }),
            ...(level !== undefined && { level }),
          },
          { signal },
        ),
        signal,
      );
    }
    if (context.flags.dryRun) return showPlan(context, [], ['document']);
    const rows = grants.map(({ kind, granteeId, name, level, until }) => ({
      kind,
      id: granteeId ?? '',
      name: name ?? '',
      level,
      until: until === null || until === undefined ? null : isoTime(until),
    }));
    await context.output.rows(rows, [
      { title: 'cliWrite.column.name', cell: (row) => row.name || row.kind },
      { title: 'cliWrite.column.level', cell: (row) => row.level, state: true },
    ]);
  },
};
