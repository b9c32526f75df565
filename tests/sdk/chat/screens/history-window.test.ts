// Proves the history window: tabs, words and days ask anew, pages follow, and late answers change nothing.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LocalMessage, MessagePage, OfficeApi } from '#sdk/api.ts';
import { HistoryScreen } from '#sdk/chat/screens/history-window.ts';
import { OfficeError } from '#sdk/errors.ts';
import { aMessage } from '../../../cli/fake-office.ts';

type Query = { tab: string; text: string; from?: number; to?: number; before?: number };
let asked: Query[];
let answer: (query: Query) => Promise<MessagePage>;
const page = (...mids: number[]): LocalMessage[] => mids.map((mid) => aMessage(mid, '00012', `第${mid}条`));
const office = {
  acts: { history: (query: Query) => (asked.push(query), answer(query)) },
} as unknown as OfficeApi;

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  answer = async () => ({ messages: page(9, 8), end: false });
});
afterEach(() => vi.useRealTimers());

test('older pages follow until the end, and then nobody is asked', async () => {
  const screen = new HistoryScreen(office, '00012');
  await vi.advanceTimersByTimeAsync(0);
  answer = async () => ({ messages: page(7), end: true });
  await screen.loadMore();
  await screen.loadMore();
  expect(screen.getSnapshot().messages.map(({ mid }) => mid)).toEqual([9, 8, 7]);
  expect(asked.map(({ before }) => before)).toEqual([undefined, 8]);
  screen.dispose();
});

test('words are looked for once writing pauses; a tab asks anew; what comes late is not shown', async () => {
  const screen = new HistoryScreen(office, '00012');
  await vi.advanceTimersByTimeAsync(0);
  screen.setText('预');
  screen.setText('预算');
  await vi.advanceTimersByTimeAsync(500);
  expect(asked.map(({ text }) => text)).toEqual(['', '预算']);
  const slow = Promise.withResolvers<MessagePage>();
  answer = ({ tab }) => (tab === 'files' ? slow.promise : Promise.resolve({ messages: page(1), end: true }));
  screen.setTab('files');
  screen.setTab('links');
  slow.resolve({ messages: page(5), end: true });
  await vi.advanceTimersByTimeAsync(0);
  expect(screen.getSnapshot()).toMatchObject({ tab: 'links', text: '预算', messages: [{ mid: 1 }] });
  screen.dispose();
});

test('a day is asked for from its beginning to the next one’s, and an error is told', async () => {
  const screen = new HistoryScreen(office, '00012');
  await vi.advanceTimersByTimeAsync(0);
  answer = () => Promise.reject(new OfficeError('connectionFailed'));
  screen.setDay('2026-03-29');
  await vi.advanceTimersByTimeAsync(0);
  const { from, to } = asked.at(-1) as Query;
  expect([from, to]).toEqual([
    new Date('2026-03-29T00:00').getTime(),
    new Date('2026-03-30T00:00').getTime(),
  ]);
  expect(screen.getSnapshot()).toMatchObject({ error: { code: 'connectionFailed' }, loading: false });
  screen.dispose();
});
