// Proves the reserved chat: opened at once, from the device, or when the office can be reached again.
import { expect, test } from 'vitest';
import type { ConnectionState, LocalChat, OfficeApi } from '#sdk/api.ts';
import { ReservedChatScreen } from '#sdk/chat/screens/reserved-chat.ts';
import { OfficeError, type ErrorCode } from '#sdk/errors.ts';

const chat = (more: Partial<LocalChat>) => ({ id: '00009', name: '林若溪', ...more }) as LocalChat;

function office(known: LocalChat[] = []) {
  const state: { fails: ErrorCode | undefined } = { fails: 'connectionFailed' };
  let tell: (state: ConnectionState) => void = () => undefined;
  const asked: unknown[] = [];
  const api = {
    connection: {
      state: (listener: typeof tell) => {
        tell = listener;
        return () => undefined;
      },
    },
    chat: {
      find: async () => known,
      activate: async (target: unknown) => {
        asked.push(target);
        if (state.fails !== undefined) throw new OfficeError(state.fails);
        return chat({ peerId: '7' });
      },
    },
  } as unknown as OfficeApi;
  return {
    screen: new ReservedChatScreen(api),
    state,
    asked,
    online: () => tell({ phase: 'online', attempt: 0 }),
  };
}

test('with a network the chat is there at once, and nothing is reserved', async () => {
  const it = office();
  it.state.fails = undefined;
  expect(await it.screen.ask({ personId: '7' }, '林若溪', '/here')).toMatchObject({ id: '00009' });
  expect(it.screen.getSnapshot().waiting).toBeUndefined();
  it.online();
  expect(it.asked).toHaveLength(1);
});

test('without one, a chat this device knows is opened; of two namesakes the one that is meant', async () => {
  const it = office([chat({ id: '00001', peerId: '6' }), chat({ id: '00002', peerId: '7' })]);
  expect(await it.screen.ask({ personId: '7' }, '林若溪', '/here')).toMatchObject({ id: '00002' });
  const group = office([chat({ id: '00003', groupId: '3' })]);
  expect(await group.screen.ask({ groupId: '3' }, '平台组', '/here')).toMatchObject({ id: '00003' });
});

test('one it does not know is reserved, survives a connection that breaks again, and arrives', async () => {
  const it = office();
  expect(await it.screen.ask({ personId: '7' }, '林若溪', '/here')).toBeUndefined();
  expect(it.screen.getSnapshot().waiting).toMatchObject({ name: '林若溪', place: '/here' });
  it.online();
  await expect.poll(() => it.asked).toHaveLength(2);
  expect(it.screen.getSnapshot().waiting).toEqual({
    target: { personId: '7' },
    name: '林若溪',
    place: '/here',
  });
  it.state.fails = undefined;
  it.online();
  await expect
    .poll(() => it.screen.getSnapshot())
    .toMatchObject({
      waiting: undefined,
      arrived: { chat: { id: '00009' }, place: '/here' },
    });
  it.screen.forget();
  expect(it.screen.getSnapshot().arrived).toBeUndefined();
});

test('what the office refuses is said: at once, or when it is reached', async () => {
  const it = office();
  await it.screen.ask({ personId: '7' }, '林若溪', '/here');
  it.state.fails = 'notFound';
  it.online();
  await expect.poll(() => it.screen.getSnapshot().error?.code).toBe('notFound');
  await expect(it.screen.ask({ personId: '7' }, '林若溪', '/here')).rejects.toMatchObject({
    code: 'notFound',
  });
});

test('who asks for another has changed their mind', async () => {
  const it = office();
  await it.screen.ask({ personId: '7' }, '林若溪', '/here');
  await it.screen.ask({ groupId: '3' }, '平台组', '/there');
  expect(it.screen.getSnapshot().waiting).toMatchObject({ target: { groupId: '3' } });
  it.screen.forget();
  it.state.fails = undefined;
  it.online();
  expect(it.screen.getSnapshot()).toMatchObject({ waiting: undefined, arrived: undefined });
});
