// Owns the way to open a dialog about messages, and which messages are chosen, for everything inside a conversation.
import { createContext, useContext } from 'react';
import type { LaterEntry, LocalChat, LocalMessage } from '#sdk/api.ts';
import type { Selection } from '#sdk/chat/rules/selection.ts';

/** What can be opened over a conversation. */
export type ActDialog =
  | { readonly type: 'forward'; readonly messages: readonly LocalMessage[] }
  | { readonly type: 'readers'; readonly message: LocalMessage }
  | {
      readonly type:
        | 'remind'
        | 'saveToDisk'
        | 'makeTask'
        | 'makeEvent'
        | 'react'
        | 'reactors'
        | 'reword'
        | 'versions';
      readonly message: LocalMessage;
    }
  | { readonly type: 'person'; readonly personId: string }
  | { readonly type: 'findTime'; readonly groupId: string; readonly name: string }
  | { readonly type: 'schedule'; readonly schedule: (dueTime: number) => Promise<LaterEntry> }
  | { readonly type: 'record'; readonly id: string; readonly title: string }
  | { readonly type: 'history'; readonly chat: LocalChat };

/** The acts of the conversation around. */
export type Acts = {
  readonly open: (dialog: ActDialog) => void;
  /** The messages that are chosen; undefined while nothing is being chosen. */
  readonly selection: Selection | undefined;
  /** Chooses one more or one less, or with `range` everything up to it. */
  readonly select: (key: string, range: boolean) => void;
};

const ActsContext = createContext<Acts>({
  open: () => undefined,
  selection: undefined,
  select: () => undefined,
});

/** Gives the acts to everything inside. */
export const ActsProvider = ActsContext.Provider;

/** The acts. */
export function useActs(): Acts {
  return useContext(ActsContext);
}
