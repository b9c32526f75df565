// Proves what is told about the room files take, part by part, and what clearing it does.
import { expect, test } from 'vitest';
import { OfficeError } from '#sdk/errors.ts';
import { SpaceScreen } from '#sdk/transfers/screens/space.ts';
import { settle } from '../../../support/fake-clock.ts';

const storeInfo = { path: '/store', messages: 7, chats: 2, bytes: 4_096, cursor: 9, complete: true };

function screenOf(parts: { space?: () => Promise<{ usedBytes: number }>; isWritable?: boolean } = {}) {
  let shares = [
    { folder: 'image', files: 3, bytes: 300 },
    { folder: 'video', files: 1, bytes: 5_000 },
  ];
  return new SpaceScreen({
    files: {
      cacheInfo: async () => ({ root: '/cache', writable: parts.isWritable ?? true, shares }),
      space: parts.space ?? (async () => ({ usedBytes: 10, limitBytes: 100 })),
      clearCache: async () => {
        if (parts.isWritable === false)
          throw new OfficeError('cachePermission', { params: { path: '/cache' } });
        shares = [];
        return { files: 4, bytes: 5_300 };
      },
    } as never,
    maintenance: { storeInfo: async () => storeInfo } as never,
  });
}

test('nothing is said before it is known, then all of it', async () => {
  const screen = screenOf();
  expect(screen.getSnapshot()).toEqual({ office: 'asking', clearing: false });
  await settle();
  expect(screen.getSnapshot()).toMatchObject({
    cache: { root: '/cache', writable: true, files: 4, bytes: 5_300 },
    store: storeInfo,
    office: { usedBytes: 10, limitBytes: 100 },
  });
});

test('without a connection the rest is told all the same, and no error of it', async () => {
  const screen = screenOf({ space: () => Promise.reject(new OfficeError('connectionFailed')) });
  await settle();
  expect(screen.getSnapshot()).toMatchObject({ office: 'unknown', store: storeInfo });
  expect(screen.getSnapshot().error).toBeUndefined();
});

test('clearing answers what it freed, and counts anew', async () => {
  const screen = screenOf();
  await settle();
  expect(await screen.clearCache()).toEqual({ files: 4, bytes: 5_300 });
  expect(screen.getSnapshot()).toMatchObject({ clearing: false, cache: { files: 0, bytes: 0 } });
});

test('what could not be cleared is said', async () => {
  const screen = screenOf({ isWritable: false });
  await settle();
  expect(await screen.clearCache()).toBeUndefined();
  expect(screen.getSnapshot()).toMatchObject({ clearing: false, error: { code: 'cachePermission' } });
});
