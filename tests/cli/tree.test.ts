// Walks the whole command tree: global flags, examples, help in both languages, schemas, suggestions.
import { exampleLine } from '#cli/example-line.ts';
import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { hasVerbs, type CommandSpec } from '#cli/command.ts';
import { nounEntries } from '#cli/commands/index.ts';
import { commandPage } from '#cli/commands/man/page.ts';
import { globalOptions, isListing, ownOptions, sinceKey } from '#cli/options.ts';
import { parseInput } from '#cli/parse.ts';
import { allShapes } from '#cli/shapes/schemas.ts';
import { createTranslator, languages, type Language, type TextKey } from '#sdk/locales/index.ts';
import { runCli } from './run-cli.ts';

const shapes = await allShapes();
const root = fileURLToPath(new URL('../..', import.meta.url));
const tree: { words: string; command: CommandSpec }[] = [];
for (const entry of nounEntries) {
  const noun = await entry.load();
  if (hasVerbs(noun))
    noun.verbs.forEach((command) => tree.push({ words: `${noun.name} ${command.name}`, command }));
  else tree.push({ words: noun.name, command: noun });
}
test('the tree holds every command', () => {
  const names = nounEntries.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
  // A walk that found little would prove little.
  expect(tree.length).toBeGreaterThan(75);
  expect(tree.map(({ words }) => words)).toEqual([...new Set(tree.map(({ words }) => words))]);
});

test.each(tree)('$words accepts the global flags, before and after its words', ({ words, command }) => {
  const given = (command.arguments ?? []).map(() => 'x');
  const flags = globalOptions.flatMap(({ name, value }) =>
    value === undefined ? [`--${name}`] : [`--${name}`, '1s'],
  );
  const input = parseInput(command, words, [...flags, ...given]);
  for (const { name, choices } of globalOptions)
    if (choices === undefined) expect(input.has(name)).toBe(true);
  if (command.mutates) expect(parseInput(command, words, [...given, '--dry-run']).has('dry-run')).toBe(true);
  if (command.lists) expect(parseInput(command, words, [...given, '--csv']).has('csv')).toBe(true);
});

/** What is found by how well it fits has no end that anybody wants: these take a number, and no `--all`. */
const ranked = [
  'ask retrieve',
  'ask session',
  'chat files',
  'chat read',
  'chat search',
  'disk search',
  'schedule free',
  'search',
];

test('every list takes --limit, --all and, where its rows are of a time, --since', () => {
  const lists = tree.filter(({ command }) => isListing(command));
  expect(lists.length).toBeGreaterThan(60);
  for (const { words, command } of lists) {
    const names = new Set(ownOptions(command).map(({ name }) => name));
    expect([words, names.has('limit')]).toEqual([words, true]);
    expect([words, names.has('all')]).toEqual([words, !ranked.includes(words)]);
    if (sinceKey(command) !== undefined) expect([words, names.has('since')]).toEqual([words, true]);
  }
});

test.each(tree)('$words has examples that parse', ({ words, command }) => {
  expect(command.examples.length).toBeGreaterThanOrEqual(2);
  for (const line of command.examples.flatMap(({ line }) => [line, exampleLine(line, 'en')])) {
    const typed = /tangram ([^<|>]*)/.exec(line)?.[1]?.trim() ?? '';
    const parts = [...typed.matchAll(/"([^"]*)"|(\S+)/g)].map((match) => match[1] ?? match[2] ?? '');
    const rest = parts.slice(words.split(' ').length);
    expect(parts.slice(0, words.split(' ').length).join(' ')).toBe(words);
    const prepared = rest.flatMap((part) =>
      part.startsWith('--json=') ? ['--json', `--fields=${part.slice(7)}`] : [part],
    );
    const input = parseInput(command, words, prepared);
    for (const field of input.list('fields') ?? []) expect(command.fields).toContain(field);
  }
});

test.each(tree)('help of $words is whole in both languages', async ({ words, command }) => {
  for (const lang of languages) {
    const { code, out } = await runCli([...words.split(' '), '--help', '--lang', lang]);
    expect(code).toBe(0);
    expect(out).toMatchSnapshot(lang);
    expect(out).not.toMatch(/cliHelp\.|\{\{/);
    expect(out).toContain('--json');
    // What is recorded of a command says so whether it changes anything.
    expect(out.includes('--dry-run')).toBe(command.mutates === true);
  }
});

test('help in English says nothing in Chinese but names of people, groups and departments that are typed as they stand', async () => {
  const asTheyStand = /(?<=group:)数字化平台组|(?<=--confirm )(?:平台组|林若溪)/gu;
  for (const { words } of tree) {
    const { out } = await runCli([...words.split(' '), '--help', '--lang', 'en']);
    const left = out.split('\n').filter((line) => /\p{Script=Han}/u.test(line.replaceAll(asTheyStand, '')));
    expect({ words, left }).toEqual({ words, left: [] });
  }
});

test('every text of the tree is a sentence in both languages', () => {
  for (const language of languages) {
    const { translateRef } = createTranslator(language);
    const keys: TextKey[] = tree.flatMap(({ command }) => [
      command.summary,
      ...command.examples.map(({ text }) => text),
      ...(command.arguments ?? []).map(({ text }) => text),
      ...ownOptions(command).map(({ text }) => text),
    ]);
    expect(keys.filter((key) => translateRef({ key }) === key)).toEqual([]);
  }
});

type Shape = { def: { element?: Shape; options?: readonly Shape[] }; shape?: object };
/** The keys of the rows a command prints; of several shapes those of each, once. */
const rowKeys = ({ def, shape }: Shape): string[] => [
  ...new Set(
    def.options?.flatMap(rowKeys) ??
      (def.element === undefined ? Object.keys(shape ?? {}) : rowKeys(def.element)),
  ),
];

test('a noun alone prints its verbs; a program that names no verb is told', async () => {
  for (const entry of nounEntries) {
    const noun = await entry.load();
    if (!hasVerbs(noun) || noun.otherwise !== undefined) continue;
    const alone = await runCli([noun.name, '--lang', 'zh']);
    expect({ noun: noun.name, code: alone.code, err: alone.err }).toEqual({
      noun: noun.name,
      code: 0,
      err: '',
    });
    for (const verb of noun.verbs) expect(alone.out).toContain(verb.name);
    for (const flag of ['--json', '--csv', '--jq=.']) expect((await runCli([noun.name, flag])).code).toBe(2);
  }
});

test('every command has a schema with exactly its fields', () => {
  const without = tree.filter(({ words }) => words !== 'schema' && !Object.hasOwn(shapes, words));
  expect(without.map(({ words }) => words)).toEqual([]);
  for (const { words, command } of tree) {
    if (words === 'schema') continue;
    const keys = rowKeys(shapes[words] as unknown as Shape);
    expect({ words, keys }).toEqual({ words, keys: [...command.fields] });
  }
});

test('schema prints JSON Schema', async () => {
  const one = await runCli(['schema', 'chat', 'send']);
  expect(JSON.parse(one.out)).toMatchObject({ type: 'object', properties: { mid: {}, text: {} } });
  const all = await runCli(['schema']);
  expect(Object.keys(JSON.parse(all.out) as object)).toEqual(Object.keys(shapes));
});

test.each([
  [['caht', 'list'], 'chat'],
  [['chat', 'lsit'], 'chat list'],
  [['chat', 'list', '--unraed'], '--unread'],
  [['config', 'get', 'sever'], 'server'],
  [['help', 'exit-code'], 'help exit-codes'],
])('%j is answered with a suggestion', async (argv, suggestion) => {
  const { code, err } = await runCli([...argv, '--json']);
  expect(code).toBe(2);
  expect(JSON.parse(err)).toMatchObject({ type: 'usage', suggestion });
});

/** The first page without the group of features, each of which brings its own line. */
function withoutFeatures(page: string, lang: Language): string {
  const { translateRef } = createTranslator(lang);
  const lines = page.split('\n');
  const brought = nounEntries
    .filter(({ group }) => group === 'work')
    .map(({ name, summary: key }) =>
      lines.find((line) => line.startsWith(`  ${name} `) && line.endsWith(` ${translateRef({ key })}`)),
    );
  expect(brought).not.toContain(undefined);
  return lines.filter((line) => !brought.includes(line)).join('\n');
}

test.each(languages)('the first page and the topics in %s', async (lang) => {
  for (const argv of [
    [],
    ['help'],
    ['help', 'exit-codes'],
    ['help', 'env'],
    ['help', 'scripting'],
    ['help', 'formatting'],
    ['chat'],
  ]) {
    const { out, err } = await runCli([...argv, '--lang', lang]);
    const isFirst = argv.length === 0 || argv.join() === 'help';
    expect(isFirst ? withoutFeatures(`${out}${err}`, lang) : `${out}${err}`).toMatchSnapshot(argv.join(' '));
  }
});

test('the page about the environment names every variable of the program', async () => {
  const { out } = await runCli(['help', 'env']);
  const files = ['cli', 'variants'].flatMap((area) =>
    globSync(`${area}/**/*.{ts,tsx,mjs}`, { cwd: root }).map((path) =>
      readFileSync(join(root, path), 'utf8'),
    ),
  );
  const read = new Set(files.flatMap((text) => text.match(/\bTANGRAM_[A-Z_]+\b/g) ?? []));
  expect(read.size).toBeGreaterThan(10);
  const missing = [...read].filter(
    (name) =>
      !out.includes(name) &&
      !/^TANGRAM_[A-Z]+_(LOGIN|MESSAGE)_KEY$/.test(name) &&
      // Handed to the program by its own launcher: nobody sets it.
      name !== 'TANGRAM_TERMINAL_KEEPER',
  );
  expect(missing).toEqual([]);
});

test('every command has a manual page of the same sentences, in both languages', async () => {
  for (const language of languages) {
    const texts = createTranslator(language);
    for (const { words, command } of tree) {
      const { text, file } = commandPage(texts, command, words);
      expect(file).toBe(`tangram-${words.replaceAll(' ', '-')}.1`);
      expect(text).toMatch(/^\.TH TANGRAM/);
      // Each of its flags, its sentence, and no line that troff would take for a request of its own.
      for (const { name } of ownOptions(command))
        expect(text).toContain(`\\-\\-${name.replaceAll('-', '\\-')}`);
      expect(text).not.toMatch(/cliHelp\.|\{\{/);
      for (const line of text.split('\n'))
        expect(line).toMatch(/^(?:[^.']|$|\.(?:TH|SH|TP|B|PP|RS|RE|nf|fi)(?: |$))/);
    }
  }
});

test('man prints the page of a command, writes all into a folder, and names what it does not know', async () => {
  expect((await runCli(['man', 'chat', 'send', '--lang', 'en'])).out).toContain(
    '.TH TANGRAM\\-CHAT\\-SEND 1',
  );
  const folder = mkdtempSync(join(tmpdir(), 'tangram-man-'));
  try {
    const { code, out } = await runCli(['man', '--out', folder, '--json']);
    expect(code).toBe(0);
    const { pages } = JSON.parse(out) as { pages: number };
    expect(readdirSync(folder)).toHaveLength(pages);
    expect(pages).toBeGreaterThan(tree.length);
  } finally {
    rmSync(folder, { recursive: true });
  }
  const wrong = await runCli(['man', 'chat', 'sned', '--json']);
  expect([wrong.code, JSON.parse(wrong.err)]).toMatchObject([2, { suggestion: 'send' }]);
});
