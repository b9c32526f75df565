// `tangram schedule watch`: reminders and changes of the schedule as they happen, one JSON object per line.
import { isoAt } from '#sdk/schedule/rules/wall-time.ts';
import type { CommandSpec } from '../../command.ts';
import { exitCodes } from '../../exit-codes.ts';
import { ownZone } from './typed.ts';

/** The command. */
export const watch: CommandSpec = {
  name: 'watch',
  summary: 'cliSchedule.watch.summary',
  fields: ['event', 'time', 'id', 'title', 'start'],
  options: [{ name: 'max-events', value: 'count', shown: 'N', text: 'cliHelp.chat.watch.maxEvents' }],
  examples: [
    { line: 'tangram schedule watch --json', text: 'cliSchedule.watch.exampleAll' },
    { line: 'tangram schedule watch --max-events 1 --timeout 30s', text: 'cliSchedule.watch.exampleOne' },
  ],
  async run(context, input) {
    context.needsNetwork('schedule watch');
    const office = await context.signedIn('stays');
    const most = input.count('max-events') ?? Infinity;
    const zone = ownZone();
    const ended = Promise.withResolvers<'limit' | 'timeout' | 'signal'>();
    let told = 0;
    const emit = (row: {
      event: 'changed' | 'reminder';
      id?: string;
      title?: string;
      start?: string;
    }): void => {
      if (told >= most) return;
      told += 1;
      context.output.line({ ...row, time: isoAt(context.now(), zone) }, Object.keys({ ...row, time: '' }));
      if (told >= most) ended.resolve('limit');
    };
    const seen = new Set<string>();
    let isFirst = true;
    const stopChanges = office.schedule.changed((revision) => {
      if (!isFirst && revision > 0) emit({ event: 'changed' });
      isFirst = false;
    });
    const stopReminders = office.schedule.reminders((rows) => {
      for (const row of rows) {
        const key = `${row.itemId}@${row.recurrenceId}@${row.due}`;
        if (seen.has(key)) continue;
        seen.add(key);
        emit({ event: 'reminder', id: row.itemId, title: row.title, start: isoAt(row.start, zone) });
      }
    });
    context.output.hint('[tangram] ready');
    const timer =
      context.flags.timeout !== undefined
        ? setTimeout(() => ended.resolve('timeout'), context.timeoutMs)
        : undefined;
    context.signal.addEventListener('abort', () => ended.resolve('signal'), { once: true });
    const reason = await ended.promise;
    clearTimeout(timer);
    stopChanges();
    stopReminders();
    context.output.hint(`[tangram] exit reason=${reason} n=${told}`);
    return reason === 'signal' ? exitCodes.interrupted : exitCodes.ok;
  },
};
