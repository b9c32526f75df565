// `tangram chat open`: the chat in the window, which is `tangram open chat` said the other way round.
import type { CommandSpec } from '../../command.ts';
import { openFields, openPlace, printOption } from '../open/index.ts';

/** The command. */
export const open: CommandSpec = {
  name: 'open',
  summary: 'cliTools.open.chat',
  fields: openFields,
  arguments: [{ name: 'target', required: true, text: 'cliHelp.argument.target' }],
  options: [printOption],
  examples: [
    { line: 'tangram chat open 沈知行', text: 'cliTools.open.exampleChat' },
    { line: 'tangram chat open 00012 --print', text: 'cliTools.open.exampleAddress' },
  ],
  run: (context, input) => openPlace(context, input, 'chat', input.required('target')),
};
