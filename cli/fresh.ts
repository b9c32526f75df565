// The office with the store brought up to date once, as far as the network allows (protocol decision 9).
import type { OfficeApi } from '#sdk/api.ts';
import { hintText } from '#sdk/locales/hints.ts';
import { asOfficeError, OfficeError } from '#sdk/errors.ts';
import type { Context } from './context.ts';
import { bounded } from './feeds.ts';

/** A signal that ends with the command's time or with the program. */
export function timeSignal(context: Context, ms = context.timeoutMs): AbortSignal {
  return AbortSignal.any([context.signal, AbortSignal.timeout(ms)]);
}

/**
 * Signs in and fetches what the store has missed, without a socket. When the office cannot be reached the store is
 * used as it is, and the person is told; with `--offline` nobody is asked. A server that was named must answer,
 * unless the command can wait for it (`mayQueue`).
 */
export async function freshOffice(
  context: Context,
  options: { mayQueue?: boolean } = {},
): Promise<OfficeApi> {
  const office = await context.signedIn(options.mayQueue ? 'sender' : 'reader');
  if (context.flags.offline) return office;
  const signal = timeSignal(context);
  try {
    await bounded(office.maintenance.syncOnce({ signal }), signal);
  } catch (error) {
    const known = asOfficeError(error);
    if (known.kind !== 'network' || (context.serverWasNamed && !options.mayQueue)) throw known;
    context.output.hint(hintText(context.language, 'cliHints.storedOnly'));
  }
  return office;
}

/**
 * Says from when something is, where the office could not be asked. @param seenAt epoch ms
 * @throws OfficeError `connectionFailed` where a server was named, which must answer
 */
export async function tellSeen(context: Context, seenAt: number | undefined): Promise<void> {
  if (seenAt === undefined) return;
  if (context.serverWasNamed && !context.flags.offline) throw new OfficeError('connectionFailed');
  const { fullTime } = await import('#sdk/locales/time-text.ts');
  const texts = await context.texts();
  context.output.hint(texts.t('words.offlineSince', { time: fullTime(texts, seenAt) }));
}
