// Proves that exports hold what was said and nothing that runs.
import { expect, test } from 'vitest';
import {
  exportEnding,
  exportFormats,
  formatOfName,
  printExport,
  type ExportWords,
} from '#sdk/chat/rules/chat-export.ts';
import { plainText } from '#sdk/contract/markup/readable.ts';
import { aMessage } from '../../../cli/fake-office.ts';
import { kindSamples } from '../../../support/every-kind.ts';

const words: ExportWords = {
  locale: 'en',
  chatName: '<img src=x onerror=alert(1)>',
  made: 'Exported',
  day: (time) => new Date(time).toISOString().slice(0, 10),
  clock: () => '10:30',
  notice: () => 'somebody & others',
  label: (message) => (message.kind === 'image' ? '[Picture] ' : ''),
};
const hostile = '<script>alert(1)</script> & "x" a(javascript:alert(1))[x] a(https://example.com/?a="b)[go]';
const rows = [
  aMessage(1, '00001', hostile, { senderName: '"><b>' }),
  aMessage(2, '00001', '', { bySystem: true, systemKey: 'join' }),
  aMessage(3, '00001', 'burnt', { kind: 'flash' }),
  aMessage(4, '00001', 'later', { state: 'queued' }),
];

test('HTML stands by itself and nothing in it runs', () => {
  const page = printExport('html', rows, words);
  expect(page).not.toMatch(/<script|<img|<b>|href="javascript/i);
  expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(page).toContain('default-src &#39;none&#39;'.replaceAll('&#39;', "'"));
  expect(page).toContain('somebody &amp; others');
  expect(page).not.toMatch(/src=["']?http|@import|url\(/);
  expect(page).not.toContain('burnt');
  expect(page).not.toContain('later');
});

test('Markdown says it in words', () => {
  const text = printExport('markdown', rows, words);
  expect(text).not.toMatch(/(^|[^\\])<script/);
  expect(text.split('\n')[0]).toBe(String.raw`# \<img src=x onerror=alert\(1\)\>`);
  expect(text).toContain('**');
});

test.each(Object.entries(kindSamples))(
  '%s: what it says is in the page and in Markdown',
  (kind, { wire }) => {
    const said = plainText(wire);
    // Voices, calls and what burns have no words of their own; whoever exports gives them theirs.
    expect(said === '').toBe(['audio', 'telephone', 'flash'].includes(kind));
    const message = aMessage(1, '00001', wire, { kind: 'text' });
    const unescaped = (text: string): string => text.replaceAll('\\', '');
    for (const format of ['html', 'markdown'] as const)
      expect(unescaped(printExport(format, [message], words))).toContain(said);
  },
);

test('JSON holds the records of messages, with their times', () => {
  const { chat, messages } = JSON.parse(printExport('json', rows, words)) as {
    chat: { id: string };
    messages: { mid: string; time: string; notice?: string }[];
  };
  expect(chat.id).toBe('00001');
  expect(messages.map(({ mid, notice }) => [mid, notice])).toEqual([
    ['1', undefined],
    ['2', 'somebody & others'],
  ]);
  expect(messages[0]?.time).toMatch(/Z$/);
});

const beside: ExportWords = {
  ...words,
  missing: (name, { code }) => `${name} is missing: ${code}`,
  files: new Map([
    [
      1,
      {
        name: '"><script>.png',
        kind: 'image',
        md5: 'AB',
        path: 'x-files/1-a b)#?"<.png',
        size: 3,
        sha256: 'cd',
      },
    ],
    [2, { name: 'b.svg', kind: 'image', md5: '', path: 'x-files/2-b.svg', size: 3, sha256: null }],
    [5, { name: '<b>.pdf', kind: 'file', md5: '', missing: { code: 'fileGone', params: {} } }],
  ]),
};
const withFiles = [...rows.slice(0, 1), aMessage(2, '00001', 'b'), aMessage(5, '00001', 'c')];

test('files are linked by relative paths in which every sign is escaped; what is missing is said', () => {
  const page = printExport('html', withFiles, beside);
  expect(page).toContain(
    '<a href="x-files/1-a%20b)%23%3F%22%3C.png"><img src="x-files/1-a%20b)%23%3F%22%3C.png"',
  );
  expect(page).not.toMatch(/<script|src="[^"]*svg/);
  expect(page).toContain("img-src 'self' file:");
  expect(page).toContain('&lt;b&gt;.pdf is missing: fileGone');
  const text = printExport('markdown', withFiles, beside);
  expect(text).toContain('(<x-files/1-a%20b)%23%3F%22%3C.png>)');
  expect(text).toContain('> [b.svg](<x-files/2-b.svg>)');
  expect(text).toContain('is missing');
});

test('JSON tells where each file lies and its digests', () => {
  const { messages } = JSON.parse(printExport('json', withFiles, beside)) as {
    messages: { file?: object }[];
  };
  expect(messages[0]?.file).toMatchObject({ path: 'x-files/1-a b)#?"<.png', sha256: 'cd', md5: 'AB' });
  expect(messages[2]?.file).toMatchObject({ missing: 'fileGone' });
});

test('a name asks for the form of its ending, and every form gives its own back', () => {
  expect(['a.html', 'a.HTM', 'b.md', 'c.d.json', 'notes', 'a.txt', ''].map(formatOfName)).toEqual([
    'html',
    'html',
    'markdown',
    'json',
    undefined,
    undefined,
    undefined,
  ]);
  for (const format of exportFormats) expect(formatOfName(`x.${exportEnding(format)}`)).toBe(format);
});
