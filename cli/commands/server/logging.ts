// What a running office prints for whoever keeps its output: the flags of `server start` and of its unit.
import type { LogLevel } from '#fixtures/keeping/log.ts';
import type { OfficeOptions } from '#fixtures/serve.ts';
import type { OptionSpec } from '../../command.ts';
import type { Input } from '../../input.ts';

/** How grave entries are, gravest first; `fixtures` has them too, and is loaded only where an office is started. */
export const levels = ['error', 'warning', 'info'] as const satisfies readonly LogLevel[];

/** The flags. */
export const loggingOptions: readonly OptionSpec[] = [
  {
    name: 'log-level',
    value: 'text',
    shown: levels.join('|'),
    choices: levels,
    text: 'cliServer.start.logLevel',
  },
  { name: 'access-log', text: 'cliServer.start.accessLog' },
];

/** What they say. */
export function readLogging(input: Input): Pick<OfficeOptions, 'logLevel' | 'accessLog'> {
  const level = input.text('log-level') as LogLevel | undefined;
  return {
    ...(level !== undefined && { logLevel: level }),
    ...(input.has('access-log') && { accessLog: true }),
  };
}
