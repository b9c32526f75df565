// Proves that a reading whose answer got lost goes on under the same claim, and that what the office said is final.
import { expect, test } from 'vitest';
import { FlashClaims } from '#sdk/chat/incoming/flash-claims.ts';
import { OfficeError } from '#sdk/errors.ts';
import type { ApiClient } from '#sdk/net/api-client.ts';

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
  const claims = new FlashClaims(api, { uuid: () => `claim ${(count += 1)}` }, () => 12);
  await expect(claims.open('00012', 7)).rejects.toMatchObject({ code: 'connectionFailed' });
  expect(await claims.open('00012', 7)).toEqual({ text: 'x', seconds: 3 });
  // A server that does not say how long leaves it to the configuration in force.
  expect(await claims.open('00012', 7)).toEqual({ text: 'y', seconds: 12 });
  for (let again = 0; again < 2; again += 1)
    await expect(claims.open('00012', 7)).rejects.toMatchObject({ code: 'flashGone' });
  expect(asked).toEqual(['claim 1', 'claim 1', 'claim 2', 'claim 3', 'claim 4']);
});
