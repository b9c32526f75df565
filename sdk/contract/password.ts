// How a password is changed on the wire, and the names of the rules a new one can break (spec §5).
import * as z from 'zod/mini';
import { record } from './record.ts';

/**
 * Rules of spec §5 that a new password can break, in the order in which they are told. `blank` and `chinese` stand
 * for «no spaces» and «no Chinese characters»; `unchanged` is ours: the old password is no new one.
 */
export const passwordProblems = [
  'tooShort',
  'tooLong',
  'chinese',
  'blank',
  'classes',
  'repeated',
  'run',
  'ownData',
  'unchanged',
] as const;
/** One of the rules. */
export type PasswordProblem = (typeof passwordProblems)[number];

/** Credentials in a sealed form: key id and base64, as the user centre's `/login` takes them. */
export const sealed = record({
  kid: ['keyId', z.string().check(z.maxLength(64))],
  params: ['encrypted', z.string().check(z.maxLength(8192))],
});

/** The clear text inside, as JSON. Whoever is to check the rules cannot be given a digest. */
export const passwordChange = record({
  oldPassword: ['oldPassword', z.string().check(z.maxLength(256))],
  newPassword: ['newPassword', z.string().check(z.maxLength(256))],
});
/** Old and new password as typed. */
export type PasswordChange = z.output<typeof passwordChange>;
