// `tangram man`: manual pages of the same sentences as help, one printed or all of them into a folder.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { hasVerbs, isCalled, type CommandSpec } from '../../command.ts';
import type { Context } from '../../context.ts';
import { CliError } from '../../errors.ts';
import { unwritable } from '../../unwritable.ts';
import { nearestWord } from '../../suggest.ts';
import { nounEntries, nounEntry, nounNames } from '../index.ts';
import type { ManualPage } from './page.ts';

const shown = nounEntries.filter(({ group }) => group !== 'hidden');

/** Every page there is. */
async function allPages(context: Context): Promise<ManualPage[]> {
  const [{ commandPage, nounPage, programPage }, texts] = await Promise.all([
    import('./page.ts'),
    context.texts(),
  ]);
  const nouns = await Promise.all(shown.map((entry) => entry.load()));
  return [
    programPage(texts, shown),
    ...nouns.flatMap((noun) => [
      nounPage(texts, noun),
      ...(hasVerbs(noun)
        ? noun.verbs.map((verb) => commandPage(texts, verb, `${noun.name} ${verb.name}`))
        : []),
    ]),
  ];
}

/** The page that some words mean. @throws CliError `unknownCommand` */
async function pageOf(context: Context, words: readonly string[]): Promise<ManualPage> {
  const [{ commandPage, nounPage, programPage }, texts] = await Promise.all([
    import('./page.ts'),
    context.texts(),
  ]);
  const [name, verbName] = words;
  if (name === undefined) return programPage(texts, shown);
  const noun = await nounEntry(name)?.load();
  const unknown = (typed: string, known: readonly string[]): CliError => {
    const suggestion = nearestWord(typed, known);
    return new CliError(
      'unknownCommand',
      { name: words.join(' ') },
      { param: typed, ...(suggestion && { suggestion }) },
    );
  };
  if (noun === undefined) throw unknown(name, nounNames);
  if (verbName === undefined) return nounPage(texts, noun);
  const verbs = hasVerbs(noun) ? noun.verbs : [];
  const verb = verbs.find((each) => isCalled(each, verbName));
  if (verb === undefined)
    throw unknown(
      verbName,
      verbs.map((each) => each.name),
    );
  return commandPage(texts, verb, `${name} ${verb.name}`);
}

/** The command. */
export const noun: CommandSpec = {
  name: 'man',
  summary: 'cliTools.man.summary',
  fields: ['file', 'text', 'folder', 'pages'],
  offline: true,
  arguments: [
    { name: 'command', required: false, text: 'cliHelp.schema.command' },
    { name: 'verb', required: false, text: 'cliHelp.help.verb' },
  ],
  options: [{ name: 'out', value: 'text', shown: 'DIR', text: 'cliTools.man.out' }],
  examples: [
    { line: 'tangram man chat send | man -l -', text: 'cliTools.man.exampleRead' },
    { line: 'tangram man --out ~/.local/share/man/man1', text: 'cliTools.man.exampleAll' },
  ],
  async run(context, input) {
    const out = input.text('out');
    const words = [input.argument('command'), input.argument('verb')].filter((word) => word !== undefined);
    if (out === undefined) {
      const page = await pageOf(context, words);
      if (context.flags.json) return context.output.one(page, () => []);
      return context.output.text(page.text);
    }
    const pages = words.length === 0 ? await allPages(context) : [await pageOf(context, words)];
    const folder = resolve(context.parts.folder, out);
    try {
      mkdirSync(folder, { recursive: true });
      for (const { file, text } of pages) writeFileSync(join(folder, file), text);
    } catch (error) {
      throw unwritable(folder, error, '--out');
    }
    const { t } = await context.texts();
    await context.output.done(
      { folder, pages: pages.length },
      () => t('cliTools.man.done', { folder, count: pages.length }),
      ['folder', 'pages'],
    );
  },
};
