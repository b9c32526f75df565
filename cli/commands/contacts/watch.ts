// `tangram contacts watch`: who comes and goes, who becomes a friend, whom one follows.
import type { CommandSpec } from '../../command.ts';
import { eventFields } from '../../watch/event-rows.ts';
import { runWatch, watchOptions } from '../../watch/run-watch.ts';

/** The command. */
export const watch: CommandSpec = {
  name: 'watch',
  summary: 'cliWatch.contacts.summary',
  fields: eventFields,
  options: [...watchOptions],
  examples: [
    { line: 'tangram contacts watch --timeout 8h', text: 'cliWatch.contacts.exampleDay' },
    {
      line: 'tangram contacts watch --filter ".personName" --jq ".personName"',
      text: 'cliWatch.contacts.exampleFriends',
    },
  ],
  run: (context, input) => runWatch(context, input, { usual: ['online', 'friend', 'focus'], replays: false }),
};
