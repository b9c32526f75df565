// Who writes without a pause has their words kept all the same: each is handed on within moments, and none twice.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OfficeApi } from '#sdk/api.ts';
import type { RichText } from '#sdk/contract/rich-text.ts';
import { DocumentScreen } from '#sdk/write/screens/document.ts';
import { fromMarkdown } from '#sdk/write/rules/modules.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const body = (words: string): RichText => fromMarkdown(words);

test('words are handed on while one writes on and on, the newest each time, and what is left when one stops', async () => {
  const put: { at: number; words: string }[] = [];
  const document = {
    id: '5',
    title: '',
    module: 'notice',
    language: 'zh',
    form: {},
    body: body('起'),
    rev: 1,
  };
  const office = {
    write: {
      draft: () => (listener: (state: object) => void) => {
        listener({ phase: 'ready', saved: 'saved', savedTime: 0, arrival: 0, document });
        return () => undefined;
      },
      desk: () => Promise.reject(new Error('away')),
      put: async (_id: string, change: { body: RichText }) =>
        void put.push({ at: Date.now(), words: JSON.stringify(change.body) }),
    },
  } as unknown as OfficeApi;
  const screen = new DocumentScreen(office, '5');
  const start = Date.now();
  for (let word = 1; word <= 60; word += 1) {
    screen.edited(body(`字${word}完`), 0);
    await vi.advanceTimersByTimeAsync(50);
  }
  expect(put.length).toBeGreaterThan(8);
  const times = [start, ...put.map(({ at }) => at)];
  expect(Math.max(...times.slice(1).map((at, index) => at - (times[index] ?? 0)))).toBeLessThanOrEqual(300);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(put.at(-1)?.words).toContain('字60完');
  expect(new Set(put.map(({ words }) => words)).size).toBe(put.length);
  screen.dispose();
});
