// A chat that is begun: it opens as soon as the list has it, and is asked for when that does not happen (spec §4 «Starting a chat»).
import { expect, test } from 'vitest';
import type { Host } from '#sdk/host/port.ts';
import { pickVariant } from '#variants/index.ts';
import { directChat, idOf } from '../support/drill-plan.ts';
import { twoDevices } from '../support/two-devices.ts';

const { client } = twoDevices();
/** Notes when a chat's row was asked for, in ms since the activation was answered. */
function noting(asked: number[]) {
  let answered = 0;
  return (host: Host): Host => ({
    ...host,
    async http(request) {
      if (request.url.includes('/chat/chatInfo')) asked.push(performance.now() - answered);
      const got = await host.http(request);
      if (!request.url.includes('/chat/actChat')) return got;
      answered = performance.now();
      // Also of a chat that is there: it may not have reached the list.
      return { ...got, text: got.text.replace(/"actflag":\d/, '"actflag":1') };
    },
  });
}

test('with the activation flag it waits ten times for the list, then asks', async () => {
  const asked: number[] = [];
  const ann = await client('ann', noting(asked));
  // Nothing tells this device of the chat that the office makes now.
  await ann.office.connection.disconnect();
  const chat = await ann.office.chat.activate({ personId: idOf('dan') });
  expect(chat).toMatchObject({ kind: 'direct', peerId: idOf('dan') });
  const { activationTries, activationWaitMs } = pickVariant('default').constants;
  expect([activationTries, activationWaitMs]).toEqual([10, 100]);
  // Timers may come a moment early.
  expect(asked.length).toBe(1);
  expect(asked[0]).toBeGreaterThan(activationTries * (activationWaitMs - 5));
});

test('what the list has by then is not asked for', async () => {
  const asked: number[] = [];
  const ann = await client('ann', noting(asked));
  const id = directChat('ann', 'bob');
  await ann.office.chat.send({ chatId: id, text: '在吗', wait: true });
  asked.length = 0;
  expect(await ann.office.chat.activate({ personId: idOf('bob') })).toMatchObject({ id });
  expect(ann.list().map((chat) => chat.id)).toContain(id);
  expect(asked).toEqual([]);
});
