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
  { name: 'variant-file', value: 'text', shown: 'FILE', text: 'cliHelp.option.variantFile' },
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
/** Of lists that do not page by themselves: their rows are all there, and are cut or sifted where they are printed. */
const cutOptions: readonly OptionSpec[] = [
  { name: 'limit', value: 'count', shown: 'N', text: 'cliHelp.option.limit' },
  { name: 'all', text: 'cliHelp.option.all' },
];
const sinceOption: OptionSpec = { name: 'since', value: 'text', shown: 'TIME', text: 'cliActs.option.since' };

/** When a row is of: what `--since` goes by, the first of these that the command's rows have. */
const timeKeys = [
  ...[
    'time',
    'lastTime',
    'createdAt',
    'modifiedAt',
    'created',
    'updated',
    'start',
    'due',
    'since',
    'usedAt',
    'used',
  ],
  ...['lastActive', 'readAt'],
] as const;

/** Whether a command prints what is there, and not what became of things that were named to it. */
export const isListing = ({ lists, mutates, arguments: taken = [] }: CommandGrammar): boolean =>
  lists === true && (mutates !== true || taken[0]?.name === 'act');

/** The key of its rows by which `--since` sifts a list; undefined where its rows are of no time. */
export const sinceKey = (command: CommandGrammar): string | undefined =>
  timeKeys.find((key) => command.fields.includes(key));

/** What a listing command has of the flags of all lists, beside its own of the same name. */
function cutOptionsOf(command: CommandGrammar): readonly OptionSpec[] {
  if (!isListing(command)) return [];
  const own = new Set((command.options ?? []).map(({ name }) => name));
  const cuts = own.has('limit') ? [] : cutOptions.filter(({ name }) => !own.has(name));
  const isSifted = !own.has('since') && sinceKey(command) !== undefined;
  return isSifted ? [...cuts, sinceOption] : cuts;
}

const dryRun: OptionSpec = { name: 'dry-run', text: 'cliHelp.option.dryRun' };

/** The flags of one command beside the global ones. */
export function ownOptions(command: CommandGrammar): readonly OptionSpec[] {
  return [
    ...(command.options ?? []),
    ...cutOptionsOf(command),
    ...(command.lists ? listOptions : []),
    ...(command.mutates ? [dryRun] : []),
  ];
}

/** The words with each flag under its own name, where it was typed under another one that it has. */
export function underOwnNames(command: CommandGrammar, words: readonly string[]): readonly string[] {
  const own = new Map<string, string>(
    (command.options ?? []).flatMap(({ name, aliases = [] }) =>
      aliases.map((alias) => [`--${alias}`, `--${name}`] as const),
    ),
  );
  if (own.size === 0) return words;
  const end = words.indexOf('--');
  return words.map((word, at) => {
    if (end >= 0 && at > end) return word;
    const [flag = '', ...value] = word.split('=');
    const name = own.get(flag);
    return name === undefined ? word : [name, ...value].join('=');
  });
}

/** Every flag of one command. */
export function allOptions(command: CommandGrammar): readonly OptionSpec[] {
  return [...ownOptions(command), ...globalOptions];
}
