// A tab that falls asleep and wakes: never are two of its offices open on the store at once.
import { afterEach, expect, test, vi } from 'vitest';
import type { Office } from '#sdk/office.ts';
import { portPair } from '#sdk/rpc/port-pair.ts';
import { TabOffice } from '../../../gui/worker/tab-office.ts';

vi.mock('#sdk/rpc/serve.ts', () => ({ serveOffice: () => undefined }));
vi.mock('../../../gui/worker/store-files.ts', () => ({
  prepareFiles: () => undefined,
  openStoreFiles: () => Promise.resolve({ host: {}, place: 'own', release: () => undefined }),
}));
vi.mock('../../../gui/worker/store-seat.ts', () => ({
  takeSeat: () => ({ role: () => Promise.resolve('owner'), open() {}, expect() {}, leave() {} }),
}));

afterEach(() => void vi.useRealTimers());

/** A tab whose offices take `closingMs` to close; says how many are open, and how many ever were at once. */
function openTab(closingMs: number) {
  vi.useFakeTimers();
  const counts = { open: 0, most: 0, made: 0 };
  const tab = new TabOffice({
    ...{ tab: 'one', newId: () => 'id', onPlace() {}, onStore() {}, onLost() {}, report() {} },
    renew: () => new Promise((resolve) => setTimeout(() => resolve({} as never), 1)),
  });
  tab.start(portPair()[0], {} as never, () => {
    counts.made += 1;
    counts.open += 1;
    counts.most = Math.max(counts.most, counts.open);
    const close = () =>
      new Promise<void>((resolve) => {
        setTimeout(() => {
          counts.open -= 1;
          resolve();
        }, closingMs);
      });
    return { close, account: { resume: () => Promise.resolve() } } as unknown as Office;
  });
  return { tab, counts };
}

test.each([1, 2, 5])(
  '%i times asleep and awake at once: one office, opened when the last has closed',
  async (times) => {
    const { tab, counts } = openTab(50);
    for (let turn = 0; turn < times; turn += 1) {
      void tab.sleep();
      void tab.wake();
    }
    await vi.advanceTimersByTimeAsync(500);
    expect(counts).toEqual({ open: 1, most: 1, made: 2 });
  },
);

test('asleep again while it wakes: no office is left open', async () => {
  const { tab, counts } = openTab(50);
  void tab.sleep();
  await vi.advanceTimersByTimeAsync(100);
  void tab.wake();
  void tab.sleep();
  await vi.advanceTimersByTimeAsync(500);
  expect(counts.open).toBe(0);
});
