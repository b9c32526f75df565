// Reads a stream of events as it comes: one JSON line each, decoded by the contract, however the pieces are cut.
import * as z from 'zod/mini';
import { OfficeError } from '../errors.ts';
import type { HttpRequest } from '../host/port.ts';

/** Longest line that is read. */
const longestLine = 8_000_000;

/** What takes the pieces of such a reply. An event that does not fit the contract ends the call. */
export function eventSink(
  schema: z.ZodMiniType,
  where: string,
  hear: ((event: unknown) => void) | undefined,
): NonNullable<HttpRequest['sink']> {
  const decoder = new TextDecoder();
  let rest = '';
  const take = (line: string): void => {
    if (line.trim() === '') return;
    let event: unknown;
    try {
      event = z.decode(schema, JSON.parse(line) as never);
    } catch (error) {
      throw new OfficeError('badAnswer', { where }, error);
    }
    hear?.(event);
  };
  return async (chunk) => {
    rest += decoder.decode(chunk, { stream: true });
    const lines = rest.split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > longestLine) throw new OfficeError('badAnswer', { where });
    lines.forEach(take);
  };
}
