// `tangram schedule workdays`: the public holidays and make-up days that the office knows, and another list for it.
import { readFileSync } from 'node:fs';
import type { CommandSpec } from '../../command.ts';
import { CliError } from '../../errors.ts';
import { showPlan } from '../../dry-run.ts';
import { bounded } from '../../feeds.ts';
import { timeSignal } from '../../fresh.ts';
import { office as ask } from './typed.ts';

const form = /^\d{4}-\d{2}-\d{2}$/u;
const isDates = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string' && form.test(one));

/** @throws CliError `fileUnreadable`, `invalidValue` for what is no list of dates */
function daysIn(path: string): { off: string[]; on: string[] } {
  let found: unknown;
  try {
    found = JSON.parse(readFileSync(path === '-' ? 0 : path, 'utf8'));
  } catch {
    throw new CliError('fileUnreadable', { path }, { param: '--set' });
  }
  if (typeof found === 'object' && found !== null && 'off' in found && 'on' in found) {
    const { off, on } = found;
    if (isDates(off) && isDates(on)) return { off, on };
  }
  throw new CliError('invalidValue', { name: '--set', value: path }, { param: '--set' });
}

/** The command. */
export const workdays: CommandSpec = {
  name: 'workdays',
  summary: 'cliSchedule.workdays.summary',
  mutates: true,
  fields: ['off', 'on'],
  options: [
    { name: 'set', value: 'text', shown: 'FILE', text: 'cliSchedule.workdays.set' },
    { name: 'reset', text: 'cliSchedule.workdays.reset' },
  ],
  examples: [
    { line: 'tangram schedule workdays --json', text: 'cliSchedule.workdays.exampleShow' },
    { line: 'tangram schedule workdays --set 2027.json', text: 'cliSchedule.workdays.exampleSet' },
  ],
  async run(context, input) {
    const office = await ask(context, 'schedule workdays');
    const signal = timeSignal(context);
    const path = input.text('set');
    const given = path === undefined ? undefined : daysIn(path);
    const wanted = given ?? (input.has('reset') ? { off: [], on: [] } : undefined);
    if (wanted !== undefined && context.flags.dryRun)
      return showPlan(context, [{ call: 'schedule workdays', input: wanted }], ['rights']);
    if (wanted !== undefined) await bounded(office.schedule.setWorkingDays(wanted, { signal }), signal);
    const { off, on } = await bounded(office.schedule.workingDays({ signal }), signal);
    const { t } = await context.texts();
    await context.output.one({ off: [...off], on: [...on] }, () => [
      [t('cliSchedule.workdays.off'), off.join(' ')],
      [t('cliSchedule.workdays.on'), on.join(' ')],
    ]);
  },
};
