// Who may do what with a chat, as one table: the office is tried by it call for call.
import type { chatService } from '#sdk/contract/chat.ts';
import { uploadOf } from '../fixtures/raw-client.ts';

/** Those who try, by what they are to the group. */
export type ChatRole = 'owner' | 'member' | 'former' | 'outsider';
type ChatCall = keyof typeof chatService.calls;

/** The smallest picture there is. */
export const dot = Uint8Array.from(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
);
const upload = (chatId: string) => ({ chatId, file: uploadOf('sound', 'a.webm', 'audio/webm') });
const insiders = ['owner', 'member'] as const;
const readers = ['owner', 'member', 'former'] as const;
const later = (): number => Date.now() + 10_000_000;

/** Calls about one chat, by what a person needs for them. */
export const chatRights: readonly [
  name: ChatCall,
  input: (chat: string) => object,
  allowed: readonly ChatRole[],
][] = [
  ['getChat', (chatId) => ({ chatId }), readers],
  ['markRead', (chatId) => ({ chatId }), readers],
  ['getGroupMessages', (chatId) => ({ chatId }), readers],
  ['getGroupHistory', (chatId) => ({ chatId }), readers],
  ['getDirectMessages', (chatId) => ({ chatId }), []],
  ['getDirectHistory', (chatId) => ({ chatId }), []],
  ['operateChat', (chatId) => ({ chatId, operation: 'mute' }), readers],
  ['readFlash', (chatId) => ({ chatId, mid: 1 }), []],
  // Whoever shared a file is asked in a chat; without such a message nobody is.
  ['askFileAccess', (chatId) => ({ chatId, mid: 1 }), []],
  ['activateChat', (chatId) => ({ groupId: String(Number(chatId)) }), insiders],
  ['operateMessages', (chatId) => ({ chatId, mids: [1], operation: 'withdraw' }), insiders],
  ['reactToMessage', (chatId) => ({ chatId, mid: 2, emoji: '强', on: true }), insiders],
  ['listReactions', (chatId) => ({ chatId, mid: 2 }), readers],
  // Only one's own in time: its table is the office's own test. One that is not there looks like one of others' chats.
  ['editMessage', (chatId) => ({ chatId, mid: 999, text: 'x' }), []],
  ['listVersions', (chatId) => ({ chatId, mid: 2 }), readers],
  ['pinMessage', (chatId) => ({ chatId, mid: 2, on: true }), insiders],
  ['listPinned', (chatId) => ({ chatId }), readers],
  ['setFocus', (chatId) => ({ groupId: String(Number(chatId)), on: true }), insiders],
  ['forwardMessages', (chatId) => ({ chatId, mids: [1], personIds: [], groupIds: [] }), readers],
  [
    'sendToGroup',
    (chatId) => ({ groupId: String(Number(chatId)), clientId: `by.${chatId}`, kind: 1, text: 'x' }),
    insiders,
  ],
  // A group is nobody's chat with one person.
  ['sendToFriend', (chatId) => ({ personId: '1', chatId, clientId: `to.${chatId}`, kind: 1, text: 'x' }), []],
  ['listReaders', (chatId) => ({ chatId, mid: 1, hasRead: true }), insiders],
  ['queryGroupMessages', (chatId) => ({ chatId }), readers],
  ['queryDirectMessages', (chatId) => ({ chatId }), []],
  ['scheduleMessage', (chatId) => ({ chatId, kind: 1, text: 'x', dueTime: later() }), insiders],
  ['remindLater', (chatId) => ({ chatId, mid: 1, dueTime: later() }), readers],
  ['putDraft', (chatId) => ({ chatId, text: '' }), readers],
  ['getReadCounts', (chatId) => ({ chatId, mids: '1,2,3' }), insiders],
  ['uploadVideo', upload, insiders],
  ['uploadAudio', upload, insiders],
  ['uploadChatFile', upload, insiders],
  ['uploadImage', (chatId) => ({ chatId, file: uploadOf(dot) }), insiders],
];
