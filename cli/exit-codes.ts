// The exit codes of the program: frozen, because scripts depend on them.
import type { ErrorKind } from '#sdk/errors.ts';

/** Every exit code by name. The order is the order of `tangram help exit-codes`. */
export const exitCodes = {
  ok: 0,
  refused: 1,
  usage: 2,
  signIn: 3,
  network: 4,
  bug: 5,
  partial: 6,
  limit: 7,
  cancelled: 8,
  noAnswer: 9,
  confirm: 10,
  interrupted: 130,
} as const;

/** Name of an exit code. */
export type ExitName = keyof typeof exitCodes;
/** One of the exit codes. */
export type ExitCode = (typeof exitCodes)[ExitName];

const byKind: Readonly<Record<ErrorKind, ExitCode>> = {
  refused: exitCodes.refused,
  usage: exitCodes.usage,
  auth: exitCodes.signIn,
  network: exitCodes.network,
  bug: exitCodes.bug,
  limit: exitCodes.limit,
  cancelled: exitCodes.cancelled,
};

/** The exit code an error of this family ends the program with. */
export function exitCodeOf(kind: ErrorKind): ExitCode {
  return byKind[kind];
}
