// Proves what may be sent and what it looks like on the wire.
import { expect, test } from 'vitest';
import type { LocalMessage } from '#sdk/api.ts';
import { composeMessage, mayQuote } from '#sdk/chat/rules/outgoing.ts';
import { contentFits } from '#sdk/contract/markup/content-kind.ts';
import { sampleMessage } from '../../../support/sample-message.ts';

const quoted: LocalMessage = sampleMessage({
  mid: 12,
  senderId: '7',
  senderName: '林若溪',
  text: '几点？',
  time: 5,
});

test('words answer a message: its quote stands before them', () => {
  const verdict = composeMessage({ text: '四点 img[x]', quoted });
  expect(verdict).toMatchObject({ ok: true, kind: 'text', citedMid: 12 });
  expect(verdict).toHaveProperty(
    'wire',
    'quoteMsg(12)[{"uid":"7","nick":"林若溪","ct":1,"c":"几点？","time":5}]四点 \\img[x]',
  );
});

test('a card is sent as its own kind, with words under it where it takes any', () => {
  const place = { type: 'location', latitude: 1, longitude: 2 } as const;
  expect(composeMessage({ text: '', card: place })).toEqual({
    ok: true,
    kind: 'location',
    wire: 'location[{"lat":1,"lng":2}]',
    citedMid: 0,
  });
  expect(composeMessage({ text: '看这里', card: place })).toEqual({ ok: false, code: 'unsupportedContent' });
  expect(composeMessage({ text: '看这里', card: { type: 'image', url: '/a.png' } })).toMatchObject({
    kind: 'image',
    wire: 'img[/a.png]看这里',
  });
});

test('only text follows a quote (spec §5)', () => {
  const card = { type: 'image', url: '/a.png' } as const;
  expect(composeMessage({ text: '', card, quoted })).toEqual({ ok: false, code: 'quoteTextOnly' });
});

test.each<Partial<LocalMessage>>([
  { kind: 'flash' },
  { kind: 'telephone' },
  { bySystem: true },
  { state: 'failed' },
])('%j cannot be quoted', (change) => {
  const message = { ...quoted, ...change };
  expect(mayQuote(message)).toBe(false);
  expect(composeMessage({ text: '好', quoted: message })).toEqual({ ok: false, code: 'quoteRefused' });
});

test('nothing longer than a store takes is sent, and nothing blank', () => {
  expect(composeMessage({ text: ' \n' })).toEqual({ ok: false, code: 'blankMessage' });
  const card = {
    type: 'shareLink',
    title: 'x',
    summary: '长'.repeat(500),
    more: { a: 'b'.repeat(4000) },
  } as const;
  expect(composeMessage({ text: '', card })).toMatchObject({
    ok: false,
    code: 'characterLimit',
    limit: 4096,
  });
});

test('what bots compose themselves is of the kind its front says, or refused', () => {
  expect(composeMessage({ text: 'meet(1)[{"title":"x"}]', raw: true })).toMatchObject({ kind: 'meeting' });
  expect(composeMessage({ text: '看 meet(1)[{"title":"x"}]', raw: true })).toMatchObject({
    ok: false,
    code: 'unsupportedContent',
  });
});

test('the quoted words of a long or odd message always fit', () => {
  const message = { ...quoted, text: '"]}\\'.repeat(500) };
  const verdict = composeMessage({ text: '好', quoted: message });
  expect(verdict.ok && contentFits('text', verdict.wire)).toBe(true);
});
