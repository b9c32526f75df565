// Decides what can be done with a transfer as it stands, whose turn it is, and how a list of them is summed up.
import type { LocalTransfer, QueueMove } from '../../api.ts';
import { mayHelpAgain } from '../../errors.ts';

/** The acts a row offers. */
export type TransferActs = {
  readonly pause: boolean;
  readonly resume: boolean;
  readonly retry: boolean;
  readonly cancel: boolean;
  /** What came lies on this device and can be shown. */
  readonly open: boolean;
};

type Standing = Pick<LocalTransfer, 'state' | 'direction' | 'way' | 'place' | 'error'>;

/** Whether a transfer is neither done nor given up. */
export const isUnderWay = ({ state }: Pick<LocalTransfer, 'state'>): boolean =>
  state === 'waiting' || state === 'running';

/**
 * What can be done. A line to another client has no pause: who stops it ends it. What is too large stays too large: it can
 * only be given up for another file.
 */
export function transferActs(transfer: Standing): TransferActs {
  const { state, direction, way, error } = transfer;
  const comesDirectly = direction === 'down' && way === 'direct';
  return {
    pause: isUnderWay(transfer) && way === 'office',
    resume: state === 'paused' || state === 'stopped',
    retry: state === 'failed' && !comesDirectly && (error === undefined || mayHelpAgain(error)),
    cancel: true,
    open: state === 'done' && direction === 'down',
  };
}

/** How a list stands as a whole. Sizes in bytes, of what is under way. */
export type TransferSum = {
  readonly underWay: number;
  readonly uploads: number;
  readonly failed: number;
  readonly finished: number;
  readonly done: number;
  readonly size: number;
};

/** Sums a list up. */
export function sumTransfers(transfers: readonly LocalTransfer[]): TransferSum {
  const running = transfers.filter(isUnderWay);
  return {
    underWay: running.length,
    uploads: running.filter(({ direction }) => direction === 'up').length,
    failed: transfers.filter(({ state }) => state === 'failed').length,
    finished: transfers.filter(({ state }) => state === 'done').length,
    done: running.reduce((sum, { done }) => sum + done, 0),
    size: running.reduce((sum, { size }) => sum + size, 0),
  };
}

/** How transfers are known apart and ordered: the last of the queue first, which is the newest but for what was moved. */
export const transferShape = {
  key: (one: LocalTransfer): string => one.id,
  compare: (a: LocalTransfer, b: LocalTransfer): number => b.turn - a.turn || (a.id < b.id ? -1 : 1),
};

/** Whether its turn can still be changed. */
export const isMovable = ({ state }: Pick<LocalTransfer, 'state'>): boolean =>
  state === 'waiting' || state === 'paused' || state === 'stopped';

/** Those of one direction that have not begun, the next one first; of a list in the order of {@link transferShape}. */
export const lineOf = <Row extends LocalTransfer>(
  rows: readonly Row[],
  direction: LocalTransfer['direction'],
): Row[] => rows.filter((one) => one.direction === direction && isMovable(one)).toReversed();

/** As people read a queue: what runs, then what comes next in its order, then what has ended, the newest first. */
export function asQueue<Row extends LocalTransfer>(rows: readonly Row[]): Row[] {
  const line = rows.filter(isMovable).toReversed();
  const running = rows.filter(({ state }) => state === 'running').toReversed();
  return [...running, ...line, ...rows.filter(({ state }) => state === 'done' || state === 'failed')];
}

/** Where the one at a place of a line can be put. */
export const movesOf = (at: number, length: number): QueueMove[] => [
  ...(at > 0 ? (['first', 'earlier'] as const) : []),
  ...(at < length - 1 ? (['later', 'last'] as const) : []),
];

/** What has to change so that one of a line is moved: the new turns, by id. `all` are the turns of the whole list. */
export function movedTurns(
  line: readonly Pick<LocalTransfer, 'id' | 'turn'>[],
  id: string,
  move: QueueMove,
  all: readonly Pick<LocalTransfer, 'turn'>[],
): ReadonlyMap<string, number> {
  const at = line.findIndex((one) => one.id === id);
  const one = line[at];
  if (one === undefined || at === (move === 'first' || move === 'earlier' ? 0 : line.length - 1))
    return new Map();
  // 0 is nobody's turn.
  if (move === 'first') return new Map([[id, all.reduce((least, { turn }) => Math.min(least, turn), 0) - 1]]);
  if (move === 'last') return new Map([[id, all.reduce((most, { turn }) => Math.max(most, turn), 0) + 1]]);
  const other = line[at + (move === 'earlier' ? -1 : 1)];
  return other === undefined
    ? new Map()
    : new Map([
        [id, other.turn],
        [other.id, one.turn],
      ]);
}
