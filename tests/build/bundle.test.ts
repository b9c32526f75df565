// What a command that reads local data loads: no sentence but those of notices, no codec, no drawing library, no slow module of Node.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import { beforeAll, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const chunks = join(root, 'dist', 'cli', 'chunks');
const slow = ['crypto', 'http', 'https', 'net', 'tls', 'zlib', 'worker_threads', 'child_process', 'tty'];

beforeAll(async () => {
  await execa('node', ['cli/bin/build.mjs', 'cli'], { cwd: root });
}, 90_000);

const fileOf = (name: string): string =>
  readdirSync(chunks).find((file) => file.startsWith(`${name}-`) && file.endsWith('.js')) ?? '';
/** The chunks a chunk loads as soon as it is loaded, itself included; what is loaded when asked for is not among them. */
function loadedWith(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const text = readFileSync(join(chunks, file), 'utf8');
  for (const [, other = ''] of text.matchAll(/\bconst \w+=require\("\.\/([^"]+)"\)/g))
    loadedWith(other, seen);
  return seen;
}

test.each(['main', 'client'])('%s loads only itself and what it stands on', (name) => {
  const loaded = [...loadedWith(fileOf(name))].map((file) => file.replace(/-[\w-]{8}\.js$/, ''));
  expect(loaded.toSorted()).toEqual([...new Set(['main', name, 'rolldown-runtime'])].toSorted());
});

test('no service of a feature loads the full-screen client', () => {
  const services = readdirSync(chunks).filter((file) => /^(?:service|open-[a-z]+)-[\w-]{8}\.js$/.test(file));
  expect(services.length).toBeGreaterThan(10);
  const loading = services.filter((file) =>
    [...loadedWith(file)].some((loaded) => loaded.startsWith('terminal-')),
  );
  expect(loading).toEqual([]);
});

test.each(['main', 'client'])('%s holds nothing that only other commands need', (name) => {
  const file = fileOf(name);
  const text = readFileSync(join(chunks, file), 'utf8');
  for (const foreign of ['ZodMini', 'i18next', 'react.transitional', 'fastify'])
    expect({ file, foreign, found: text.includes(foreign) }).toEqual({ file, foreign, found: false });
  const builtins = [...text.matchAll(/\blet \w+=require\("node:([\w/]+)"\)/g)].map(([, found = '']) => found);
  expect(builtins.length).toBeGreaterThan(2);
  expect(builtins.filter((found) => slow.includes(found))).toEqual([]);
  // Sentences of group notices are in it, as what messages are indexed by, what waits at the office to be sent later, and
  // what keeps words for later here without a connection and takes them back there, what tells a damaged file from one
  // that fits, who lives of those that share a store, whether parameters are still those of the office, what reactions and
  // new words of a message change, whether a newer version is one that nobody may go on without, what is unfinished where
  // somebody signs out, what servers that know the specification alone mean by what they write, how loud each kind of
  // notice is, what people's titles and departments are called in English, how marks of messages wait for a
  // connection and what others did meanwhile, how long a look-up may be, which wording an edit goes over, a row for
  // each act that waits, the words of an announcement without their signs, and how people are found with tones and slips.
  expect(statSync(join(chunks, file)).size).toBeLessThan(404_500);
});
