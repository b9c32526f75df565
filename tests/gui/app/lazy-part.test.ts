// Proves that a script which never comes is told and can be tried again (spec §9: 120 s).
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadPart, scriptTimeoutMs } from '../../../gui/ground/lazy-part.ts';
import { scriptTimedOutEvent } from '../../../gui/ground/script-event.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('the time-out is 120 seconds', () => expect(scriptTimeoutMs).toBe(120_000));

test('a part that comes in time is handed over and nothing is said', async () => {
  const target = new EventTarget();
  const said: string[] = [];
  target.addEventListener(scriptTimedOutEvent, (event) => said.push(event.type));
  expect(await loadPart(async () => 7, target)).toBe(7);
  await vi.advanceTimersByTimeAsync(scriptTimeoutMs * 2);
  expect(said).toEqual([]);
});

test('a part that does not come is told once and rejects', async () => {
  const target = new EventTarget();
  const said: string[] = [];
  target.addEventListener(scriptTimedOutEvent, (event) => said.push(event.type));
  const part = loadPart(() => new Promise<never>(() => {}), target);
  const outcome = expect(part).rejects.toMatchObject({ code: 'scriptTimedOut' });
  await vi.advanceTimersByTimeAsync(scriptTimeoutMs);
  await outcome;
  expect(said).toEqual([scriptTimedOutEvent]);
});

test.each([
  'Failed to fetch dynamically imported module: https://office/assets/Page.js',
  'error loading dynamically imported module: https://office/assets/Page.js',
  'Importing a module script failed.',
])('a script that did not come asks for the window to be loaded anew: %s', async (words) => {
  await expect(
    loadPart(async () => {
      throw new TypeError(words);
    }, new EventTarget()),
  ).rejects.toMatchObject({ code: 'scriptFailed' });
});

test('a part that fails to load fails at once', async () => {
  await expect(
    loadPart(async () => {
      throw new TypeError('gone');
    }, new EventTarget()),
  ).rejects.toThrow('gone');
});
