// The pieces every schema of the command line's answers is made of.
import * as z from 'zod/mini';

/** A number of the office, as text. */
export const id = z.string().check(z.regex(/^\d+$/));
/** A chat's number, padded. */
export const chatId = z.string().check(z.regex(/^\d{5,}$/));
/** Any text. */
export const text = z.string();
/** An ISO time with its offset; null where there is none. */
export const time = z.nullable(z.iso.datetime({ offset: true }));
/** True or false. */
export const flag = z.boolean();
/** How many. */
export const count = z.number().check(z.int(), z.nonnegative());
/** Whatever the configuration holds. */
export const anything = z.unknown();
