// Proves how a chat's number is written, and that the store writes it as the wire does.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { padChatId } from '#sdk/contract/chat-id.ts';
import { chatId } from '#sdk/contract/scalars.ts';
import { fromSqlChatId, toSqlChatId } from '../../../storage/tables/column.ts';

test.each([
  ['7', '00007'],
  [7, '00007'],
  ['00007', '00007'],
  ['12345', '12345'],
  ['1234567', '1234567'],
])('%s is written %s', (value, written) => expect(padChatId(value)).toBe(written));

test('wire and store write a number alike, and the store gives back what it was given', () => {
  fc.assert(
    fc.property(fc.nat({ max: 10 ** 9 }), (number) => {
      const written = padChatId(number);
      expect(z.decode(chatId, String(number))).toBe(written);
      expect(fromSqlChatId(number)).toBe(written);
      expect(toSqlChatId(written)).toBe(number);
    }),
  );
});
