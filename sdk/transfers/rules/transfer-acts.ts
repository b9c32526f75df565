// Decides what can be done with a transfer as it stands, and how a list of them is summed up.
import type { LocalTransfer } from '../../api.ts';
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

/** How transfers are known apart and ordered: the newest first. */
export const transferShape = {
  key: (one: LocalTransfer): string => one.id,
  compare: (a: LocalTransfer, b: LocalTransfer): number =>
    b.createdTime - a.createdTime || (a.id < b.id ? -1 : 1),
};
