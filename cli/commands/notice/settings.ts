// `tangram notice settings`: how loudly each kind is told, on all devices of the person.
import { noticeLevels, noticeTopicSettings, type NoticeLevel } from '#sdk/notices/index.ts';
import type { CommandSpec } from '../../command.ts';
import { showPlan } from '../../dry-run.ts';
import { CliError } from '../../errors.ts';
import { bounded } from '../../feeds.ts';
import { timeSignal } from '../../fresh.ts';
import { kindWord, levelColumns, levelFields } from '../../shapes/notices.ts';
import { kindOf } from './kind.ts';

/** The command. */
export const settings: CommandSpec = {
  name: 'settings',
  summary: 'cliNotices.settings.summary',
  mutates: true,
  lists: true,
  fields: levelFields,
  arguments: [
    { name: 'kind', required: false, text: 'cliNotices.settings.kind' },
    { name: 'level', required: false, text: 'cliNotices.settings.level' },
  ],
  examples: [
    { line: 'tangram notice settings', text: 'cliNotices.settings.exampleList' },
    { line: 'tangram notice settings disk count', text: 'cliNotices.settings.exampleSet' },
  ],
  async run(context, input) {
    const word = input.argument('kind');
    const typed = input.argument('level');
    const kind = word === undefined ? undefined : kindOf(word, 'kind');
    const level = noticeLevels.find((one): one is NoticeLevel => one === typed);
    if (typed !== undefined && level === undefined)
      throw new CliError(
        'invalidValue',
        { name: 'level', value: typed },
        { param: 'level', valid: noticeLevels },
      );
    if (context.flags.dryRun)
      return showPlan(
        context,
        kind === undefined || level === undefined
          ? []
          : [{ call: 'notice settings', input: { kind, level } }],
        [],
      );
    context.needsNetwork('notice settings');
    const office = await context.signedIn();
    const signal = timeSignal(context);
    if (kind !== undefined && level !== undefined)
      await bounded(office.notices.setLevel(kind, level, { signal }), signal);
    const levels = await bounded(office.notices.levels({ signal }), signal);
    const rows = noticeTopicSettings
      .filter((one) => kind === undefined || one === kind)
      .map((one) => ({ kind: kindWord(one), level: levels[one] }));
    await context.output.rows(rows, levelColumns(await context.texts()), { complete: true });
  },
};
