// Proves that no look-up is refused because somebody typed too much: what is sent ends where an office stops, and an office stops there.
import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import type { Endpoint } from '#sdk/contract/endpoint.ts';
import { soughtText } from '#sdk/contract/scalars.ts';
import { chatService, netdisk, userCentre } from '../../fixtures/raw-client.ts';

type Shape = Readonly<Record<string, z.ZodMiniType>>;
/** The wire's fields of an input. */
function fieldsOf(input: unknown): Shape {
  const { in: wire, shape = {} } = (input as z.ZodMiniType)._zod.def as unknown as {
    in?: z.ZodMiniType;
    shape?: Shape;
  };
  return wire === undefined ? shape : fieldsOf(wire);
}

/** What the tables call a text that something is looked for by. */
const sought = ['keyWord', 'searchkey', 'search'];
const rows = [userCentre, chatService, netdisk].flatMap(({ calls }) =>
  Object.entries(calls as Record<string, Endpoint>).flatMap(([name, { input }]) =>
    input === undefined
      ? []
      : Object.entries(fieldsOf(input))
          .filter(([field]) => sought.includes(field))
          .map(([field, schema]) => ({ name: `${name}.${field}`, schema })),
  ),
);

test('there are look-ups of people, groups, chats and messages', () => {
  expect(rows.length).toBeGreaterThan(11);
  expect(rows.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'findByKeyword.keyWord',
      'listGroupMembers.searchkey',
      'queryGroupMessages.searchkey',
    ]),
  );
});

test.each(rows)('$name sends the beginning of what is longer than an office takes', ({ schema }) => {
  const sent = z.encode(schema, 'x'.repeat(5_000));
  expect(z.decode(schema, sent as never)).toBe(sent);
  expect(z.safeDecode(schema, 'x'.repeat(5_000) as never).success).toBe(false);
});

test('no half of a picture is left at the end', () => {
  expect(z.encode(soughtText(4), 'abc🎉')).toBe('abc');
  expect(z.encode(soughtText(5), 'abc🎉')).toBe('abc🎉');
});
