// Decides why a chat is closed to a person (spec §8): its last message is the one that closed it.
import type { LocalChat } from '../../api.ts';
import type { ErrorCode } from '../../errors.ts';

/** Why a chat is closed to this person (spec §8); undefined for one that is not. */
export function closedReason(
  chat: Pick<LocalChat, 'enabled' | 'kind' | 'lastSystemKey'>,
): ErrorCode | undefined {
  if (chat.enabled) return undefined;
  if (chat.kind === 'direct') return 'chatDisabled';
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
