// Prints help from the commands' own specifications: usage, words, flags, examples, in the language in force.
import type { Translator, TextKey } from '#sdk/locales/index.ts';
import { hasVerbs, type CommandSpec, type NounSpec, type OptionSpec } from './command.ts';
import { exampleLine } from './example-line.ts';
import { globalOptions, ownOptions } from './options.ts';
import { padText } from './output/table.ts';
import type { Palette } from './output/paint.ts';
import stringWidth from 'string-width';

/** What help is drawn with. On a terminal long lines are broken at its width; elsewhere each stays one line. */
export type HelpTools = {
  texts: Translator;
  paint: Palette;
  fit?: HelpFit;
  /** Nouns that this build has not. */
  hides?: (noun: string) => boolean;
};

/** The cells of a line, and what breaks a text at a width. */
export type HelpFit = { columns: number; wrap: (text: string, width: number) => readonly string[] };

/** Fewer cells than this are no room for a sentence: it begins on a line of its own. */
const leastRoom = 24;
/** Where it begins then. */
const ownIndent = 10;

type Line = readonly [left: string, right: string];

const sentence = ({ texts }: HelpTools, key: TextKey): string => texts.translateRef({ key });

function section(tools: HelpTools, title: TextKey, lines: readonly Line[]): string {
  if (lines.length === 0) return '';
  const width = Math.max(...lines.map(([left]) => stringWidth(left)));
  const body = lines.flatMap(([left, right]) => lineOf(tools, left, right, width));
  return `\n${tools.paint.bold(sentence(tools, title))}\n${body.join('\n')}\n`;
}

/** A word or flag and what it is; a long sentence goes on under its own beginning. */
function lineOf({ fit }: HelpTools, left: string, right: string, width: number): string[] {
  const whole = `  ${padText(left, width)}  ${right}`.trimEnd();
  if (fit === undefined || stringWidth(whole) <= fit.columns) return [whole];
  if (right === '') return fit.wrap(left, fit.columns - 2).map((line) => `  ${line}`);
  const room = fit.columns - width - 4;
  if (room < leastRoom)
    return [
      `  ${left}`,
      ...fit.wrap(right, fit.columns - ownIndent).map((line) => ' '.repeat(ownIndent) + line),
    ];
  return fit.wrap(right, room).map((line, at) => `  ${padText(at === 0 ? left : '', width)}  ${line}`);
}

/** What a flag is, and the values it takes where neither its sentence nor its place-holder names them. */
function optionText(tools: HelpTools, { text, choices = [], shown = '' }: OptionSpec): string {
  const said = sentence(tools, text);
  const isNamed = choices.every((one) => said.includes(one) || shown.split('|').includes(one));
  return isNamed ? said : tools.texts.t('cliHelp.choices', { text: said, choices: choices.join(' | ') });
}

function optionLine(tools: HelpTools, option: OptionSpec): Line {
  const short = option.short === undefined ? '    ' : `-${option.short}, `;
  const shown = option.shown ?? option.name;
  const value = option.value === undefined ? '' : option.mayLack === true ? ` [${shown}]` : ` ${shown}`;
  return [`${short}--${option.name}${value}`, optionText(tools, option)];
}

const usageOf = (command: CommandSpec): string =>
  (command.arguments ?? [])
    .map(
      ({ name, required, variadic, last }) =>
        (required ? ` <${name}>` : ` [${name}]`) +
        (variadic ? '…' : '') +
        (last === undefined ? '' : ` <${last}>`),
    )
    .join('');

/** Help of one command. @param words the command as it is typed, without `tangram` */
export function commandHelp(tools: HelpTools, command: CommandSpec, words: string): string {
  const flag = sentence(tools, 'cliHelp.flags');
  const usage = `${sentence(tools, 'cliHelp.usage')}: tangram ${words}${usageOf(command)} [${flag}]\n`;
  const aliases =
    command.aliases === undefined
      ? ''
      : `${tools.texts.t('cliHelp.aliases', { words: command.aliases.join(', ') })}\n`;
  const examples = command.examples.map(
    ({ line, text }) =>
      `  ${tools.paint.dim(`# ${sentence(tools, text)}`)}\n  ${exampleLine(line, tools.texts.language)}\n`,
  );
  return [
    `${sentence(tools, command.summary)}\n\n${usage}${aliases}`,
    section(
      tools,
      'cliHelp.arguments',
      (command.arguments ?? []).map(({ name, text }) => [name, sentence(tools, text)]),
    ),
    section(
      tools,
      'cliHelp.ownFlags',
      ownOptions(command).map((option) => optionLine(tools, option)),
    ),
    section(
      tools,
      'cliHelp.globalFlags',
      globalOptions.map((option) => optionLine(tools, option)),
    ),
    command.fields.length > 0 ? section(tools, 'cliHelp.jsonFields', [[command.fields.join(', '), '']]) : '',
    `\n${tools.paint.bold(sentence(tools, 'cliHelp.examples'))}\n${examples.join('\n')}`,
  ].join('');
}

/** Help of a noun: its verbs. */
export function nounHelp(tools: HelpTools, noun: NounSpec): string {
  if (!hasVerbs(noun)) return commandHelp(tools, noun, noun.name);
  const verbs = noun.verbs.map((verb): Line => [
    `${verb.name}${usageOf(verb)}`,
    sentence(tools, verb.summary),
  ]);
  const usage = `${sentence(tools, 'cliHelp.usage')}: tangram ${noun.name} <${sentence(tools, 'cliHelp.verb')}> [${sentence(tools, 'cliHelp.flags')}]\n`;
  const more = tools.texts.t('cliHelp.moreVerb', { noun: noun.name });
  return `${sentence(tools, noun.summary)}\n\n${usage}${section(tools, 'cliHelp.verbs', verbs)}\n${tools.paint.dim(more)}\n`;
}

/** A group of nouns on the first page of help. */
export type HelpGroup = { title: TextKey; nouns: readonly { name: string; summary: TextKey }[] };

/** The first page of help: every noun, in groups, and where to read on. */
export function rootHelp(tools: HelpTools, groups: readonly HelpGroup[], topics: readonly Line[]): string {
  const usage = `${sentence(tools, 'cliHelp.usage')}: tangram <${sentence(tools, 'cliHelp.noun')}> <${sentence(tools, 'cliHelp.verb')}> [${sentence(tools, 'cliHelp.flags')}]\n`;
  return [
    `${sentence(tools, 'cli.description')}\n\n${usage}`,
    ...groups.map(({ title, nouns }) =>
      section(
        tools,
        title,
        nouns.map(({ name, summary }) => [name, sentence(tools, summary)]),
      ),
    ),
    section(tools, 'cliHelp.topics', topics),
    `\n${tools.paint.dim(sentence(tools, 'cliHelp.more'))}\n`,
  ].join('');
}
