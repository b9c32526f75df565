// Decides why a chat is closed to a person (spec §8): its last message is the one that closed it.
import type { LocalChat } from '../../api.ts';
import { systemNoticesId } from '../../contract/markup/system-notice.ts';
import type { ErrorCode } from '../../errors.ts';

/** Why a chat is closed to this person (spec §8); undefined for one that is not. */
export function closedReason(
  chat: Pick<LocalChat, 'enabled' | 'kind' | 'lastSystemKey' | 'peerId'>,
): ErrorCode | undefined {
  if (chat.enabled) return undefined;
  // A direct chat closes when a friendship ends, or the peer leaves the organisation; the office does not tell which.
  if (chat.kind === 'direct') return chat.peerId === systemNoticesId ? 'noticesOnly' : 'noLongerFriends';
  switch (chat.lastSystemKey) {
    case 'leave':
    case 'ownerleave':
      return 'leftGroup';
    case 'delgroup':
      return 'groupDissolved';
    case 'tokick':
    case 'operkick':
      return 'removedFromGroup';
    default:
      return 'chatDisabled';
  }
}

const closedCodes: readonly ErrorCode[] = ['leftGroup', 'groupDissolved', 'removedFromGroup'];

/** Whether the office refused because a group is closed to this person: its row says so, or is about to. */
export const saysClosed = (code: ErrorCode): boolean => closedCodes.includes(code);
