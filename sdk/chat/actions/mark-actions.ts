// What a person can add to a message: a reaction, new words, a pin; and looking at what was added.
import type { LocalMessage } from '../../api.ts';
import { mayWithdraw } from '../rules/may-withdraw.ts';
import type { MessageAction, MessageCircumstances } from './message-action.ts';

/** Somebody's words or card that the office has, in a chat that is open, at an office that knows marks. */
const mayMark = (message: LocalMessage, { hasMarks, isOpen }: MessageCircumstances): boolean =>
  hasMarks === true &&
  isOpen !== false &&
  message.state === 'sent' &&
  !message.bySystem &&
  message.kind !== 'flash';

const mayReword = (message: LocalMessage, around: MessageCircumstances): boolean =>
  mayMark(message, around) && message.mine && message.kind === 'text' && mayWithdraw(message, around).allowed;

/** What one said last of these messages, where it can still be worded anew: never what one said before that. */
export function lastToReword(
  messages: readonly LocalMessage[],
  around: MessageCircumstances,
): LocalMessage | undefined {
  const last = messages.findLast(({ mine, bySystem, kind }) => mine && !bySystem && kind === 'text');
  return last !== undefined && mayReword(last, around) ? last : undefined;
}

const isPinned = ({ mid }: LocalMessage, { pinnedMids }: MessageCircumstances): boolean =>
  pinnedMids?.has(mid) === true;

/** The verbs, in the order of the menu. */
export const markActions = [
  { name: 'react', applies: mayMark, perform: async () => ({ opens: 'react' }) },
  {
    name: 'reactors',
    applies: (message, around) => mayMark(message, around) && (message.reactions?.length ?? 0) > 0,
    perform: async () => ({ opens: 'reactors' }),
  },
  {
    name: 'reword',
    applies: mayReword,
    perform: async () => ({ opens: 'reword' }),
  },
  {
    name: 'versions',
    applies: (message, { hasMarks }) => hasMarks === true && message.editedTime !== undefined,
    perform: async () => ({ opens: 'versions' }),
  },
  {
    name: 'pinMessage',
    applies: (message, around) => mayMark(message, around) && !isPinned(message, around),
    async perform(office, message) {
      const { queued } = await office.marks.pin(message.chatId, message.mid, true);
      return { told: { key: queued ? 'marks.told.waiting' : 'marks.told.pinned' } };
    },
  },
  {
    name: 'unpinMessage',
    applies: (message, around) => mayMark(message, around) && isPinned(message, around),
    async perform(office, message) {
      const { queued } = await office.marks.pin(message.chatId, message.mid, false);
      return { told: { key: queued ? 'marks.told.waiting' : 'marks.told.unpinned' } };
    },
  },
] as const satisfies readonly MessageAction[];
