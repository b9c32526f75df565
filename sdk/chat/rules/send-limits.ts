// What a message may carry besides its text: an id that is one, and not too many mentions.
import { sendLimits } from '../../contract/limits.ts';
import { OfficeError } from '../../errors.ts';

/** Whether a text may be the client id of a message: letters, digits and `_ . : -`, at most 64 of them. */
export const isClientId = (text: string): boolean =>
  text.length <= sendLimits.clientId && /^[\w.:-]+$/.test(text);

/** @throws OfficeError `clientIdInvalid` or `tooManyMentions`, before anything was stored */
export function checkSendLimits(message: { clientId: string; mentions: readonly string[] }): void {
  const { clientId, mentions } = message;
  if (!isClientId(clientId))
    throw new OfficeError('clientIdInvalid', { params: { limit: sendLimits.clientId } });
  if (mentions.length > sendLimits.mentions)
    throw new OfficeError('tooManyMentions', {
      params: { count: mentions.length, limit: sendLimits.mentions },
    });
}
