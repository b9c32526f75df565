// What people say of themselves, for commands that print people.
import type { OfficeApi } from '#sdk/api.ts';
import { OfficeError } from '#sdk/errors.ts';
import { hintText } from '#sdk/locales/hints.ts';
import type { KnownStatuses } from '#sdk/status/index.ts';
import type { Context } from '../../context.ts';
import { bounded } from '../../feeds.ts';

/**
 * Everybody's status by their ids; undefined where nobody could be asked, for people are printed all the same. Why not
 * is said beside them, unless it was wished (`--offline`) or the office knows no statuses.
 */
export async function statusesNow(
  context: Context,
  office: OfficeApi,
  signal: AbortSignal,
): Promise<KnownStatuses | undefined> {
  try {
    const statuses = await bounded(office.status.list({ signal }), signal);
    return Object.fromEntries(statuses.map((status) => [status.personId, status]));
  } catch (error) {
    if (signal.aborted) throw error;
    const isWished =
      context.flags.offline || (error instanceof OfficeError && error.code === 'notOfferedHere');
    if (!isWished) context.output.hint(hintText(context.language, 'cliHints.statusesUnknown'));
    return undefined;
  }
}

/** The same for a list, whose table has no room for them: asked only where a program reads them. */
export async function statusesOfRows(
  context: Context,
  office: OfficeApi,
  signal: AbortSignal,
): Promise<KnownStatuses | undefined> {
  const { forPrograms, fields } = context.output;
  return forPrograms && fields.includes('status') ? statusesNow(context, office, signal) : undefined;
}
