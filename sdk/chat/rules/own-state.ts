// Decides what stands under one's own message: on its way, sent, read, read by some, or failed.
import type { LocalMessage } from '../../api.ts';

/** The state in words: a key with its parameters, whether it failed, and whether it may be sent again. */
export type OwnState =
  | {
      key:
        | 'chat.state.sending'
        | 'chat.state.queued'
        | 'chat.state.rests'
        | 'chat.state.sent'
        | 'chat.state.read'
        | 'chat.state.unread';
    }
  | { key: 'chat.state.readBy'; parameters: { read: number; total: number } }
  | { key: 'chat.state.failed'; failed: true };

/** Direct chats know read and unread by the peer's cursor; groups show counts where they were pulled (decision 21). */
export function ownState(
  message: LocalMessage,
  chat: { kind: 'direct' | 'group'; peerReadMid: number } | undefined,
  counts: { read: number; total: number } | undefined,
): OwnState {
  switch (message.state) {
    case 'queued':
      return { key: message.restsUntil === undefined ? 'chat.state.queued' : 'chat.state.rests' };
    case 'sending':
      return { key: 'chat.state.sending' };
    case 'failed':
      return { key: 'chat.state.failed', failed: true };
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
