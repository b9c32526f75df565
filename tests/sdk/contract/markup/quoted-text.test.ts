// Proves what is left of a content when its quote, or only what the quote said, is taken out.
import { expect, test } from 'vitest';
import { splitContent } from '#sdk/contract/markup/content-kind.ts';
import { withoutExcerpt, withoutQuote } from '#sdk/contract/markup/quoted-text.ts';

const wire =
  'quoteMsg(7)[{"uid":"2","nick":"Bo","ct":6,"c":"secret.png","time":5,"x":"secret too"}]好face[强]';

test('what was withdrawn leaves the name of who said it and nothing of what', () => {
  const left = withoutExcerpt(wire);
  expect(left).not.toContain('secret');
  expect(splitContent(left)).toEqual({
    quote: { type: 'quote', mid: 7, senderId: '2', senderName: 'Bo', time: 5, withdrawn: true },
    nodes: [
      { type: 'text', text: '好' },
      { type: 'emoji', name: '强' },
    ],
  });
  expect(withoutExcerpt(left)).toBe(left);
});

test('the answer stands alone without its quote', () => {
  expect(withoutQuote(wire)).toBe('好face[强]');
});

test.each(['好', String.raw`quoteMsg\(7)[{}]x`, 'quoteMsg(7)', 'a quoteMsg(7)[{"c":"x"}]b', ''])(
  'without a quote in front nothing is changed: %s',
  (text) => {
    expect(withoutExcerpt(text)).toBe(text);
    expect(withoutQuote(text)).toBe(text);
  },
);
