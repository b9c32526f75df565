// A word between colons is sent as the emoji it means, whoever sends it, and none overtakes another message for it.
import { expect, test } from 'vitest';
import { directChat } from '../support/drill-plan.ts';
import { twoDevices } from '../support/two-devices.ts';

const devices = twoDevices();
const chatId = directChat('ann', 'bob');

test('messages, new wordings and scheduled messages say the emoji; messages stay in their order', async () => {
  const { office } = await devices.client('ann');
  const sent = await Promise.all(
    ['shipped :tada: `:tada:`', 'at 10:30:45', ':rocket: :smile:'].map((text) =>
      office.chat.send({ chatId, text, wait: true }),
    ),
  );
  expect(sent.map(({ text }) => text)).toEqual(['shipped 🎉 `:tada:`', 'at 10:30:45', '🚀 face[微笑]']);
  expect(sent.map(({ mid }) => mid)).toEqual(sent.map(({ mid }) => mid).toSorted((a, b) => a - b));
  const mid = sent[1]?.mid ?? 0;
  await office.marks.edit(chatId, mid, 'done :fire:');
  expect((await office.acts.locate([mid]))[0]?.text).toBe('done 🔥');
  const later = await office.later.schedule({ chatId, text: ':tada:', dueTime: Date.now() + 3_600_000 });
  expect(later.words).toBe('🎉');
});
