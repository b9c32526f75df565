// Answers a shell: builds the part of the command tree that the words lead to, and gives it to the library.
import tab from '@bomb.sh/tab/commander';
import { Command, Option } from 'commander';
import type { Complete, RootCommand } from '@bomb.sh/tab';
import type { TextKey } from '#sdk/locales/index.ts';
import { hasVerbs, type CommandSpec } from '../../command.ts';
import type { Context } from '../../context.ts';
import { allOptions } from '../../options.ts';
import { nounEntries, nounEntry } from '../index.ts';
import { candidatesFor, type Candidate, type Source } from './candidates.ts';
import { printed } from './printed.ts';

/** Where the values of arguments and flags come from, by their names. */
const ofArgument: Readonly<Record<string, Source>> = {
  target: 'chats',
  people: 'people',
  person: 'people',
  key: 'keys',
  profile: 'profiles',
  name: 'variants',
  left: 'variants',
  right: 'variants',
  topic: 'topics',
  place: 'places',
  call: 'calls',
};
const ofOption: Readonly<Record<string, Source>> = {
  in: 'chats',
  to: 'chats',
  at: 'people',
  members: 'people',
  from: 'people',
  profile: 'profiles',
  variant: 'variants',
  fields: 'fields',
  json: 'fields',
};
/** The library's own name for the command that prints scripts; ours has the same. */
const ownName = 'completion';

type Sentence = (key: TextKey) => string;

function describe(command: Command, spec: CommandSpec, sentence: Sentence): void {
  for (const { name, required } of spec.arguments ?? [])
    command.argument(required ? `<${name}>` : `[${name}]`);
  for (const { name, short, value, choices, text } of allOptions(spec)) {
    const flags = `${short === undefined ? '' : `-${short}, `}--${name}${value === undefined ? '' : ' <value>'}`;
    const option = new Option(flags, sentence(text));
    command.addOption(choices === undefined ? option : option.choices(choices));
  }
}

const bare = (name: string, text: string): Command =>
  new Command(name).description(text).helpOption(false).helpCommand(false);

/** The tree as far as the words need it: all nouns by name, the noun that was typed with its verbs and flags. */
async function treeOf(words: readonly string[], sentence: Sentence) {
  const program = bare('tangram', '');
  const specs = new Map<string, CommandSpec>();
  const typed = words.find((word) => nounEntry(word) !== undefined);
  for (const entry of nounEntries) {
    if (entry.group === 'hidden' || entry.name === ownName) continue;
    const command = bare(entry.name, sentence(entry.summary));
    program.addCommand(command);
    if (entry.name !== typed) continue;
    const noun = await entry.load();
    for (const spec of hasVerbs(noun) ? noun.verbs : [noun]) {
      const part = hasVerbs(noun) ? bare(spec.name, sentence(spec.summary)) : command;
      if (part !== command) command.addCommand(part);
      describe(part, spec, sentence);
      specs.set(part === command ? entry.name : `${entry.name} ${spec.name}`, spec);
    }
  }
  return { program, specs };
}

/** A list between commas is completed at its end. */
function lists(candidates: readonly Candidate[], current: string): Candidate[] {
  const typed = current.slice(current.indexOf('=') + 1);
  const head = typed.slice(0, typed.lastIndexOf(',') + 1);
  const given = head.split(',');
  return candidates
    .filter(({ value }) => !given.includes(value))
    .map(({ value, text }) => ({ value: head + value, text }));
}

/** Whether a flag takes several between commas. */
const takesList = (spec: CommandSpec, name: string): boolean =>
  name === 'at' || spec.options?.some((option) => option.name === name && option.value === 'list') === true;

/** Puts the names that are known on this device behind the arguments and flags that take them. */
async function attach(
  context: Context,
  root: RootCommand,
  specs: ReadonlyMap<string, CommandSpec>,
  current: string,
) {
  const known = new Map<string, Promise<Candidate[]>>();
  const offer = async (source: Source, spec: CommandSpec, isList = source === 'fields') => {
    const typed = isList
      ? current.slice(Math.max(current.lastIndexOf(','), current.indexOf('=')) + 1)
      : current;
    const key = `${source} ${isList}`;
    // Names need somebody signed in; without them there are still words and flags to offer.
    const found = known.get(key) ?? candidatesFor(context, source, spec, typed).catch(() => []);
    known.set(key, found);
    const candidates = await found;
    const shown = isList ? lists(candidates, current) : candidates;
    return (complete: Complete): void => shown.forEach(({ value, text }) => complete(value, text));
  };
  for (const [words, spec] of specs) {
    const command = root.commands.get(words);
    for (const [name, argument] of command?.arguments ?? []) {
      const source = ofArgument[name];
      if (source !== undefined) argument.handler = await offer(source, spec);
    }
    for (const [name, option] of command?.options ?? []) {
      const source = ofOption[name];
      if (source !== undefined)
        option.handler = await offer(source, spec, source === 'fields' || takesList(spec, name));
    }
  }
}

/** The answer to the words typed so far, the last of which is being typed. */
export async function completions(context: Context, words: readonly string[]): Promise<string> {
  const texts = await context.texts();
  const sentence: Sentence = (key) => texts.translateRef({ key });
  const before = words.slice(0, -1);
  const { program, specs } = await treeOf(before, sentence);
  const typed = [...specs].filter(([name]) => before.join(' ').includes(name));
  const root = tab(program, { completionCommandName: ownName });
  const completion = root.commands.get(ownName);
  if (completion !== undefined) completion.description = sentence('cliTools.completion.summary');
  await attach(context, root, new Map(typed), words.at(-1) ?? '');
  return printed(() => root.parse([...words]));
}
