// `tangram schedule watch`: reminders and changes of the schedule as they happen, one JSON object per line.
import type { OfficeApi } from '#sdk/api.ts';
import { parseReference } from '#sdk/contract/references.ts';
import { asOfficeError } from '#sdk/errors.ts';
import { instantOf, isoAt } from '#sdk/schedule/rules/wall-time.ts';
import type { CommandSpec } from '../../command.ts';
import { runUntil, untilOptions } from '../../watch/run-until.ts';
import { ownZone } from './typed.ts';

const topics = 'schedule.';

type Told = { event: string; id: string; title?: string; start?: string };

/** What happened to an item, and what it is now; one that is gone, or can be seen no more, was removed. */
async function newsOf(office: OfficeApi, event: string, id: string, zone: string): Promise<Told> {
  try {
    const item = await office.schedule.item(id);
    return { event, id, title: item.title, start: isoAt(instantOf(item.start, item.zone), zone) };
  } catch (error) {
    return { event: asOfficeError(error).kind === 'refused' ? 'removed' : event, id };
  }
}

/** The command. */
export const watch: CommandSpec = {
  name: 'watch',
  summary: 'cliSchedule.watch.summary',
  fields: ['event', 'time', 'id', 'title', 'start'],
  options: [...untilOptions],
  examples: [
    { line: 'tangram schedule watch --json', text: 'cliSchedule.watch.exampleAll' },
    { line: 'tangram schedule watch --max-events 1 --timeout 30s', text: 'cliSchedule.watch.exampleOne' },
  ],
  run: (context, input) =>
    runUntil(context, input, ({ office, print, fail }) => {
      const zone = ownZone();
      const tell = (row: Told): void =>
        print({ ...row, time: isoAt(context.now(), zone) }, Object.keys({ ...row, time: '' }));
      const reminded = new Set<string>();
      let isLive = false;
      let turn = Promise.resolve();
      return {
        stops: [
          office.schedule.reminders((rows) => {
            for (const row of rows) {
              const key = `${row.itemId}@${row.recurrenceId}@${row.due}`;
              if (reminded.has(key)) continue;
              reminded.add(key);
              tell({ event: 'reminder', id: row.itemId, title: row.title, start: isoAt(row.start, zone) });
            }
          }),
          office.events((event) => {
            // What happened before is not news, and reminders are told by what is still due.
            if (!isLive || event.type !== 'news' || !event.topic.startsWith(topics)) return;
            const what = event.topic.slice(topics.length);
            const { id } = parseReference(event.reference) ?? {};
            if (what === 'reminder' || id === undefined) return;
            turn = turn.then(async () => tell(await newsOf(office, what, id, zone))).catch(fail);
          }),
        ],
        ready: () => void (isLive = true),
      };
    }),
};
