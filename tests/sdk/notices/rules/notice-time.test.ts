// Proves how long notices stay and which errors are none.
import { expect, test } from 'vitest';
import { errorManner, informationManner, successManner } from '#sdk/notices/rules/notice-time.ts';
import type { ErrorCode } from '#sdk/errors.ts';

const manner = (code: ErrorCode, length = 10) => errorManner({ code, params: {} }, length);

test('success goes after 1.5 s, information after 4 s', () => {
  expect([successManner.stayMs, informationManner.stayMs]).toEqual([1_500, 4_000]);
});

test('a time-out stays five seconds and can be closed', () => {
  expect(manner('timedOut')).toMatchObject({ stayMs: 5_000, closable: true });
});

test('other errors stay six seconds at least, longer where there is more to read', () => {
  expect(manner('forbidden')?.stayMs).toBe(6_000);
  expect(manner('serverMessage', 100)?.stayMs).toBe(12_000);
});

test('sticky errors stay until they are closed', () => {
  expect(manner('serverNotFound')).toMatchObject({ stayMs: undefined, closable: true });
  expect(manner('scriptTimedOut')?.stayMs).toBeUndefined();
});

test('silent, form and page errors are never toasts', () => {
  for (const code of [
    'cancelled',
    'rejectedQuietly',
    'badCredentials',
    'unauthorised',
    'loginExpired',
  ] as const)
    expect(manner(code)).toBeUndefined();
});
