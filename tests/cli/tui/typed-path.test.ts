// Proves how typed paths are read.
import { homedir } from 'node:os';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { typedPath } from '#cli/tui/commands/typed-path.ts';

test.each([
  [' /tmp/a.pdf ', '/tmp/a.pdf'],
  ['~', homedir()],
  ['~/a.pdf', `${homedir()}/a.pdf`],
  ['~user.pdf', resolve('~user.pdf')],
  ['a.pdf', resolve('a.pdf')],
])('%s', (typed, path) => expect(typedPath(typed)).toBe(path));
