// How far a copy of an office on several machines was when it answered, so that who asks another one next sees no less.

/**
 * In answers: the log of the office and the number of the newest entry that the copy has, `k3f9c2d1-4711`. In requests:
 * the furthest one that was seen; the copy that is asked waits for it. An office on one machine says nothing of it.
 */
export const logPlaceHeader = 'x-tangram-place';

const form = /^(?<log>[\w]{1,40})-(?<number>\d{1,16})$/;

/** A place in a log. */
export type LogPlace = { log: string; number: number };

/** Reads one; undefined for what is none. */
export function readLogPlace(text: string | null | undefined): LogPlace | undefined {
  const { log, number } = form.exec(text ?? '')?.groups ?? {};
  return log === undefined || number === undefined ? undefined : { log, number: Number(number) };
}

/** Prints one. */
export const printLogPlace = ({ log, number }: LogPlace): string => `${log}-${number}`;

/** The further one of two; the newer one told where they are of different logs. */
export function furtherPlace(known: LogPlace | undefined, told: LogPlace | undefined): LogPlace | undefined {
  if (told === undefined) return known;
  return known?.log === told.log && known.number > told.number ? known : told;
}
