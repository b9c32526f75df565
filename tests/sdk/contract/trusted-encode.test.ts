// Unchecked encoding gives exactly what the schema gives, for every kind of value the office prints by the thousand.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { chat, message, treeNode, type Chat, type Message } from '#sdk/contract/entities.ts';
import { contentType } from '#sdk/contract/flags.ts';
import { isFault, parseFrame, printFrame } from '#sdk/contract/frame-codec.ts';
import { ack, send, chatEvent, type Frame } from '#sdk/contract/frames.ts';
import { record } from '#sdk/contract/record.ts';
import { integer } from '#sdk/contract/scalars.ts';
import { trustedEncode } from '#sdk/contract/trusted-encode.ts';

const number = fc.nat({ max: 2 ** 40 });
const id = fc.nat({ max: 10 ** 9 }).map(String);
const chatId = fc.nat({ max: 10 ** 8 }).map((value) => String(value).padStart(5, '0'));
const text = fc.string({ unit: 'binary', maxLength: 40 });
const maybe = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.option(value, { nil: undefined });
const kind = fc.constantFrom(...(Object.keys(contentType) as (keyof typeof contentType)[]));

const messages: fc.Arbitrary<Message> = fc.record({
  mid: number,
  chatId,
  kind,
  text,
  senderId: id,
  peerId: maybe(id),
  groupId: maybe(id),
  senderName: text,
  avatar: text,
  time: number,
  clientId: maybe(text),
  ordinal: number,
  mentions: maybe(fc.array(id, { maxLength: 4 })),
  bySystem: fc.boolean(),
  systemKey: maybe(text),
  operatorName: maybe(text),
  targetNames: maybe(text),
  citedMid: maybe(number),
  readByPeer: maybe(fc.boolean()),
  readTime: maybe(number),
});
const acknowledgements = fc.record({
  clientId: text,
  mid: number,
  chatId,
  time: number,
  ordinal: number,
  again: maybe(fc.boolean()),
  deleted: maybe(fc.boolean()),
});

const outgoing = fc.record({
  clientId: fc.string({ minLength: 1, maxLength: 64 }),
  chatId,
  kind: fc.integer(),
  text,
  mentions: maybe(fc.array(id, { maxLength: 4 })),
  citedMid: maybe(number),
  files: maybe(fc.array(id, { maxLength: 4 })),
});

test('messages there and back, and acknowledgements', () => {
  fc.assert(
    fc.property(messages, outgoing, acknowledgements, (one, written, other) => {
      expect(trustedEncode(message, one)).toEqual(z.encode(message, one));
      expect(JSON.stringify(trustedEncode(send, written))).toBe(JSON.stringify(z.encode(send, written)));
      expect(trustedEncode(ack, other)).toEqual(z.encode(ack, other));
    }),
    { numRuns: 500 },
  );
});

test('what is printed unchecked is read back as it was', () => {
  let read = 0;
  fc.assert(
    fc.property(messages, acknowledgements, (one, other) => {
      const sent: Frame[] = [
        { type: 'message', message: one },
        { type: 'ack', ...other },
      ];
      for (const frame of sent) {
        const back = parseFrame(printFrame(frame));
        expect(isFault(back)).toBe(false);
        // Through JSON, so that fields that are absent and fields that are undefined are one.
        expect(JSON.parse(JSON.stringify(back))).toEqual(JSON.parse(JSON.stringify(frame)));
        read += 1;
      }
    }),
  );
  expect(read).toBeGreaterThan(100);
});

test('rows of lists, nested records, choices and flags', () => {
  const row: Chat = z.decode(chat, { id: 7, topflag: 1, type: 1, unReadCount: 3, time: 5, ct: 6 } as never);
  expect(trustedEncode(chat, row)).toEqual(z.encode(chat, row));
  const change = { sequence: 9, chatId: '00007', change: { pinned: true, unread: 0 } };
  expect(trustedEncode(chatEvent, change)).toEqual(z.encode(chatEvent, change));
  const node = z.decode(treeNode, { objId: 1, label: 'a', type: 'dept', parentId: '0' } as never);
  expect(trustedEncode(treeNode, node)).toEqual(z.encode(treeNode, node));
});

test('schemas that are none of the usual kinds are encoded by themselves', () => {
  const odd = record({ m: ['table', z.record(z.string(), integer)], n: ['none', z.nullable(integer)] });
  const value = { table: { a: 1, b: 22 }, none: null };
  expect(trustedEncode(odd, value)).toEqual({ m: { a: '1', b: '22' }, n: null });
  expect(trustedEncode(odd, value)).toEqual(z.encode(odd, value));
});
