// What a person can do with a message: one list that context menus, keys and commands share.
import type { LocalMessage, OfficeApi } from '../../api.ts';
import { plainText } from '../../contract/markup/readable.ts';

/** What a message verb leads to, for the face to carry out. */
export type MessageOutcome = { copy?: string; editText?: string };

/** One verb: its name (locale key `chat.messageActions.<name>`), whether it applies, and the doing. */
export type MessageAction = {
  name: 'copy' | 'retry' | 'edit' | 'drop';
  applies(message: LocalMessage): boolean;
  perform(office: OfficeApi, message: LocalMessage): Promise<MessageOutcome>;
};

const nothing: MessageOutcome = {};

/** Message verbs in the order of the menu. */
export const messageActions: readonly MessageAction[] = [
  {
    name: 'copy',
    applies: (message) => !message.bySystem,
    perform: async (_, message) => ({ copy: plainText(message.text) }),
  },
  {
    name: 'retry',
    applies: (message) => message.state === 'failed',
    perform: async (office, message) => {
      await office.chat.retry(message.key);
      return nothing;
    },
  },
  {
    name: 'edit',
    applies: (message) => message.state === 'failed',
    perform: async (office, message) => {
      await office.chat.drop(message.key);
      return { editText: plainText(message.text) };
    },
  },
  {
    name: 'drop',
    applies: (message) => message.state === 'failed' || message.state === 'queued',
    perform: async (office, message) => {
      await office.chat.drop(message.key);
      return nothing;
    },
  },
];

/** The verbs that apply to a message now. */
export function actionsOfMessage(message: LocalMessage): MessageAction[] {
  return messageActions.filter((action) => action.applies(message));
}
