// What tabs of one browser tell each other of signing in and out, and which addresses the kept build leaves to the office.
import { afterEach, expect, test, vi } from 'vitest';
import { borrowSession, endLending, lendSession, othersLeave } from '../../../gui/ground/shared-session.ts';
import { ofOffice } from '../../../gui/offline/of-office.ts';

afterEach(() => vi.unstubAllGlobals());

/** Tabs that hear each other at once. */
class Channel extends EventTarget {
  static readonly all = new Set<Channel>();
  constructor() {
    super();
    Channel.all.add(this);
  }
  postMessage(data: unknown): void {
    for (const other of [...Channel.all])
      if (other !== this) other.dispatchEvent(new MessageEvent('message', { data }));
  }
  close(): void {
    Channel.all.delete(this);
  }
}

/** What a tab keeps. */
function storageOf(entries: Record<string, string>): Storage {
  const put = (storage: object, key: string, value: string): void =>
    void Object.defineProperty(storage, key, { value, enumerable: true, configurable: true });
  const storage = Object.create({
    getItem(this: Record<string, string>, key: string) {
      return Object.hasOwn(this, key) ? this[key] : null;
    },
    setItem(key: string, value: string) {
      put(this, key, value);
    },
    key(index: number) {
      return Object.keys(this)[index] ?? null;
    },
    get length() {
      return Object.keys(this).length;
    },
  }) as Storage;
  for (const [key, value] of Object.entries(entries)) put(storage, key, value);
  return storage;
}

const tabOf = (person: string): Storage =>
  storageOf({ 'tangram-store': `office-${person}`, 'tangram:session office': `of ${person}` });

test('tabs lend the session of their own person until that one signs out, and again where signing out failed', async () => {
  vi.stubGlobal('BroadcastChannel', Channel);
  vi.stubGlobal('navigator', { locks: { query: async () => ({ held: [{ name: 'tangram tab 1' }] }) } });
  vi.useFakeTimers();
  const borrowed = async (kept: Record<string, string> = {}): Promise<string | null> => {
    const storage = storageOf(kept);
    const done = borrowSession(storage);
    await vi.advanceTimersByTimeAsync(1000);
    await done;
    return storage.getItem('tangram:session office');
  };
  lendSession(tabOf('a'));
  // Somebody else leaves: this tab stays, and lends on; nobody gets a session of another person.
  endLending(tabOf('b'));
  expect(othersLeave()).toBe(false);
  expect(await borrowed()).toBe('of a');
  expect(await borrowed({ 'tangram-store': 'office-b' })).toBeNull();
  const lendAgain = endLending(tabOf('a'));
  expect(othersLeave()).toBe(true);
  expect(await borrowed()).toBeNull();
  lendAgain();
  expect(othersLeave()).toBe(false);
  expect(await borrowed()).toBe('of a');
  vi.useRealTimers();
});

test('the office answers its own places, links for guests among them; the kept build answers the rest', () => {
  const answers = (path: string): boolean => ofOffice.some((place) => place.test(path));
  expect(['/uc/login', '/im', '/meet/12', '/sign-in.html'].filter((path) => !answers(path))).toEqual([]);
  expect(['/', '/main/messages/00003', '/meeting/12', '/main/meet'].filter(answers)).toEqual([]);
});
