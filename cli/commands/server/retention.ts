// `tangram server retention`: how long messages stay, what is held, and removing for good what is past its age.
import type { ContentKind, NewRetentionRule } from '#sdk/admin/compliance-api.ts';
import { contentType } from '#sdk/contract/flags.ts';
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
import { actOf, ask, personOf, wordOf } from '../admin/asking.ts';
import { handsOption, withHands, type Hands } from '../admin/hands.ts';
import { progressLine } from './progress-line.ts';

const acts = ['list', 'add', 'change', 'remove', 'hold', 'release', 'run'] as const;
type Act = (typeof acts)[number];
const groupForm = /^\d{1,15}$/u;
const isKind = (word: string): word is ContentKind => Object.hasOwn(contentType, word);

/** What a rule is about: `direct`, `group`, or the number of a group. */
function scopeOf(word: string): Pick<NewRetentionRule, 'kind' | 'chatId'> {
  if (word === 'direct' || word === 'group') return { kind: word };
  if (groupForm.test(word)) return { kind: 'chat', chatId: word };
  throw new CliError('invalidValue', { name: 'words', value: word }, { valid: ['direct', 'group', '00012'] });
}

/** Age and kinds as they were typed. @throws CliError `missingOption`, `invalidValue` */
function ageOf(input: Input): { days: number; kinds?: ContentKind[] } {
  const days = input.count('days');
  if (days === undefined) throw new CliError('missingOption', { a: '--days' }, { param: '--days' });
  if (days < 1)
    throw new CliError('invalidValue', { name: '--days', value: String(days) }, { param: '--days' });
  const kinds = input.list('kinds');
  const wrong = kinds?.find((word) => !isKind(word));
  if (wrong !== undefined)
    throw new CliError(
      'invalidValue',
      { name: '--kinds', value: wrong },
      { param: '--kinds', valid: Object.keys(contentType) },
    );
  return { days, ...(kinds !== undefined && { kinds: kinds.filter(isKind) }) };
}
/** An id of the list. @throws CliError `missingArgument`, `invalidValue` */
function idOf(input: Input): string {
  const id = wordOf(input.rest('words'), 0, 'words');
  if (!groupForm.test(id)) throw new CliError('invalidValue', { name: 'words', value: id });
  return id;
}
const ruleOf = (input: Input): NewRetentionRule => ({
  ...scopeOf(wordOf(input.rest('words'), 0, 'words')),
  ...ageOf(input),
});

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
  if (act === 'change') return { id: idOf(input), ...ageOf(input) };
  if (act === 'hold') return holdOf(input);
  return act === 'remove' || act === 'release' ? { id: idOf(input) } : {};
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
    handsOption,
  ],
  examples: [
    {
      line: 'tangram server retention add group --days 730',
      text: 'cliServer.retention.exampleAdd',
    },
    {
      line: 'tangram server retention hold @linruoxi --reason "Case 12"',
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
    if (act === 'run' && !dryRun) {
      const { confirm } = await import('../group/act.ts');
      const { t } = await context.texts();
      await confirm(context, input, `${t('cliServer.retention.question')} [y/N]`);
    }
    const asked = { what: `server retention ${act}`, reads: act === 'list' || dryRun };
    return withHands(context, input, asked, (hands) => perform(context, input, hands, act));
  },
};

async function perform(context: Context, input: Input, hands: Hands, act: Act): Promise<void> {
  const { admin } = hands;
  switch (act) {
    case 'run':
      return runNow(context, hands);
    case 'add':
      return show(context, [
        ruleRow(await ask(context, (options) => admin.addRetentionRule(ruleOf(input), options))),
      ]);
    case 'change':
      return show(context, [
        ruleRow(
          await ask(context, (options) => admin.changeRetentionRule(idOf(input), ageOf(input), options)),
        ),
      ]);
    case 'hold': {
      const { word, reason } = holdOf(input);
      const what = word.startsWith('@')
        ? { personId: (await personOf(context, hands, word)).id }
        : { chatId: word };
      return show(context, [
        holdRow(await ask(context, (options) => admin.placeHold({ ...what, reason }, options))),
      ]);
    }
    case 'list':
    case 'remove':
    case 'release': {
      const { rules, holds } = await ask(context, (options) =>
        act === 'list'
          ? admin.retention(options)
          : act === 'remove'
            ? admin.removeRetentionRule(idOf(input), options)
            : admin.releaseHold(idOf(input), options),
      );
      return show(context, [...rules.map(ruleRow), ...holds.map(holdRow)]);
    }
  }
}

/** Removes, or counts, to the end: however long it takes, it goes on at the office when this command is ended. */
async function runNow(context: Context, hands: Hands): Promise<void> {
  const { dryRun } = context.flags;
  const { t } = await context.texts();
  const line = progressLine(context, ({ done, total }) => t('cliServer.retention.progress', { done, total }));
  const { chats, messages, moreChats } = await hands
    .runRetention({ dryRun }, { signal: context.signal, tell: line.tell })
    .finally(line.end);
  const rows = chats.map(countRow);
  if (dryRun && context.flags.json)
    await context.output.data({
      dryRun: true,
      requests: [{ call: 'server retention run', input: {} }],
      checks: ['rules', 'holds'],
      rows,
    });
  else await context.output.rows(rows, countColumns, { complete: moreChats === 0 });
  context.output.hint(
    t(dryRun ? 'cliServer.retention.would' : 'cliServer.retention.done', { count: messages }),
  );
}
