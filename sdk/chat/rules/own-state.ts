// Decides what stands under one's own message: on its way, sent, read, read by some, or failed.
import type { LocalMessage } from '../../api.ts';
import { errorCatalogue, mayHelpAgain, type ErrorCode, type ErrorData } from '../../errors.ts';
import { waitingState } from './waiting-state.ts';

/** Kinds that are nothing but words. */
const wordKinds: ReadonlySet<LocalMessage['kind']> = new Set(['text', 'flash', 'link']);

/** The state in words: a key with its parameters, whether it failed, and whether it may be sent again. */
export type OwnState =
  | {
      key:
        | 'chat.state.sending'
        | ReturnType<typeof waitingState>
        | 'chat.state.sent'
        | 'chat.state.read'
        | 'chat.state.unread';
    }
  | { key: 'chat.state.readBy'; parameters: { read: number; total: number } }
  /** `error` where the message itself was refused; a file that did not go up tells why by itself. */
  | { key: 'chat.state.failed'; failed: true; error?: ErrorData; mayEdit: boolean; mayRetry: boolean };

/** Direct chats know read and unread by the peer's cursor; groups show counts where they were pulled (decision 21). */
export function ownState(
  message: LocalMessage,
  chat: { kind: 'direct' | 'group'; peerReadMid: number; enabled?: boolean } | undefined,
  counts: { read: number; total: number } | undefined,
): OwnState {
  switch (message.state) {
    case 'queued':
      return { key: waitingState(message) };
    case 'sending':
      return { key: 'chat.state.sending' };
    case 'failed':
      return { key: 'chat.state.failed', failed: true, ...failedActs(message, chat?.enabled) };
    case 'sent':
      break;
  }
  if (chat?.kind === 'group')
    return counts === undefined
      ? { key: 'chat.state.sent' }
      : { key: 'chat.state.readBy', parameters: { read: counts.read, total: counts.total } };
  const read = message.readByPeer === true || message.mid <= (chat?.peerReadMid ?? 0);
  return { key: read ? 'chat.state.read' : 'chat.state.unread' };
}

/** Refusals of a chat that is closed: they hold as long as it is. */
const closedCodes: ReadonlySet<ErrorCode> = new Set([
  'chatDisabled',
  'removedFromGroup',
  'leftGroup',
  'groupDissolved',
  'noLongerFriends',
]);

/** Whether that is what such a refusal says. */
export const isClosedRefusal = (code: ErrorCode): boolean => closedCodes.has(code);

/** What can be done about a message that failed. */
export type FailedActs = { readonly mayEdit: boolean; readonly mayRetry: boolean };

/**
 * Exactly what can succeed: other words where the words were refused (spec §8 «message content illegal»), another try where
 * the same message may go now. `isOpen` says whether its chat takes messages, where that is known.
 */
export function failedActs(
  { kind, error }: Pick<LocalMessage, 'kind' | 'error'>,
  isOpen?: boolean,
): FailedActs & { error?: ErrorData } {
  if (error === undefined) return { mayEdit: false, mayRetry: true };
  const ofWords = isWords(kind);
  const mayRetry = isClosedRefusal(error.code) ? isOpen === true : mayHelpAgain(error);
  const mayEdit = ofWords && errorCatalogue[error.code].recovery === 'edit';
  return { ...(ofWords && { error }), mayEdit, mayRetry: mayRetry && !mayEdit };
}

/** Whether what a message says is all that it is: what carries a file cannot be written anew. */
export const isWords = (kind: LocalMessage['kind']): boolean => wordKinds.has(kind);
