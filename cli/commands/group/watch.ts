// `tangram group watch`: what happens to groups: who joins and leaves, names, rights, and their rows of the chat list.
import type { CommandSpec } from '../../command.ts';
import type { ChatRow } from '../../shapes/chat.ts';
import { eventFields } from '../../watch/event-rows.ts';
import { runWatch, watchOptions } from '../../watch/run-watch.ts';
import { groupArgument } from './act.ts';

/** The command. */
export const watch: CommandSpec = {
  name: 'watch',
  summary: 'cliWatch.group.summary',
  fields: eventFields,
  arguments: [{ ...groupArgument, required: false }],
  options: [...watchOptions],
  examples: [
    { line: 'tangram group watch 数字化平台组', text: 'cliWatch.group.exampleOne' },
    { line: 'tangram group watch --jq ".systemKey // .change"', text: 'cliWatch.group.exampleAll' },
  ],
  run: (context, input) =>
    runWatch(context, input, {
      usual: ['notice', 'chat'],
      target: input.argument('target'),
      replays: false,
      wanted: ({ event, data }) => event === 'notice' || (data['chat'] as ChatRow).kind === 'group',
    }),
};
