// Proves what the band says about the connection.
import { expect, test } from 'vitest';
import type { ConnectionState } from '#sdk/api.ts';
import { connectionBand, quietMs } from '#sdk/connection/rules/connection-band.ts';

const state = (phase: ConnectionState['phase'], more: Partial<ConnectionState> = {}): ConnectionState => ({
  phase,
  attempt: 0,
  ...more,
});

test('a quick start shows nothing, a slow one says so', () => {
  expect(connectionBand(state('connecting'), 0, 0, quietMs - 1)).toBeUndefined();
  expect(connectionBand(state('connecting'), 0, 0, quietMs)?.key).toBe('connection.connecting');
  expect(connectionBand(state('catchingUp'), 0, 0, quietMs)?.key).toBe('connection.catchingUp');
  expect(connectionBand(state('online'), 3, 0, 99_999)).toBeUndefined();
});

test('waiting counts the seconds down and offers to try now', () => {
  const band = connectionBand(state('waiting', { attempt: 2, retryAt: 5_400 }), 2, 0, 1_000);
  expect(band).toEqual({
    tone: 'warn',
    key: 'connection.offlineQueued',
    queued: 2,
    retrySeconds: 5,
    act: true,
  });
  expect(connectionBand(state('waiting', { retryAt: 500 }), 0, 0, 1_000)?.retrySeconds).toBe(0);
});

test.each(['certificateChanged', 'certificateUnknown'] as const)(
  '%s is louder than a network that is away',
  (code) => {
    const band = connectionBand(state('waiting', { error: { code, params: {} } }), 2, 0, 0);
    expect(band).toEqual({ tone: 'danger', key: 'connection.certificate', queued: 2, act: true });
  },
);

test('giving up is red and stays', () => {
  expect(connectionBand(state('gaveUp'), 0, 0, 0)).toMatchObject({ tone: 'danger', act: true });
  expect(connectionBand(state('gaveUp'), 1, 0, 0)?.key).toBe('connection.gaveUpQueued');
});

test('a new attempt with messages waiting keeps naming them', () => {
  expect(connectionBand(state('connecting', { attempt: 1 }), 2, 0, 9_000)?.key).toBe(
    'connection.offlineQueued',
  );
});

test('a device without a network says so at once, however short it has tried', () => {
  const error = { code: 'connectionFailed', params: {} } as const;
  expect(connectionBand(state('connecting', { error }), 0, 0, 0)).toMatchObject({
    key: 'connection.offline',
  });
  expect(connectionBand(state('connecting', { error }), 1, 0, 0)?.key).toBe('connection.offlineQueued');
});
