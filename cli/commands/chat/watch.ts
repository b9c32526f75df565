// `tangram chat watch`: what happens in chats, as it happens, one JSON object per line (cli.md C9).
import type { CommandSpec } from '../../command.ts';
import { eventFields } from '../../watch/event-rows.ts';
import { eventsOption, readKinds, runWatch, watchOptions } from '../../watch/run-watch.ts';

/** The command. */
export const watch: CommandSpec = {
  name: 'watch',
  summary: 'cliHelp.chat.watch.summary',
  fields: eventFields,
  options: [
    { name: 'in', value: 'text', shown: 'TARGET', text: 'cliHelp.chat.watch.in' },
    eventsOption,
    { name: 'type', value: 'text', shown: 'text,image,…', text: 'cliWatch.type' },
    { name: 'since', value: 'text', shown: 'MID|10m|now', text: 'cliHelp.chat.watch.since' },
    ...watchOptions,
  ],
  examples: [
    { line: 'tangram chat watch --in 沈知行 --max-events 1', text: 'cliHelp.chat.watch.exampleOne' },
    {
      line: 'tangram chat watch --since now --timeout 1h --json=chatName,senderName,text',
      text: 'cliHelp.chat.watch.exampleFields',
    },
    {
      line: 'tangram chat watch --filter ".mentioned" --jq ".text"',
      text: 'cliTools.exampleFilter',
    },
    { line: 'tangram chat watch --events read,withdraw,chat --since now', text: 'cliWatch.exampleEvents' },
  ],
  run(context, input) {
    const kinds = readKinds(input);
    return runWatch(context, input, {
      usual: ['message', 'notice'],
      target: input.text('in'),
      replays: true,
      wanted: (row) => kinds === undefined || row.event !== 'message' || kinds.has(row.data['type'] as never),
    });
  },
};
