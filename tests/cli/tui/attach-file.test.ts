// The path of a file that is named in the composer, and what is said below it.
import { homedir } from 'node:os';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { attachedFile } from '#cli/tui/commands/attach-file.ts';

test.each([
  ['/file /tmp/a.pdf', '/tmp/a.pdf'],
  ["/file '/tmp/a b.pdf'", '/tmp/a b.pdf'],
  ['/file /tmp/a\\ b.pdf ', '/tmp/a b.pdf'],
  ['/file ~/a.pdf', `${homedir()}/a.pdf`],
  ['/file ~user.pdf', resolve('~user.pdf')],
])('%s', (text, path) => expect(attachedFile(text)).toEqual({ path }));

test.each(['/file', '/files x', 'see /file x', 'file x'])('no file: %s', (text) =>
  expect(attachedFile(text)).toBeUndefined(),
);

test('words on the lines below go with the file', () => {
  expect(attachedFile('/file /tmp/a.pdf\n请看第三页\n\n谢谢 ')).toEqual({
    path: '/tmp/a.pdf',
    caption: '请看第三页\n\n谢谢',
  });
  expect(attachedFile('/file "/tmp/a b.pdf" \n')).toEqual({ path: '/tmp/a b.pdf' });
  expect(attachedFile('/file\n/tmp/a.pdf')).toBeUndefined();
});
