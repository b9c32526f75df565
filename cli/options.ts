// The flags every command accepts, and those whole families of commands accept.
import type { CommandGrammar, OptionSpec } from './grammar.ts';

/** Flags of every command (cli.md C3). `--json=a,b` is read as `--json` with `--fields a,b`. */
export const globalOptions: readonly OptionSpec[] = [
  { name: 'json', text: 'cliHelp.option.json' },
  { name: 'fields', value: 'list', shown: 'a,b', text: 'cliHelp.option.fields' },
  { name: 'envelope', text: 'cliHelp.option.envelope' },
  { name: 'jq', value: 'text', shown: 'FILTER', text: 'cliTools.option.jq' },
  { name: 'quiet', short: 'q', text: 'cliHelp.option.quiet' },
  { name: 'no-color', text: 'cliHelp.option.noColor' },
  { name: 'no-pager', text: 'cliTools.option.noPager' },
  { name: 'no-input', text: 'cliHelp.option.noInput' },
  { name: 'lang', value: 'text', shown: 'zh|en', choices: ['zh', 'en'], text: 'cliHelp.option.lang' },
  { name: 'profile', value: 'text', shown: 'NAME', text: 'cliHelp.option.profile' },
  { name: 'server', value: 'text', shown: 'URL', text: 'cliHelp.option.server' },
  { name: 'variant', value: 'text', shown: 'NAME', text: 'cliHelp.option.variant' },
  { name: 'timeout', value: 'duration', shown: '10s', text: 'cliHelp.option.timeout' },
  { name: 'retries', value: 'text', shown: 'N', text: 'cliHelp.option.retries' },
  { name: 'offline', text: 'cliHelp.option.offline' },
  { name: 'debug', text: 'cliHelp.option.debug' },
  { name: 'help', short: 'h', text: 'cliHelp.option.help' },
];

const listOptions: readonly OptionSpec[] = [
  { name: 'csv', text: 'cliHelp.option.csv' },
  { name: 'wide', text: 'cliHelp.option.wide' },
];
const dryRun: OptionSpec = { name: 'dry-run', text: 'cliHelp.option.dryRun' };

/** The flags of one command beside the global ones. */
export function ownOptions(command: CommandGrammar): readonly OptionSpec[] {
  return [
    ...(command.options ?? []),
    ...(command.lists ? listOptions : []),
    ...(command.mutates ? [dryRun] : []),
  ];
}

/** Every flag of one command. */
export function allOptions(command: CommandGrammar): readonly OptionSpec[] {
  return [...ownOptions(command), ...globalOptions];
}
