// Long words are cut where their lines say so, whatever they are made of; a row says that it is folded until it is opened.
import { expect, test } from 'vitest';
import type { LocalMessage } from '#sdk/api.ts';
import { displayPieces, type DisplayPiece } from '#sdk/chat/rules/display-text.ts';
import { foldLimits, foldPieces, isFolded } from '#sdk/chat/rules/fold.ts';
import { timelineRows } from '#sdk/chat/rules/timeline-rows.ts';

const { most, shown, places } = foldLimits;
const lines = (count: number): string =>
  Array.from({ length: count }, (_, at) => `line ${at + 1}`).join('\n');
const text = (of: string) => ({ kind: 'text', text: of }) as const;
const cut = (of: string): readonly DisplayPiece[] =>
  foldPieces(displayPieces(of, { people: ['Ann'], me: [] }));
const read = (pieces: readonly DisplayPiece[]): string =>
  pieces.map((piece) => ('text' in piece ? piece.text : '')).join('');

test('lines are counted by their breaks, and by what fits into one: wide characters take two places', () => {
  expect(isFolded(text(lines(most)))).toBe(false);
  expect(isFolded(text(lines(most + 1)))).toBe(true);
  expect(isFolded(text('a'.repeat(most * places)))).toBe(false);
  expect(isFolded(text('a'.repeat(most * places + 1)))).toBe(true);
  expect(isFolded(text('会'.repeat((most * places) / 2)))).toBe(false);
  expect(isFolded(text('会'.repeat((most * places) / 2 + 1)))).toBe(true);
});

test('what a card carries, and what is quoted, are no lines of the message', () => {
  expect(isFolded({ kind: 'file', text: lines(most + 1) })).toBe(false);
  const quoted = JSON.stringify({ content: lines(most + 1), nick: 'Ann', mid: 1 });
  expect(isFolded(text(`quoteMsg(1)[${quoted}]yes`))).toBe(false);
  const link = `a(https://a.example/${'x'.repeat(1_300)})[here]`;
  expect(isFolded(text(`${link}\n${link}`))).toBe(false);
});

test('the beginning stays as it is: whole pieces, no half character, and a sign that more follows', () => {
  const told = read(cut(lines(50)));
  expect(told.split('\n')).toHaveLength(shown);
  expect(told).toMatch(new RegExp(`line ${shown}…$`));
  const smiles = read(cut('😀'.repeat(2_000)));
  expect([...smiles].at(-2)).toBe('😀');
  const mentioned = cut(`${lines(5)}\n@Ann ${lines(50)}`);
  expect(mentioned).toContainEqual({ type: 'mention', text: '@Ann', me: false });
  expect(read(mentioned).split('\n')).toHaveLength(shown);
});

test('a row is folded until its message was asked for whole', () => {
  const message = { key: 'm1', mid: 1, time: 1, senderId: '7', ...text(lines(40)) } as LocalMessage;
  const folded = (unfolded: string[]): unknown[] =>
    timelineRows([message], { atStart: false, unfolded: new Set(unfolded) }).map((row) =>
      row.type === 'message' ? row.folded : undefined,
    );
  expect(folded([])).toEqual([undefined, true]);
  expect(folded(['m1'])).toEqual([undefined, undefined]);
});
