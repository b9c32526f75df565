// `tangram schedule undo`: takes back what the last command did to the schedule or a task.
import { OfficeError } from '#sdk/errors.ts';
import type { CommandSpec } from '../../command.ts';
import { showPlan } from '../../dry-run.ts';
import { bounded } from '../../feeds.ts';
import { timeSignal } from '../../fresh.ts';
import { undoneFields } from '../../shapes/schedule.ts';
import { office as ask } from './typed.ts';

/** Undoes; called again, what was done before that. */
export const undo: CommandSpec = {
  name: 'undo',
  summary: 'cliSchedule.undo.summary',
  mutates: true,
  fields: undoneFields,
  examples: [
    { line: 'tangram schedule undo', text: 'cliSchedule.undo.exampleOne' },
    { line: 'tangram schedule undo --dry-run', text: 'cliSchedule.undo.exampleDryRun' },
  ],
  async run(context) {
    const office = await ask(context, 'schedule undo');
    const signal = timeSignal(context);
    if (context.flags.dryRun) {
      const last = await bounded(office.schedule.done({ signal }), signal);
      if (last === undefined) throw new OfficeError('nothingToUndo');
      return showPlan(
        context,
        [{ call: 'schedule undo', input: { id: last.id, title: last.title } }],
        ['rights'],
      );
    }
    const { id, title } = await bounded(office.schedule.undoLast({ signal }), signal);
    const { t } = await context.texts();
    await context.output.done({ id, title }, () => t('cliSchedule.done.undone', { title, id }));
  },
};
