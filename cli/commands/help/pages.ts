// Finds the help page of a command, a noun or a topic.
import type { TextKey } from '#sdk/locales/index.ts';
import { hasVerbs, isCalled } from '../../command.ts';
import { CliError } from '../../errors.ts';
import { commandHelp, nounHelp, rootHelp, type HelpTools } from '../../help.ts';
import { nearestWord } from '../../suggest.ts';
import { nounEntries, nounEntry, nounGroups, nounNames } from '../index.ts';

/** The pages that are about no command. */
const topics = {
  formatting: 'formatting',
  'exit-codes': 'exitCodes',
  env: 'env',
  scripting: 'scripting',
  keys: 'keys',
} as const;
/** Names of the topics. */
export const topicNames = Object.keys(topics) as (keyof typeof topics)[];

/** Cells of the keys on the page about them. */
const capsCells = 26;

const isTopic = (word: string): word is keyof typeof topics => Object.hasOwn(topics, word);

function rootPage(tools: HelpTools): string {
  const groups = nounGroups.map((group) => ({
    title: `cliHelp.group.${group}` as const,
    nouns: nounEntries.filter((row) => row.group === group && tools.hides?.(row.name) !== true),
  }));
  const rows = topicNames.map((name) => {
    const key: TextKey = `cliTopics.${topics[name]}.summary`;
    return [`help ${name}`, tools.texts.translateRef({ key })] as const;
  });
  return rootHelp(tools, groups, rows);
}

async function topicPage(topic: keyof typeof topics, { texts, paint }: HelpTools): Promise<string> {
  const text = `${texts.t(`cliTopics.${topics[topic]}.text`)}\n`;
  if (topic !== 'keys') return text;
  // The keys of the full-screen client are written in one table; the page is made from it.
  const [{ helpGroups }, { keyTable }, { fitCells }] = await Promise.all([
    import('../../tui/keys/help-rows.ts'),
    import('../../tui/keys/keys.ts'),
    import('../../tui/text/cell-width.ts'),
  ]);
  const groups = helpGroups(keyTable, texts).map(({ title, rows }) => {
    const lines = rows.map(({ caps, text: said }) => `  ${fitCells(caps.join('  '), capsCells)}  ${said}`);
    return `${[paint.bold(title), ...lines].join('\n')}\n`;
  });
  return [text, ...groups].join('\n');
}

function unknown(topic: string, nearest: string | undefined): CliError {
  return new CliError(
    'topicUnknown',
    { topic },
    { param: topic, ...(nearest !== undefined && { suggestion: `help ${nearest}` }) },
  );
}

/**
 * The page the words ask for; without words the first page.
 * @param isExact whether a word that is no verb of its noun is told as such; else the noun's page answers it
 * @throws CliError `topicUnknown` with the nearest word
 */
export async function helpFor(words: readonly string[], tools: HelpTools, isExact = false): Promise<string> {
  const [first, second] = words;
  if (first === undefined) return rootPage(tools);
  if (isTopic(first)) return topicPage(first, tools);
  const entry = nounEntry(first);
  if (entry === undefined) throw unknown(first, nearestWord(first, [...nounNames, ...topicNames]));
  const noun = await entry.load();
  const verb = hasVerbs(noun) ? noun.verbs.find((each) => isCalled(each, second)) : undefined;
  if (isExact && verb === undefined && second !== undefined && hasVerbs(noun)) {
    const nearest = nearestWord(
      second,
      noun.verbs.map(({ name }) => name),
    );
    throw unknown(`${first} ${second}`, nearest && `${first} ${nearest}`);
  }
  return verb === undefined ? nounHelp(tools, noun) : commandHelp(tools, verb, `${first} ${verb.name}`);
}
