// Walks the whole command tree: global flags, examples, help in both languages, schemas, suggestions.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { hasVerbs, type CommandSpec } from '#cli/command.ts';
import { nounEntries } from '#cli/commands/index.ts';
import { globalOptions, ownOptions } from '#cli/options.ts';
import { parseInput } from '#cli/parse.ts';
import { schemaNames, shapes } from '#cli/shapes/schemas.ts';
import { createTranslator, languages, type TextKey } from '#sdk/locales/index.ts';
import { runCli } from './run-cli.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const tree: { words: string; command: CommandSpec }[] = [];
for (const entry of nounEntries) {
  const noun = await entry.load();
  if (hasVerbs(noun))
    noun.verbs.forEach((command) => tree.push({ words: `${noun.name} ${command.name}`, command }));
  else tree.push({ words: noun.name, command: noun });
}
const changes = new Set([
  'chat send',
  'chat pin',
  'chat unpin',
  'chat mute',
  'chat unmute',
  'chat mark',
  'chat draft',
  'chat flash',
  'login',
  'logout',
  'lock',
  'unlock',
  'account password',
  'account revoke',
  'server user',
  'contacts me',
  'contacts follow',
  'contacts unfollow',
  'contacts add-friend',
  'contacts remove-friend',
  'server start',
  'server stop',
  'server backup',
  'server restore',
  'server migrate',
  'chat remove',
  'chat forward',
  'chat scheduled',
  'chat remind',
  'outbox retry',
  'outbox drop',
  'chat withdraw',
  'chat delete',
  'group create',
  'group add',
  'group remove',
  'group rename',
  'group notice',
  'group intro',
  'group avatar',
  'group admins',
  'contacts service',
  'group invite',
  'group review',
  'group push',
  'group requests',
  'group transfer',
  'group leave',
  'group dissolve',
  'config set',
  'config unset',
  'config edit',
  'config use',
  'variant use',
  'cache sync',
  'cache clear',
  'api',
]);

test('the tree holds every command', () => {
  // A walk that found little would prove little.
  expect(tree.length).toBeGreaterThan(75);
  expect(
    tree
      .filter(({ command }) => command.mutates)
      .map(({ words }) => words)
      .sort(),
  ).toEqual([...changes].sort());
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

test.each(tree)('$words has examples that parse', ({ words, command }) => {
  expect(command.examples.length).toBeGreaterThanOrEqual(2);
  for (const { line } of command.examples) {
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

test.each(tree)('help of $words is whole in both languages', async ({ words }) => {
  for (const lang of languages) {
    const { code, out } = await runCli([...words.split(' '), '--help', '--lang', lang]);
    expect(code).toBe(0);
    expect(out).toMatchSnapshot(lang);
    expect(out).not.toMatch(/cliHelp\.|\{\{/);
    expect(out).toContain('--json');
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

test('every command has a schema with exactly its fields', () => {
  const without = tree.filter(({ words }) => words !== 'schema' && !schemaNames.includes(words as never));
  expect(without.map(({ words }) => words)).toEqual([]);
  for (const { words, command } of tree) {
    if (words === 'schema') continue;
    const shape = shapes[words as keyof typeof shapes] as {
      def: { element?: { shape: object } };
      shape?: object;
    };
    const row = shape.def.element?.shape ?? shape.shape ?? {};
    expect({ words, keys: Object.keys(row) }).toEqual({ words, keys: [...command.fields] });
  }
});

test('schema prints JSON Schema', async () => {
  const one = await runCli(['schema', 'chat', 'send']);
  expect(JSON.parse(one.out)).toMatchObject({ type: 'object', properties: { mid: {}, text: {} } });
  const all = await runCli(['schema']);
  expect(Object.keys(JSON.parse(all.out) as object)).toEqual(schemaNames);
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
    expect(`${out}${err}`).toMatchSnapshot(argv.join(' '));
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
