// Letting another device in: a code from a link is looked up, never decided; every answer ends where the person sees it.
import { expect, test, vi } from 'vitest';
import type { OfficeApi } from '#sdk/api.ts';
import { ApproveDeviceScreen } from '#sdk/account/screens/approve-device.ts';
import { OfficeError } from '#sdk/errors.ts';

const request = { deviceName: 'laptop', source: '127.0.0.1', createdTime: 1, expiresTime: 2 };

function open(code?: string, deviceRequest = vi.fn(async () => request)) {
  const decideDevice = vi.fn(async () => undefined);
  const office = { account: { deviceRequest, decideDevice } } as unknown as OfficeApi;
  return { screen: new ApproveDeviceScreen(office, code), deviceRequest, decideDevice };
}

test('a code from an address is looked up at once and nothing is decided', async () => {
  const { screen, deviceRequest, decideDevice } = open('wdjbmjht');
  await expect.poll(() => screen.getSnapshot().phase).toBe('asking');
  expect(deviceRequest).toHaveBeenCalledExactlyOnceWith('WDJB-MJHT');
  expect(screen.getSnapshot().request).toEqual(request);
  expect(decideDevice).not.toHaveBeenCalled();
});

test.each(['', 'WDJB', '<script>', '12345678'])('%j from an address is not looked up', (code) => {
  const { screen, deviceRequest } = open(code);
  expect(screen.getSnapshot().phase).toBe('typing');
  expect(deviceRequest).not.toHaveBeenCalled();
});

test('a typed code is grouped, looked up and decided once', async () => {
  const { screen, decideDevice } = open();
  await screen.look();
  expect(screen.getSnapshot().phase).toBe('typing');
  screen.type('wd jb/mj ht extra');
  expect(screen.getSnapshot().code).toBe('WDJB-MJHT');
  await screen.look();
  await Promise.all([screen.decide(true), screen.decide(false)]);
  expect(decideDevice).toHaveBeenCalledExactlyOnceWith({ userCode: 'WDJB-MJHT', approve: true });
  expect(screen.getSnapshot().phase).toBe('approved');
  screen.again();
  expect(screen.getSnapshot()).toMatchObject({ phase: 'typing', code: '', request: undefined });
});

test('a code that has run out leads back to the field with its sentence', async () => {
  const { screen } = open(
    'WDJB-MJHT',
    vi.fn(() => Promise.reject(new OfficeError('qrExpired'))),
  );
  await expect.poll(() => screen.getSnapshot().error?.code).toBe('qrExpired');
  expect(screen.getSnapshot().phase).toBe('typing');
  screen.type('B');
  expect(screen.getSnapshot().error).toBeUndefined();
});
