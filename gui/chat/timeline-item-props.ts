// What a row of the timeline is drawn from.
import type { LocalChat, LocalMessage } from '#sdk/api.ts';
import type { TimelineRow } from '#sdk/chat/rules/timeline-rows.ts';

/** What a row may need; rows of a run are equal while their message is. */
export type TimelineItemProps = {
  readonly row: TimelineRow;
  readonly chat: LocalChat | undefined;
  readonly names: { readonly people: readonly string[]; readonly me: readonly string[] };
  readonly now: number;
  readonly counts: { readonly read: number; readonly total: number } | undefined;
  readonly highlight: boolean;
  /** Text of a message withdrawn here, which can be written anew. */
  readonly withdrawnText: string | undefined;
  readonly onEdit: (text: string, isFlash?: true) => void;
  /** Leads to the message that a quote answers. */
  readonly onJump: (mid: number) => void;
  /** Shows the whole of a long message. */
  readonly onUnfold: (key: string) => void;
  /** Whether people may add to messages that are there. */
  readonly hasMarks: boolean;
  readonly onQuote: (message: LocalMessage) => void;
  readonly onMenu: (message: LocalMessage, at: { left: number; top: number }) => void;
};
