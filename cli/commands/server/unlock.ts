// `tangram server unlock`: lets an account that failed too often try to sign in again.
import type { CommandSpec } from '../../command.ts';
import { handsOption, withHands } from '../admin/hands.ts';
import { unlock as letTry } from '../admin/people.ts';

/** The command. */
export const unlock: CommandSpec = {
  name: 'unlock',
  summary: 'cliServer.unlock.summary',
  mutates: true,
  fields: ['loginName', 'outcome'],
  arguments: [{ name: 'loginname', required: true, text: 'cliServer.unlock.loginName' }],
  options: [handsOption],
  examples: [
    { line: 'tangram server unlock linruoxi', text: 'cliServer.unlock.exampleOwn' },
    { line: 'tangram server unlock linruoxi --data ./office --json', text: 'cliServer.unlock.exampleFolder' },
  ],
  run: (context, input) =>
    withHands(context, input, { what: 'server unlock', reads: false }, (hands) =>
      letTry(context, hands, input.required('loginname')),
    ),
};
