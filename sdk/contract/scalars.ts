// The small value codecs of the wire: identifiers, times, sequence numbers and flags (protocol decision 13).
import * as z from 'zod/mini';
import { padChatId } from './chat-id.ts';

/** A whole number that travels as a decimal string, as in ids and query strings; a plain number is read too. */
export const integer = z.codec(z.union([z.string().check(z.regex(/^-?\d{1,16}$/)), z.int()]), z.int(), {
  decode: (wire) => Number(wire),
  encode: (value) => String(value),
});

/** Position in the office-wide sequence; a message's `mid` is its sequence number (protocol decision 1). @alias */
export const sequence = integer;

/** An opaque integer id, a string in the house and on the wire. Numbers of older servers are read as strings. */
export const id = z.codec(z.union([z.string().check(z.maxLength(64)), z.int()]), z.string(), {
  decode: (wire) => String(wire),
  encode: (value) => value,
});

/** A chat's id (`chatlinkid`): zero-padded to at least five digits wherever it is seen. */
export const chatId = z.codec(z.union([z.string().check(z.regex(/^\d{1,32}$/)), z.int()]), z.string(), {
  decode: (wire) => padChatId(wire),
  encode: (value) => padChatId(value),
});

/** Milliseconds since 1970 (UTC), on the wire and in SQL. */
export const time = z.int();

/** Text that an old server may leave out or send as null. */
export const text = z.codec(z.nullish(z.string()), z.string(), {
  decode: (wire) => wire ?? '',
  encode: (value) => value,
});

/**
 * Words somebody typed to find something: who asks sends no more than an office takes, since nothing is called so long,
 * and an office refuses what is longer.
 */
export function soughtText(most: number) {
  return z.codec(z.string().check(z.maxLength(most)), z.string(), {
    decode: (wire) => wire,
    encode: (value) => value.slice(0, most).replace(/[\ud800-\udbff]$/, ''),
  });
}

/** A count that may be missing. */
export const count = z.codec(z.nullish(integer), z.int(), {
  decode: (wire) => wire ?? 0,
  encode: (value) => value,
});

/** A flag with two named values on the wire and a statement in the house; anything else reads as `no`. */
export function flag(yes: number, no: number) {
  return z.codec(z.nullish(z.union([z.int(), z.string()])), z.boolean(), {
    decode: (wire) => Number(wire) === yes,
    encode: (value) => (value ? yes : no),
  });
}

/** A numbered choice with a name for each number; an unknown number reads as `fallback`. */
export function choice<const T extends Record<string, number>>(names: T, fallback: keyof T & string) {
  const byNumber = new Map(Object.entries(names).map(([name, number]) => [number, name]));
  return z.codec(z.nullish(z.union([z.int(), z.string()])), z.custom<keyof T & string>(), {
    decode: (wire) => (byNumber.get(Number(wire)) ?? fallback) as keyof T & string,
    encode: (value) => names[value] as number,
  });
}

/** A numbered choice that a caller makes: an unknown number is refused, because an act must never be guessed. */
export function exactChoice<const T extends Record<string, number>>(names: T) {
  const byNumber = new Map(Object.entries(names).map(([name, number]) => [number, name]));
  const known = z.union([z.int(), z.string()]).check(z.refine((wire) => byNumber.has(Number(wire))));
  return z.codec(known, z.custom<keyof T & string>(), {
    decode: (wire) => byNumber.get(Number(wire)) as keyof T & string,
    encode: (value) => names[value] as number,
  });
}
