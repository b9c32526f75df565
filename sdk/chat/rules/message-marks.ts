// Decides what an event adds to a stored message, and which of two versions of a message knows more.
import type { messageChangedEvent } from '../../contract/frames.ts';
import type * as z from 'zod/mini';
import { emojis } from '../../contract/emojis.ts';
import { withdrawnKey } from './withdrawn.ts';

/** What was added to a message, as it is stored. */
type Marks = {
  readonly changed: number;
  readonly editedTime: number;
  readonly reactions: readonly { emoji: string; count: number; mine: boolean }[];
};
/** The part of a stored message that marks change or ask. */
type Marked = {
  text: string;
  mentions: readonly string[];
  bySystem: boolean;
  systemKey: string;
  deleted?: boolean | undefined;
  marks?: Marks | undefined;
};

/** What was told of a message that was changed. */
export type MessageChange = z.output<typeof messageChangedEvent>;

const none: Marks = { changed: 0, editedTime: 0, reactions: [] };

/**
 * The row after an event; undefined where it knows as much already, or nothing is left of the message.
 * @param isEcho it is the answer to an act of this device: others may have done something before it that this device
 *   has still to hear, so the row stays as far in the sequence as it was
 */
export function changedRow<Row extends Marked>(
  row: Row,
  event: MessageChange,
  personId: string,
  isEcho = false,
): Row | undefined {
  const marks = row.marks ?? none;
  const isGone = row.systemKey === withdrawnKey || row.deleted === true;
  if (isGone || event.sequence <= marks.changed) return undefined;
  const isWorded = event.text !== undefined;
  return {
    ...row,
    text: event.text ?? row.text,
    ...(event.mentions !== undefined && { mentions: event.mentions }),
    marks: {
      changed: isEcho ? marks.changed : event.sequence,
      editedTime: isWorded ? event.time : marks.editedTime,
      reactions:
        event.reaction === undefined
          ? marks.reactions
          : reactionsAfter(marks.reactions, event.reaction, event.personId === personId),
    },
  };
}

/** Whether both say the same and have the same reactions. */
export const looksAlike = (one: Marked, other: Marked): boolean =>
  one.text === other.text &&
  JSON.stringify(one.marks?.reactions ?? []) === JSON.stringify(other.marks?.reactions ?? []);

const places = new Map(emojis.map(({ name }, at) => [name, at]));

/**
 * Reactions as they stand beside each other: in the order of the picker, those without a name after them by their
 * characters, which every device knows. Who came first is
 * not known any more once somebody has taken theirs back.
 */
export function inPickerOrder<One extends { emoji: string }>(reactions: readonly One[]): One[] {
  const place = ({ emoji }: One): number => places.get(emoji) ?? places.size;
  return reactions.toSorted(
    (a, b) => place(a) - place(b) || Number(a.emoji > b.emoji) - Number(a.emoji < b.emoji),
  );
}

/** Reactions after one came or went; one that nobody has any more goes. */
function reactionsAfter(
  before: Marks['reactions'],
  { emoji, on, count }: { emoji: string; on: boolean; count: number },
  byMe: boolean,
): Marks['reactions'] {
  const known = before.find((one) => one.emoji === emoji);
  const now = { emoji, count, mine: byMe ? on : (known?.mine ?? false) };
  if (count === 0) return before.filter((one) => one !== known);
  return inPickerOrder([...before.filter((one) => one !== known), now]);
}

/**
 * A message as it may be stored over what is there: an answer or replay that knows less of it than the events since
 * leaves its words and marks as they are.
 */
export function withKnownMarks<Row extends Marked>(row: Row, stored: Row | undefined): Row {
  if (stored?.marks === undefined || row.bySystem) return row;
  if ((row.marks?.changed ?? 0) >= stored.marks.changed) return row;
  return { ...row, text: stored.text, mentions: stored.mentions, marks: stored.marks };
}
