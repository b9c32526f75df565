// The path of a file that is named in the composer.
import { homedir } from 'node:os';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { attachedPath } from '#cli/tui/attach-file.ts';

test.each([
  ['/file /tmp/a.pdf', '/tmp/a.pdf'],
  ["/file '/tmp/a b.pdf'", '/tmp/a b.pdf'],
  ['/file /tmp/a\\ b.pdf ', '/tmp/a b.pdf'],
  ['/file ~/a.pdf', `${homedir()}/a.pdf`],
  ['/file ~user.pdf', resolve('~user.pdf')],
])('%s', (text, path) => expect(attachedPath(text)).toBe(path));

test.each(['/file', '/files x', 'see /file x', 'file x'])('no file: %s', (text) =>
  expect(attachedPath(text)).toBeUndefined(),
);
