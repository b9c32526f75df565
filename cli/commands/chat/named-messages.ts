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

/**
 * The messages of the typed numbers, in the order they were typed and each once.
 * @throws CliError `messageUnknown` naming those this device does not hold
 */
export async function namedMessages(office: OfficeApi, input: Input): Promise<LocalMessage[]> {
  const mids = [...new Set(input.rest('mids').map(midOf))];
  const found = new Map((await office.acts.locate(mids)).map((message) => [message.mid, message]));
  const unknown = mids.filter((mid) => !found.has(mid));
  if (unknown.length > 0)
    throw new CliError('messageUnknown', { mids: unknown.join(', ') }, { param: String(unknown[0]) });
  return mids.flatMap((mid) => found.get(mid) ?? []);
}
