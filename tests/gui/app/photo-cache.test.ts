// The pictures of a page: each asked for once, the office's word before a row's, letters while there is none.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PhotoCache } from '../../../gui/app/photo-cache.ts';

const address = (digit: string) => `/user/avatar?id=${digit.repeat(64)}`;
let tell: (known: Record<string, string>) => void = () => undefined;
let now = 0;
const picture = vi.fn(async () => ({ type: 'image/png', bytes: new Uint8Array([1]) }));
const shelf = () =>
  new PhotoCache(
    {
      photos: (listener) => {
        tell = listener;
        listener({});
        return () => undefined;
      },
      picture,
    },
    () => now,
  );

beforeEach(() => {
  let made = 0;
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => `blob:${(made += 1)}`);
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
  picture.mockClear();
});
afterEach(() => vi.restoreAllMocks());

test('a picture is fetched once, and whoever listens is told', async () => {
  const photos = shelf();
  const news = vi.fn();
  photos.subscribe(news);
  expect(photos.shown(address('a'))).toBeUndefined();
  photos.want(address('a'));
  photos.want(address('a'));
  await expect.poll(() => photos.shown(address('a'))).toBe('blob:1');
  expect(picture).toHaveBeenCalledOnce();
  expect(news).toHaveBeenCalled();
});

test('what the office said beats what a row says, even that there is none', () => {
  const photos = shelf();
  const news = vi.fn();
  photos.subscribe(news);
  expect(photos.addressOf('7', address('a'))).toBe(address('a'));
  tell({ 7: address('b') });
  expect(photos.addressOf('7', address('a'))).toBe(address('b'));
  tell({ 7: '' });
  expect(photos.addressOf('7', address('a'))).toBe('');
  expect(photos.addressOf('8', address('a'))).toBe(address('a'));
  expect(news).toHaveBeenCalledTimes(2);
});

test('foreign addresses are never asked for', () => {
  const photos = shelf();
  for (const foreign of ['', 'https://example.org/x.png', 'data:image/png;base64,AA']) photos.want(foreign);
  expect(picture).not.toHaveBeenCalled();
});

test('a picture that could not be had is left alone for a minute', async () => {
  const photos = shelf();
  picture.mockRejectedValueOnce(new Error('offline'));
  photos.want(address('c'));
  await expect.poll(() => picture.mock.calls.length).toBe(1);
  await Promise.resolve();
  photos.want(address('c'));
  expect(picture).toHaveBeenCalledOnce();
  now += 60_001;
  photos.want(address('c'));
  await expect.poll(() => photos.shown(address('c'))).toBe('blob:1');
});

test('of too many pictures those asked for longest ago are given back', async () => {
  const photos = shelf();
  const addresses = Array.from({ length: 401 }, (_, at) => `/user/avatar?id=${String(at).padStart(64, '0')}`);
  for (const one of addresses) photos.want(one);
  await expect.poll(() => photos.shown(addresses.at(-1) ?? '')).toBe('blob:401');
  expect(photos.shown(addresses[0] ?? '')).toBeUndefined();
  expect(vi.mocked(URL.revokeObjectURL).mock.calls).toEqual([['blob:1']]);
});
