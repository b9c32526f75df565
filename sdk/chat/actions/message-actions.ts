// What a person can do with a message: one list that context menus, keys and commands share.
import type { ActReport, LocalMessage } from '../../api.ts';
import { kindTraits } from '../kinds/table.ts';
import { mayForward } from '../rules/may-forward.ts';
import { mayQuote } from '../rules/outgoing.ts';
import { failedActs, isWords } from '../rules/own-state.ts';
import { plainText } from '../../contract/markup/readable.ts';
import { OfficeError } from '../../errors.ts';
import { timeLeft } from '../rules/time-left.ts';
import { mayWithdraw } from '../rules/may-withdraw.ts';
import { withdrawnKey } from '../rules/withdrawn.ts';
import { markActions } from './mark-actions.ts';
import type { MessageAction, MessageCircumstances } from './message-action.ts';
import type { MessageOutcome } from './message-outcome.ts';
import { editRefused } from './refused-message.ts';

/** Kinds whose content lies at the office and can be put on a disk. */
const savedKinds: ReadonlySet<string> = new Set(['file', 'image', 'video', 'audio']);

const nothing: MessageOutcome = {};

/** What was said becomes a task or an event, with the way back to it; what is to vanish does not. */
const mayBecomeItem = (message: LocalMessage, { hasSchedule }: MessageCircumstances): boolean =>
  hasSchedule === true && message.state === 'sent' && !message.bySystem && message.kind !== 'flash';

const editing = {
  name: 'edit',
  applies: (message: LocalMessage) => message.state === 'failed' && isWords(message.kind),
  perform: editRefused,
} as const satisfies MessageAction;

/** Message verbs in the order of the menu. */
export const messageActions: readonly MessageAction[] = [
  {
    name: 'quote',
    applies: mayQuote,
    perform: async () => ({ quotes: true }),
  },
  ...markActions,
  {
    name: 'copy',
    applies: (message) => !message.bySystem && kindTraits[message.kind].copyable,
    perform: async (_, message) => ({ copy: plainText(message.text) }),
  },
  { name: 'forward', applies: mayForward, perform: async () => ({ opens: 'forward' }) },
  {
    name: 'saveToDisk',
    applies: (message, { hasDisk }) =>
      hasDisk === true && message.state === 'sent' && savedKinds.has(message.kind),
    perform: async () => ({ opens: 'saveToDisk' }),
  },
  {
    name: 'select',
    applies: (message) => message.state === 'sent' && !message.bySystem,
    perform: async () => ({ opens: 'select' }),
  },
  {
    name: 'readers',
    // Of one other person the line below the message says it.
    applies: (message) =>
      message.mine && message.state === 'sent' && !message.bySystem && message.groupId !== undefined,
    perform: async () => ({ opens: 'readers' }),
  },
  {
    name: 'remind',
    applies: (message) => message.state === 'sent' && !message.bySystem && message.kind !== 'flash',
    perform: async () => ({ opens: 'remind' }),
  },
  { name: 'makeTask', applies: mayBecomeItem, perform: async () => ({ opens: 'makeTask' }) },
  { name: 'makeEvent', applies: mayBecomeItem, perform: async () => ({ opens: 'makeEvent' }) },
  {
    name: 'withdraw',
    applies: (message, around) => mayWithdraw(message, around).allowed,
    words(message, around) {
      const { leftMs } = mayWithdraw(message, around);
      if (leftMs === undefined) return undefined;
      return { key: 'chat.withdrawLeft', parameters: { time: timeLeft(leftMs) } };
    },
    async perform(office, message) {
      oneDone(await office.acts.withdraw(message.chatId, [message.mid]));
      return nothing;
    },
  },
  {
    name: 'editWithdrawn',
    applies: (message, around) =>
      message.systemKey === withdrawnKey && around.withdrawnTexts.has(message.mid),
    perform: async (_, message, around) => ({ editText: around.withdrawnTexts.get(message.mid) ?? '' }),
  },
  {
    name: 'retry',
    applies: (message, { isOpen }) => message.state === 'failed' && failedActs(message, isOpen).mayRetry,
    perform: async (office, message) => {
      await office.chat.retry(message.key);
      return nothing;
    },
  },
  editing,
  {
    name: 'drop',
    applies: (message) => message.state === 'failed' || message.state === 'queued',
    perform: async (office, message) => {
      await office.chat.drop(message.key);
      return nothing;
    },
  },
  {
    name: 'delete',
    applies: (message) => message.state === 'sent',
    confirm: true,
    async perform(office, message) {
      oneDone(await office.acts.delete(message.chatId, [message.mid]));
      return nothing;
    },
  },
];

/** The verbs that apply to a message now. */
export function actionsOfMessage(message: LocalMessage, around: MessageCircumstances): MessageAction[] {
  return messageActions.filter((action) => action.applies(message, around));
}

/** Why one's own message cannot be withdrawn or worded anew any more; undefined where that is not because of its age. */
export function tooLateFor(
  name: 'withdraw' | 'reword',
  message: LocalMessage,
  around: MessageCircumstances,
): 'withdrawTooLate' | 'editTooLate' | undefined {
  const verdict = mayWithdraw(message, around);
  if (verdict.allowed || verdict.reason !== 'withdrawTooLate') return undefined;
  if (name === 'withdraw') return 'withdrawTooLate';
  return message.kind === 'text' && around.hasMarks === true ? 'editTooLate' : undefined;
}

/** One message was asked for: why it could not be done is the whole answer. */
function oneDone(reports: readonly ActReport[]): void {
  const error = reports.find((report) => report.error !== undefined)?.error;
  if (error !== undefined) throw OfficeError.from(error);
}
