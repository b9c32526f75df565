// `tangram server retention`: how long messages stay, what is held, and removing for good what is past its age.
import { contentType, type ContentKind } from '#sdk/contract/flags.ts';
import type { RetentionScope } from '#fixtures/office/admin/retention-rules.ts';
import type { AdminService } from '#fixtures/office/admin/service.ts';
import type { CommandSpec } from '../../command.ts';
import type { Context } from '../../context.ts';
import { showPlan } from '../../dry-run.ts';
import { CliError } from '../../errors.ts';
import type { Input } from '../../input.ts';
import {
  countColumns,
  countRow,
  holdRow,
  retentionColumns,
  retentionFields,
  ruleRow,
  type RetentionRow,
} from './retention-rows.ts';
import { actOf, personOf, wordOf } from '../admin/asking.ts';
import { dataFolder, folderOption, needsOffice } from './keeping.ts';
import { withOfficeFolder } from './office-folder.ts';

const acts = ['list', 'add', 'remove', 'hold', 'release', 'run'] as const;
type Act = (typeof acts)[number];
const owner = null;
const groupForm = /^\d{1,15}$/u;
const isKind = (word: string): word is ContentKind => Object.hasOwn(contentType, word);

/** What a rule is about: `direct`, `group`, or the number of a group. */
function scopeOf(word: string): RetentionScope {
  if (word === 'direct' || word === 'group') return { kind: word };
  if (groupForm.test(word)) return { chatId: word };
  throw new CliError('invalidValue', { name: 'words', value: word }, { valid: ['direct', 'group', '00012'] });
}

/** A rule as it was typed. @throws CliError `missingArgument`, `missingOption`, `invalidValue` */
function ruleOf(input: Input): { scope: RetentionScope; days: number; kinds?: ContentKind[] } {
  const scope = scopeOf(wordOf(input.rest('words'), 0, 'words'));
  const days = input.count('days');
  if (days === undefined) throw new CliError('missingOption', { a: '--days' }, { param: '--days' });
  const kinds = input.list('kinds');
  const wrong = days < 1 ? String(days) : kinds?.find((word) => !isKind(word));
  if (wrong !== undefined)
    throw new CliError(
      'invalidValue',
      { name: days < 1 ? '--days' : '--kinds', value: wrong },
      {
        param: days < 1 ? '--days' : '--kinds',
        ...(days >= 1 && { valid: Object.keys(contentType) }),
      },
    );
  return { scope, days, ...(kinds !== undefined && { kinds: kinds.filter(isKind) }) };
}

/** A hold as it was typed: `@login` or the number of a group. */
function holdOf(input: Input): { word: string; reason: string } {
  const word = wordOf(input.rest('words'), 0, 'words');
  if (!word.startsWith('@') && !groupForm.test(word))
    throw new CliError('invalidValue', { name: 'words', value: word }, { valid: ['@linruoxi', '00012'] });
  const reason = input.text('reason')?.trim();
  if (reason === undefined || reason === '')
    throw new CliError('missingOption', { a: '--reason' }, { param: '--reason' });
  return { word, reason };
}

/** What of an act can be judged without an office, and is its plan. */
function planOf(act: Act, input: Input): Record<string, unknown> {
  if (act === 'add') return ruleOf(input);
  if (act === 'hold') return holdOf(input);
  if (act === 'remove' || act === 'release') {
    const id = wordOf(input.rest('words'), 0, 'words');
    if (!groupForm.test(id)) throw new CliError('invalidValue', { name: 'words', value: id });
    return { id };
  }
  return {};
}

async function show(context: Context, rows: readonly RetentionRow[]): Promise<void> {
  await context.output.rows([...rows], retentionColumns(await context.texts()));
}

/** The command. */
export const retention: CommandSpec = {
  name: 'retention',
  summary: 'cliServer.retention.summary',
  mutates: true,
  lists: true,
  fields: retentionFields,
  arguments: [
    { name: 'act', required: true, text: 'cliServer.retention.act' },
    { name: 'words', required: false, variadic: true, text: 'cliServer.retention.words' },
  ],
  options: [
    { name: 'days', value: 'count', shown: 'N', text: 'cliServer.retention.days' },
    { name: 'kinds', value: 'list', shown: 'file,image', text: 'cliServer.retention.kinds' },
    { name: 'reason', value: 'text', shown: 'TEXT', text: 'cliServer.retention.reason' },
    { name: 'yes', text: 'cliGroups.option.yes' },
    folderOption,
  ],
  examples: [
    {
      line: 'tangram server retention add group --days 730 --data ./office',
      text: 'cliServer.retention.exampleAdd',
    },
    {
      line: 'tangram server retention hold @linruoxi --reason "Case 12" --data ./office',
      text: 'cliServer.retention.exampleHold',
    },
    {
      line: 'tangram server retention run --dry-run --json --data ./office',
      text: 'cliServer.retention.exampleRun',
    },
  ],
  async run(context, input) {
    const act = actOf(input, acts);
    const plan = planOf(act, input);
    const { dryRun } = context.flags;
    if (dryRun && act !== 'run' && act !== 'list')
      return showPlan(context, [{ call: `server retention ${act}`, input: plan }], ['words']);
    const data = dataFolder(context, input);
    needsOffice(data);
    if (act === 'run' && !dryRun) {
      const { confirm } = await import('../group/act.ts');
      const { t } = await context.texts();
      await confirm(context, input, `${t('cliServer.retention.question')} [y/N]`);
    }
    const [{ adminFeature }, { ownersHands }] = await Promise.all([
      import('#fixtures/office/admin/feature.ts'),
      import('./owners-hands.ts'),
    ]);
    await withOfficeFolder(data, async (office) => {
      const { retention: kept } = office.features.service<AdminService>(adminFeature);
      if (act === 'run') {
        const { chats } = await kept.run(owner, dryRun);
        const rows = chats.map(countRow);
        if (dryRun && context.flags.json)
          await context.output.data({
            dryRun: true,
            requests: [{ call: 'server retention run', input: { data } }],
            checks: ['rules', 'holds'],
            rows,
          });
        else await context.output.rows(rows, countColumns);
        const { t } = await context.texts();
        const count = rows.reduce((sum, row) => sum + (row.messages ?? 0), 0);
        context.output.hint(t(dryRun ? 'cliServer.retention.would' : 'cliServer.retention.done', { count }));
        return;
      }
      if (act === 'add') {
        const { scope, days, kinds } = ruleOf(input);
        return show(context, [ruleRow(await kept.rules.add(owner, scope, days, kinds))]);
      }
      if (act === 'hold') {
        const { word, reason } = holdOf(input);
        const what = word.startsWith('@')
          ? { personId: (await personOf(context, ownersHands(office), word)).id }
          : { chatId: word };
        return show(context, [holdRow(await kept.rules.hold(owner, what, reason))]);
      }
      const after =
        act === 'list'
          ? kept.rules.list(owner)
          : act === 'remove'
            ? await kept.rules.remove(owner, String(plan['id']))
            : await kept.rules.release(owner, String(plan['id']));
      return show(context, [...after.rules.map(ruleRow), ...after.holds.map(holdRow)]);
    });
  },
};
