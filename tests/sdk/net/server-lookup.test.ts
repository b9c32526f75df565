// The look-up of the chat server: order, allow-list, what is kept on the device, and hostile answers.
import { expect, test } from 'vitest';
import { asOfficeError, OfficeError } from '#sdk/errors.ts';
import { isUsablePlace, serverPlaces, type FoundServer } from '#sdk/net/server-address.ts';
import { createServerLookup } from '#sdk/net/server-lookup.ts';
import { fakeHost } from '../../support/fake-host.ts';

const rules = {
  chat: 'https://work.tuha.example/im',
  socket: 'wss://work.tuha.example/im/ws',
  allowedHosts: ['im-a.tuha.example', 'im-b.tuha.example:9443'],
};
const found: FoundServer = {
  intranetHost: 'im-a.tuha.example',
  extranetHost: 'work.tuha.example',
  httpPort: 8443,
  socketPort: 9443,
};
const places = (more: Partial<FoundServer>) => serverPlaces({ ...found, ...more }, rules);

test('intranet comes first, scheme and path stay as the variant has them', () => {
  expect(places({})).toEqual([
    { chat: 'https://im-a.tuha.example:8443/im', socket: 'wss://im-a.tuha.example:9443/im/ws' },
    { chat: 'https://work.tuha.example:8443/im', socket: 'wss://work.tuha.example:9443/im/ws' },
  ]);
  expect(places({ extranetHost: 'im-a.tuha.example', httpPort: 0, socketPort: 0 })).toEqual([
    { chat: 'https://im-a.tuha.example/im', socket: 'wss://im-a.tuha.example/im/ws' },
  ]);
});

test('a listed port allows that port only', () => {
  expect(places({ intranetHost: 'im-b.tuha.example', extranetHost: '', httpPort: 9443 })).toHaveLength(1);
  expect(places({ intranetHost: 'im-b.tuha.example', extranetHost: '', httpPort: 8443 })).toEqual([]);
});

test.each([
  'evil.example',
  'work.tuha.example.evil.example',
  'evil.example/work.tuha.example',
  'work.tuha.example@evil.example',
  'evil.example#work.tuha.example',
  'evil.example\\.tuha.example',
  'work.tuha.example:443',
  '//evil.example',
  '127.1',
  '',
  ' ',
  'а.tuha.example',
  '%77ork.tuha.example',
])('«%s» leads nowhere', (host) => {
  expect(places({ intranetHost: host, extranetHost: host })).toEqual([]);
});

test.each([-1, 65_536, 1.5, Number.NaN])('port %d is none', (port) => {
  expect(places({ socketPort: port })).toEqual([]);
});

test.each([
  ['http://work.tuha.example/im', 'ws://work.tuha.example/im/ws'],
  ['https://evil.example/im', 'wss://work.tuha.example/im/ws'],
  ['https://work.tuha.example/im', 'wss://evil.example/im/ws'],
  ['https://work.tuha.example/im', 'wss://u:p@work.tuha.example/im/ws'],
  ['https://work.tuha.example/im', 'wss://work.tuha.example/other'],
  ['https://work.tuha.example/im?x', 'wss://work.tuha.example/im/ws'],
  ['nonsense', 'wss://work.tuha.example/im/ws'],
])('%s with %s is not usable', (chat, socket) => {
  expect(isUsablePlace({ chat, socket }, rules)).toBe(false);
});

test('the last good place is tried before any look-up, a failed one is looked up again', async () => {
  const host = fakeHost();
  let lookups = 0;
  const make = () =>
    createServerLookup({
      host,
      rules: () => rules,
      findServer: async () => {
        lookups += 1;
        return found;
      },
    });
  const first = make();
  expect(await first.url()).toBe('wss://im-a.tuha.example:9443/im/ws');
  first.outcome(await first.url(), false);
  const second = await first.url();
  expect(second).toBe('wss://work.tuha.example:9443/im/ws');
  expect(first.chatAddress()).toBeUndefined();
  first.outcome(second, true);
  expect(first.chatAddress()).toBe('https://work.tuha.example:8443/im');
  expect(lookups).toBe(1);

  const later = make();
  expect(await later.url()).toBe(second);
  expect(lookups).toBe(1);
  later.outcome(second, false);
  expect(await later.url()).toBe('wss://im-a.tuha.example:9443/im/ws');
  expect(lookups).toBe(2);
});

test('a stored place is measured again when it is read back', async () => {
  const host = fakeHost();
  host.device.set(`chatServer ${rules.chat}`, 'https://evil.example/im wss://evil.example/im/ws');
  const lookup = createServerLookup({ host, rules: () => rules, findServer: async () => found });
  expect(await lookup.url()).toBe('wss://im-a.tuha.example:9443/im/ws');
});

test('foreign hosts only, or no answer: the look-up failed', async () => {
  const foreign = createServerLookup({
    host: fakeHost(),
    rules: () => rules,
    findServer: async () => ({ ...found, intranetHost: 'evil.example', extranetHost: '' }),
  });
  await expect(foreign.url()).rejects.toMatchObject({ code: 'serverNotFound' });
  const lost = createServerLookup({
    host: fakeHost(),
    rules: () => rules,
    findServer: () => Promise.reject(new OfficeError('timedOut')),
  });
  expect(await lost.url().catch((error: unknown) => asOfficeError(error).code)).toBe('timedOut');
});
