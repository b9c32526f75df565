// Decides what stands under one's own message: on its way, sent, read, read by some, or failed.
import type { LocalMessage } from '../../api.ts';
import { errorCatalogue, type ErrorData } from '../../errors.ts';
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
  | { key: 'chat.state.failed'; failed: true; error?: ErrorData; mayEdit: boolean };

/** Direct chats know read and unread by the peer's cursor; groups show counts where they were pulled (decision 21). */
export function ownState(
  message: LocalMessage,
  chat: { kind: 'direct' | 'group'; peerReadMid: number } | undefined,
  counts: { read: number; total: number } | undefined,
): OwnState {
  switch (message.state) {
    case 'queued':
      return { key: waitingState(message) };
    case 'sending':
      return { key: 'chat.state.sending' };
    case 'failed':
      return { key: 'chat.state.failed', failed: true, ...refusal(message) };
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

/** Why it was refused, and whether other words would help rather than another try (spec §8 «message content illegal»). */
function refusal({ kind, error }: LocalMessage): { error?: ErrorData; mayEdit: boolean } {
  if (error === undefined || !wordKinds.has(kind)) return { mayEdit: false };
  return { error, mayEdit: errorCatalogue[error.code].recovery === 'edit' };
}
