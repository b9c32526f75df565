// Proves that exports hold what was said and nothing that runs.
import { expect, test } from 'vitest';
import { printExport, type ExportWords } from '#sdk/chat/rules/chat-export.ts';
import { aMessage } from '../../../cli/fake-office.ts';

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
