// Proves that a reading whose answer got lost goes on under the same claim, and that what the office said is final.
import { expect, test } from 'vitest';
import { FlashClaims } from '#sdk/chat/incoming/flash-claims.ts';
import { OfficeError } from '#sdk/errors.ts';
import type { ApiClient } from '#sdk/net/api-client.ts';

/** A server that tells nothing of a message beside what is asked. */
const none = () => ({ flashText: async () => undefined });

test('the same claim until there is an answer, another one afterwards', async () => {
  const asked: string[] = [];
  const answers: (() => Promise<object>)[] = [
    () => Promise.reject(new OfficeError('connectionFailed')),
    async () => ({ text: 'x', seconds: 3 }),
    async () => ({ text: 'y' }),
    () => Promise.reject(new OfficeError('flashGone')),
    () => Promise.reject(new OfficeError('flashGone')),
  ];
  const api = {
    chat: {
      readFlash: ({ claim }: { claim: string }) => {
        asked.push(claim);
        return answers.shift()?.();
      },
    },
  } as unknown as ApiClient;
  let count = 0;
  const claims = new FlashClaims(api, { uuid: () => `claim ${(count += 1)}` }, () => 12, none);
  await expect(claims.open('00012', 7)).rejects.toMatchObject({ code: 'connectionFailed' });
  expect(await claims.open('00012', 7)).toEqual({ text: 'x', seconds: 3 });
  // A server that does not say how long leaves it to the configuration in force.
  expect(await claims.open('00012', 7)).toEqual({ text: 'y', seconds: 12 });
  for (let again = 0; again < 2; again += 1)
    await expect(claims.open('00012', 7)).rejects.toMatchObject({ code: 'flashGone' });
  expect(asked).toEqual(['claim 1', 'claim 1', 'claim 2', 'claim 3', 'claim 4']);
});

test('of a server that has no such call the text is what came with the message', async () => {
  const readFlash = () => Promise.reject(new OfficeError('notOfferedHere'));
  const api = { chat: { readFlash } } as unknown as ApiClient;
  const texts = () => ({
    flashText: async (chatId: string, mid: number) => (mid === 7 ? `text of ${chatId}` : undefined),
  });
  const claims = new FlashClaims(api, { uuid: () => 'claim' }, () => 12, texts);
  expect(await claims.open('00012', 7)).toEqual({ text: 'text of 00012', seconds: 12 });
  await expect(claims.open('00012', 8)).rejects.toMatchObject({ code: 'notOfferedHere' });
});
