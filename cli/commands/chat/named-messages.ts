// Finds the messages whose numbers were typed, in the store of this device.
import type { LocalMessage, OfficeApi } from '#sdk/api.ts';
import type { ArgumentSpec } from '../../command.ts';
import { CliError } from '../../errors.ts';
import type { Input } from '../../input.ts';

/** The argument of commands that take message numbers. */
export const midsArgument: ArgumentSpec = {
  name: 'mids',
  required: true,
  variadic: true,
  text: 'cliActs.argument.mids',
};

/** A message's number as it was typed. */
export function midOf(typed: string): number {
  if (!/^[1-9]\d{0,14}$/.test(typed))
    throw new CliError('invalidValue', { name: 'mid', value: typed }, { param: typed });
  return Number(typed);
}

/** Messages of some numbers, in their order and each once, and the numbers this device holds no message of. */
export type Located = { readonly messages: LocalMessage[]; readonly unknown: readonly number[] };

/** The error for numbers this device holds no message of. */
export const messageUnknown = (mids: readonly number[]): CliError =>
  new CliError('messageUnknown', { mids: mids.join(', ') }, { param: String(mids[0]) });

/** Looks for messages by their numbers. @throws CliError `messageUnknown` where there is none of them */
export async function locatedMessages(office: OfficeApi, numbers: readonly number[]): Promise<Located> {
  const mids = [...new Set(numbers)];
  const found = new Map((await office.acts.locate(mids)).map((message) => [message.mid, message]));
  const unknown = mids.filter((mid) => !found.has(mid));
  if (found.size === 0 && unknown.length > 0) throw messageUnknown(unknown);
  return { messages: mids.flatMap((mid) => found.get(mid) ?? []), unknown };
}

/**
 * The messages of the typed numbers.
 * @throws CliError `messageUnknown` naming those this device does not hold
 */
export async function namedMessages(office: OfficeApi, input: Input): Promise<LocalMessage[]> {
  const { messages, unknown } = await locatedMessages(office, input.rest('mids').map(midOf));
  if (unknown.length > 0) throw messageUnknown(unknown);
  return messages;
}
