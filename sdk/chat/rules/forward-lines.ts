// Decides what a report of a forward says of each chat: on its way, there, refused and why, or waiting for a network.
import type { ForwardReport } from '../../api.ts';
import { mayHelpAgain, type ErrorData } from '../../errors.ts';
import { isClosedRefusal } from './own-state.ts';
import { type Resting, waitingState } from './waiting-state.ts';

/** A person or group that something is forwarded to. */
type ForwardTarget = {
  readonly kind: 'person' | 'group';
  readonly id: string;
  readonly name: string;
  readonly avatar: string;
  /** Chat of a group. */
  readonly chatId?: string | undefined;
};

/** One line of the report. `count` messages have arrived; the chat of a person is known once something has. */
export type ForwardLine = ForwardTarget & {
  readonly key: string;
  readonly state: 'sending' | 'done' | 'failed' | 'queued';
  readonly count: number;
  readonly error?: ErrorData | undefined;
} & Resting;

/** People and groups as they were picked. */
export type ForwardPicked = {
  readonly people: readonly { readonly id: string; readonly name: string; readonly avatar: string }[];
  readonly groups: readonly {
    readonly id: string;
    readonly chatId: string;
    readonly name: string;
    readonly avatar: string;
  }[];
};

/** Key of a target among all targets. */
const keyOf = ({ kind, id }: Pick<ForwardTarget, 'kind' | 'id'>): string => `${kind} ${id}`;

/** The lines of what was picked, of which nothing is known yet. */
export function openForwardLines({ people, groups }: ForwardPicked): ForwardLine[] {
  const targets: readonly ForwardTarget[] = [
    ...people.map(({ id, name, avatar }) => ({ kind: 'person' as const, id, name, avatar })),
    ...groups.map(({ id, chatId, name, avatar }) => ({ kind: 'group' as const, id, chatId, name, avatar })),
  ];
  return targets.map((target) => ({ ...target, key: keyOf(target), state: 'sending', count: 0 }));
}

/** Whether a line failed for a reason that may be over; a chat that was closed may be open again by now. */
export const mayRetryLine = ({ state, error }: Pick<ForwardLine, 'state' | 'error'>): boolean =>
  state === 'failed' && error !== undefined && (isClosedRefusal(error.code) || mayHelpAgain(error));

/** What is tried again: the lines of these keys, without why they failed. */
export function linesTriedAgain(lines: readonly ForwardLine[], keys: ReadonlySet<string>): ForwardLine[] {
  return lines.map((line) => (keys.has(line.key) ? { ...line, state: 'sending', error: undefined } : line));
}

/**
 * The lines after the office has answered. A line that was on its way and is not in the report has got nothing:
 * no message was left that may be forwarded, and the first of them says why.
 */
export function linesAfterReport(lines: readonly ForwardLine[], report: ForwardReport): ForwardLine[] {
  const answers = new Map(
    report.targets.map((target) => [
      target.groupId === undefined
        ? keyOf({ kind: 'person', id: target.personId ?? '' })
        : keyOf({ kind: 'group', id: target.groupId }),
      target,
    ]),
  );
  const nothingWent = report.refused[0]?.error;
  return lines.map((line): ForwardLine => {
    if (line.state !== 'sending') return line;
    const { queued, restsUntil, restsWhy } = report;
    if (queued)
      return {
        ...line,
        state: 'queued',
        ...(restsUntil !== undefined && { restsUntil }),
        ...(restsWhy !== undefined && { restsWhy }),
      };
    const answer = answers.get(line.key);
    if (answer === undefined) return { ...line, state: 'failed', error: nothingWent };
    const { chatId = line.chatId, mids, error } = answer;
    return { ...line, state: error === undefined ? 'done' : 'failed', count: mids.length, chatId, error };
  });
}

/** The lines after nothing came back at all. */
export function linesAfterFailure(lines: readonly ForwardLine[], error: ErrorData): ForwardLine[] {
  return lines.map((line) => (line.state === 'sending' ? { ...line, state: 'failed', error } : line));
}

const heldKeys = {
  'chat.state.queued': 'acts.forward.queued',
  'chat.state.rests': 'acts.forward.queuedRests',
  'chat.state.restsBusy': 'acts.forward.queuedBusy',
} as const;

/** Why a forward waits, and that it goes by itself. */
export function heldText(resting: Resting): { key: (typeof heldKeys)[keyof typeof heldKeys] } {
  return { key: heldKeys[waitingState(resting)] };
}
