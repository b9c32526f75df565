// Writes manual pages (man 7) of the same sentences that help is made of: one for the program, one for each command.
import { exampleLine } from '../../example-line.ts';
import type { Translator, TextKey } from '#sdk/locales/index.ts';
import { hasVerbs, type CommandSpec, type NounSpec, type OptionSpec } from '../../command.ts';
import { globalOptions, ownOptions } from '../../options.ts';
import { productVersion } from '../../product.ts';

/** A page with the name of its file. */
export type ManualPage = { file: string; text: string };

/** Text as troff prints it: its own signs, and what would begin a request, are words. */
const plain = (text: string): string =>
  text
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replaceAll(/^([.'])/gm, '\\&$1');

const nameOf = (words: string): string =>
  ['tangram', ...words.split(' ')].filter((word) => word !== '').join('-');

/** The top of a page. Its first section has the name that programs look for. */
function head(words: string, summary: string): string[] {
  const name = nameOf(words);
  return [
    `.TH ${plain(name.toUpperCase())} 1 "" "Tangram ${productVersion}" ""`,
    '.SH NAME',
    `${plain(name)} \\- ${plain(summary)}`,
  ];
}

function tagged(title: string, rows: readonly (readonly [tag: string, text: string])[]): string[] {
  if (rows.length === 0) return [];
  return [`.SH ${plain(title)}`, ...rows.flatMap(([tag, text]) => ['.TP', `.B ${plain(tag)}`, plain(text)])];
}

function optionRow({ t }: { t: (key: TextKey) => string }, option: OptionSpec): [string, string] {
  const short = option.short === undefined ? '' : `-${option.short}, `;
  const shown = option.shown ?? option.name;
  const value = option.value === undefined ? '' : option.mayLack === true ? ` [${shown}]` : ` ${shown}`;
  return [`${short}--${option.name}${value}`, t(option.text)];
}

/** The page of one command. @param words as it is typed, without `tangram` */
export function commandPage(
  { translateRef, language }: Translator,
  command: CommandSpec,
  words: string,
): ManualPage {
  const t = (key: TextKey): string => translateRef({ key });
  const usage = (command.arguments ?? [])
    .map(({ name, required, variadic }) => (required ? ` <${name}>` : ` [${name}]`) + (variadic ? '…' : ''))
    .join('');
  const options = (all: readonly OptionSpec[]): [string, string][] =>
    all.map((option) => optionRow({ t }, option));
  const lines = [
    ...head(words, t(command.summary)),
    `.SH ${plain(t('cliHelp.usage'))}`,
    `.B ${plain(`tangram ${words}`)}`,
    plain(`${usage.trim()} [${t('cliHelp.flags')}]`.trim()),
    ...tagged(
      t('cliHelp.arguments'),
      (command.arguments ?? []).map(({ name, text }) => [name, t(text)]),
    ),
    ...tagged(t('cliHelp.ownFlags'), options(ownOptions(command))),
    ...tagged(t('cliHelp.globalFlags'), options(globalOptions)),
    ...(command.fields.length === 0
      ? []
      : [`.SH ${plain(t('cliHelp.jsonFields'))}`, plain(command.fields.join(', '))]),
    `.SH ${plain(t('cliHelp.examples'))}`,
    ...command.examples.flatMap(({ line, text }) => [
      '.PP',
      plain(t(text)),
      '.PP',
      '.RS',
      '.nf',
      plain(exampleLine(line, language)),
      '.fi',
      '.RE',
    ]),
  ];
  return { file: `${nameOf(words)}.1`, text: `${lines.join('\n')}\n` };
}

/** The page of a noun: its verbs; of a word that is a command itself, that command's. */
export function nounPage(texts: Translator, noun: NounSpec): ManualPage {
  if (!hasVerbs(noun)) return commandPage(texts, noun, noun.name);
  const t = (key: TextKey): string => texts.translateRef({ key });
  const rows = noun.verbs.map(({ name, summary }): [string, string] => [
    `tangram ${noun.name} ${name}`,
    t(summary),
  ]);
  const lines = [...head(noun.name, t(noun.summary)), ...tagged(t('cliHelp.verbs'), rows)];
  return { file: `${nameOf(noun.name)}.1`, text: `${lines.join('\n')}\n` };
}

/** The page of the program: all its nouns. */
export function programPage(
  { translateRef }: Translator,
  nouns: readonly { name: string; summary: TextKey }[],
): ManualPage {
  const t = (key: TextKey): string => translateRef({ key });
  const rows = nouns.map(({ name, summary }): [string, string] => [`tangram ${name}`, t(summary)]);
  return {
    file: 'tangram.1',
    text: `${[...head('', t('cli.description')), ...tagged(t('cliHelp.verbs'), rows)].join('\n')}\n`,
  };
}
