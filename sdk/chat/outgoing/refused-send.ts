// Decides what the refusal of a sent message means: that it fails for good, or that it goes again later.
import type { ControlFrame } from '../../contract/frames.ts';
import { refusalCodes } from '../../contract/codes.ts';
import { OfficeError, type ErrorCode } from '../../errors.ts';
import type { RestReason } from '../rules/waiting-state.ts';

/** A refused send. */
export type Refused = Extract<ControlFrame, { type: 'refuse' }>;

/** Refusal codes that say something about the message itself: it fails and keeps its text. */
const failureByCode: Partial<Record<number, ErrorCode>> = {
  [refusalCodes.blankMessage]: 'blankMessage',
  [refusalCodes.messageTooLong]: 'messageTooLong',
  [refusalCodes.messageIllegal]: 'messageIllegal',
  [refusalCodes.unsupportedContent]: 'unsupportedContent',
  [refusalCodes.chatDisabled]: 'chatDisabled',
  [refusalCodes.removedFromGroup]: 'removedFromGroup',
  [refusalCodes.leftGroup]: 'leftGroup',
  [refusalCodes.groupDissolved]: 'groupDissolved',
  [refusalCodes.quoteRefused]: 'quoteRefused',
  [refusalCodes.forbidden]: 'forbidden',
  [refusalCodes.notFound]: 'chatNotFound',
  [refusalCodes.sendUncertain]: 'sendUncertain',
};

/** Whoever is asked to wait for longer asks again after that. */
const maxRestSeconds = 3_600;

/** For how many seconds nothing is sent, so that what follows keeps its place behind the message; undefined for a failure. */
export function restAfter({
  code,
  retryAfterSeconds,
}: Refused): { seconds: number; why: RestReason } | undefined {
  const why =
    code === refusalCodes.busy ? 'busy' : code === refusalCodes.rateLimited ? 'rateLimited' : undefined;
  return why === undefined
    ? undefined
    : { seconds: Math.min(maxRestSeconds, Math.max(1, retryAfterSeconds ?? 1)), why };
}

/** Why a message has failed for good. */
export function sendFailure({ code, message }: Refused): OfficeError {
  return new OfficeError(failureByCode[code] ?? 'serverMessage', { serverMessage: message, status: code });
}
