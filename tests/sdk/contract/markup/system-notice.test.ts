// Proves how system notices are read, in both languages, and where they lead.
import { expect, test } from 'vitest';
import { noticeTarget, printSystemNotice, readSystemNotice } from '#sdk/contract/markup/system-notice.ts';
import { summarize } from '#sdk/contract/markup/summary.ts';
import { lineText } from '#sdk/locales/card-text.ts';
import { createTranslator } from '#sdk/locales/index.ts';

const wire = JSON.stringify({
  content: '会议将在十分钟后开始',
  type: 1,
  urlpath: '/main/meeting',
  urlparam: [
    { key: 'chatlinkid', value: '00012' },
    { key: 'mid', value: '77' },
  ],
  id: 'n1',
  lang: { en: 'The meeting begins in ten minutes' },
  colour: 'red',
});

test('a notice is told in the reader’s language; without English, in Chinese', () => {
  expect(lineText(createTranslator('zh'), summarize(wire, '2'))).toBe('会议将在十分钟后开始');
  expect(lineText(createTranslator('en'), summarize(wire, '2'))).toBe('The meeting begins in ten minutes');
  expect(lineText(createTranslator('en'), summarize('{"content":"你好"}', '2'))).toBe('你好');
});

test('from anybody else the same text is text', () => expect(summarize(wire, '7')).toEqual({ text: wire }));

test('it is read with what it carries, and printed again', () => {
  const notice = readSystemNotice(wire);
  expect(notice).toMatchObject({ type: 1, path: '/main/meeting', id: 'n1', more: { colour: 'red' } });
  expect(notice && readSystemNotice(printSystemNotice(notice))).toEqual(notice);
  expect(notice && noticeTarget(notice)).toEqual({ chatId: '00012', mid: 77 });
});

test.each(['words', '{', '{}', '{"content":5}', '[]'])('%s is no notice, and shown as it is', (text) => {
  expect(readSystemNotice(text)).toBeUndefined();
  expect(summarize(text, '2')).toEqual({ text });
});

test.each([[], [{ key: 'chatlinkid', value: '../x' }]])('%j leads nowhere', (...parameters) =>
  expect(noticeTarget({ text: 'x', parameters: parameters as never })).toBeUndefined(),
);
