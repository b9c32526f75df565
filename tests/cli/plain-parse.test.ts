// A line read without the parser is read as the parser reads it, and what it leaves alone the parser gets.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasVerbs, type CommandSpec } from '#cli/command.ts';
import { nounEntries } from '#cli/commands/index.ts';
import { CliError } from '#cli/errors.ts';
import type { Input } from '#cli/input.ts';
import { allOptions } from '#cli/options.ts';
import { parseInput } from '#cli/parse.ts';
import { plainInput } from '#cli/plain-parse.ts';

const commands: CommandSpec[] = [];
for (const entry of nounEntries) {
  const noun = await entry.load();
  commands.push(...(hasVerbs(noun) ? noun.verbs : [noun]));
}

/** Everything an input says, in one value. */
function said(command: CommandSpec, input: Input): unknown {
  const read = (work: () => unknown): unknown => {
    try {
      return work();
    } catch (error) {
      if (error instanceof CliError) return { code: error.code, extras: error.extras };
      throw error;
    }
  };
  return {
    arguments: (command.arguments ?? []).map(({ name }) => input.argument(name)),
    options: allOptions(command).map(({ name }) => [
      name,
      read(() => input.has(name)),
      read(() => input.text(name)),
    ]),
  };
}

const line = fc.constantFrom(...commands).chain((command) => {
  const names = allOptions(command).map(({ name }) => `--${name}`);
  const word = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...names) },
    { weight: 4, arbitrary: fc.constantFrom('x', '沈知行', '12', '10s', 'a,b', '-', 'en', '') },
    { weight: 1, arbitrary: fc.constantFrom(...names).map((name) => `${name}=y`) },
    { weight: 1, arbitrary: fc.constantFrom('--', '-q', '-h', '--nothing', '-5', '--limit=', '--no-') },
  );
  return fc.record({ command: fc.constant(command), words: fc.array(word, { maxLength: 6 }) });
});

test('what is read here is what the parser reads', () => {
  let read = 0;
  fc.assert(
    fc.property(line, ({ command, words }) => {
      const plain = plainInput(command, words);
      if (plain === undefined) return;
      read += 1;
      expect(said(command, plain)).toEqual(said(command, parseInput(command, command.name, words)));
    }),
    { numRuns: 3000 },
  );
  expect(read).toBeGreaterThan(300);
});

test('every line the parser refuses is left to it', () => {
  fc.assert(
    fc.property(line, ({ command, words }) => {
      let refused = false;
      try {
        parseInput(command, command.name, words);
      } catch {
        refused = true;
      }
      if (refused) expect(plainInput(command, words)).toBeUndefined();
    }),
    { numRuns: 1500 },
  );
});
