// `tangram schedule reminders list|dismiss|snooze`: reminders that have come due, and putting them away or off on all devices.
import { OfficeError } from '#sdk/errors.ts';
import { isoAt } from '#sdk/schedule/rules/wall-time.ts';
import type { CommandSpec } from '../../command.ts';
import { CliError } from '../../errors.ts';
import { showPlan } from '../../dry-run.ts';
import { bounded } from '../../feeds.ts';
import { timeSignal } from '../../fresh.ts';
import { reminderColumns, reminderFields, reminderRow } from '../../shapes/schedule.ts';
import { office as ask, ownZone } from './typed.ts';

const acts = ['list', 'dismiss', 'snooze'] as const;
const usualMs = 600_000;

/** The command; it prints what is left. */
export const reminders: CommandSpec = {
  name: 'reminders',
  summary: 'cliSchedule.reminders.summary',
  mutates: true,
  lists: true,
  fields: reminderFields,
  arguments: [
    { name: 'act', required: true, text: 'cliSchedule.reminders.act' },
    { name: 'id', required: false, text: 'cliSchedule.argument.id' },
  ],
  options: [{ name: 'for', value: 'duration', shown: '10m', text: 'cliSchedule.reminders.for' }],
  examples: [
    { line: 'tangram schedule reminders list', text: 'cliSchedule.reminders.exampleList' },
    { line: 'tangram schedule reminders snooze 812 --for 30m', text: 'cliSchedule.reminders.exampleSnooze' },
  ],
  async run(context, input) {
    const act = input.required('act');
    if (!acts.some((known) => known === act))
      throw new CliError('invalidValue', { name: 'act', value: act }, { param: 'act', valid: acts });
    const office = await ask(context, 'schedule reminders');
    const signal = timeSignal(context);
    const due = await bounded(office.schedule.dueReminders({ signal }), signal);
    if (act === 'list') return show(due);
    const id = input.required('id');
    const meant = due.filter(({ itemId }) => itemId === id);
    const again = act === 'snooze' ? context.now() + (input.duration('for') ?? usualMs) : undefined;
    if (context.flags.dryRun) {
      const said = { id, due: meant.length, ...(again !== undefined && { again: isoAt(again, ownZone()) }) };
      return showPlan(context, [{ call: `schedule reminders ${act}`, input: said }], ['rights']);
    }
    // What was put away already, on whichever device, is away.
    if (meant.length === 0 && (await office.schedule.item(id, { signal })).status !== 'confirmed')
      throw new OfficeError('scheduleGone');
    for (const { itemId, recurrenceId } of meant)
      await bounded(
        office.schedule.settleReminder({ itemId, recurrenceId, ...(again !== undefined && { again }) }),
        signal,
      );
    return show(await bounded(office.schedule.dueReminders({ signal }), signal));

    function show(rows: typeof due): Promise<void> {
      const zone = ownZone();
      return context.output.rows(
        rows.map((one) => reminderRow(one, zone)),
        reminderColumns,
      );
    }
  },
};
