// Proves the report of a forward: each chat for itself, the failed ones tried again under the same id, and when a word is enough.
import { expect, test } from 'vitest';
import type { ForwardInput, ForwardReport, OfficeApi } from '#sdk/api.ts';
import { forwardedInAWord, forwardLineText, ForwardingScreen } from '#sdk/chat/screens/forwarding.ts';
import { OfficeError } from '#sdk/errors.ts';

const never = new OfficeError('notForwardable').data;
const closed = new OfficeError('removedFromGroup').data;
const people = [{ id: '7', name: '周明轩', avatar: '' }];
const groups = [
  { id: '11', chatId: '00011', name: '数字化平台组', avatar: '' },
  { id: '12', chatId: '00013', name: '项目群', avatar: '' },
];

function open(
  to: { people: typeof people; groups: typeof groups },
  answers: readonly (Partial<ForwardReport> | Error)[],
) {
  const asked: ForwardInput[] = [];
  const forward = async (input: ForwardInput): Promise<ForwardReport> => {
    const answer = answers[asked.push(input) - 1];
    if (answer instanceof Error) throw answer;
    return { queued: false, targets: [], refused: [], ...answer };
  };
  const office = { acts: { forward } } as unknown as OfficeApi;
  const what = { chatId: '00001', mids: [1, 2], merged: false, to, clientId: 'one' };
  return { screen: new ForwardingScreen(office, what), asked };
}

test('each chat has its own outcome, and the failed ones are tried again under the same id', async () => {
  const { screen, asked } = open({ people, groups }, [
    {
      targets: [
        { personId: '7', chatId: '00020', mids: [8, 9] },
        { groupId: '11', mids: [], error: never },
        { groupId: '12', mids: [], error: closed },
      ],
    },
    { targets: [{ groupId: '12', chatId: '00013', mids: [10, 11] }] },
  ]);
  expect(screen.getSnapshot()).toMatchObject({ sending: true, done: 0, failed: 0 });
  await screen.send();
  expect(screen.getSnapshot()).toMatchObject({ sending: false, done: 1, failed: 2 });
  expect(forwardedInAWord(screen.getSnapshot())).toBeUndefined();
  expect(screen.getSnapshot().lines.map(forwardLineText)).toMatchObject([
    { key: 'acts.forward.received', parameters: { count: 2 } },
    { error: never },
    { error: closed },
  ]);
  // What may not be forwarded does not go however often it is tried; a group one was removed from may take one in again.
  expect(screen.getSnapshot().retriable).toBe(1);
  await screen.retry('group 11');
  expect(asked).toHaveLength(1);
  await screen.retry('group 12');
  expect(asked[1]).toMatchObject({ clientId: 'one', personIds: [], groupIds: ['12'], mids: [1, 2] });
  expect(screen.getSnapshot()).toMatchObject({ done: 2, failed: 1 });
  await screen.retry();
  expect(asked).toHaveLength(2);
});

test('where nothing came back at all the same chats are asked again', async () => {
  const { screen, asked } = open({ people: [], groups }, [new OfficeError('timedOut')]);
  await screen.send();
  expect(screen.getSnapshot()).toMatchObject({ failed: 2, retriable: 2 });
  expect(screen.getSnapshot().lines[1]).toMatchObject({ state: 'failed', error: { code: 'timedOut' } });
  await screen.retry();
  expect(asked[1]).toMatchObject({ clientId: 'one', groupIds: ['11', '12'] });
});

test('a word is enough where it all arrived in the one chat, or waits: for a network, for a pause to end, for an office that has no room', async () => {
  const one = open({ people, groups: [] }, [{ targets: [{ personId: '7', chatId: '00020', mids: [8, 9] }] }]);
  await one.screen.send();
  expect(forwardedInAWord(one.screen.getSnapshot())).toMatchObject({ key: 'acts.forward.done' });
  const away = open({ people, groups }, [{ queued: true }]);
  await away.screen.send();
  expect(forwardedInAWord(away.screen.getSnapshot())).toMatchObject({ key: 'acts.forward.queued' });
  for (const [restsWhy, key] of [
    ['rateLimited', 'acts.forward.queuedRests'],
    ['busy', 'acts.forward.queuedBusy'],
  ] as const) {
    const held = open({ people, groups }, [{ queued: true, restsUntil: 5, restsWhy }]);
    await held.screen.send();
    expect(forwardedInAWord(held.screen.getSnapshot())).toEqual({ key });
    expect(held.screen.getSnapshot().lines.map(forwardLineText)).toEqual([{ key }, { key }, { key }]);
  }
  await away.screen.retry();
  expect(away.asked).toHaveLength(1);
});
