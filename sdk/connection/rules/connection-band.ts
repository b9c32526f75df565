// Decides what the band over the window says about the connection, and whether it offers to try now.
import type { ConnectionState } from '../../api.ts';

/** One line of the band; `act` offers the retry. */
export type ConnectionBand = {
  tone: 'warn' | 'danger';
  key:
    | 'connection.connecting'
    | 'connection.catchingUp'
    | 'connection.certificate'
    | 'connection.offline'
    | 'connection.offlineQueued'
    | 'connection.gaveUp'
    | 'connection.gaveUpQueued';
  /** Messages that wait. */
  queued: number;
  /** Whole seconds until the next attempt, where one is planned. */
  retrySeconds?: number;
  act: boolean;
};

/** Connecting for the first time is said only after this long: a quick start shows no band. */
export const quietMs = 1_500;

/**
 * The band for a state. `since` is when the connection stopped being online, both epoch ms; undefined while all is
 * well, so that nothing moves which the person need not know.
 */
export function connectionBand(
  state: ConnectionState,
  queued: number,
  since: number,
  now: number,
): ConnectionBand | undefined {
  const code = state.error?.code;
  if (state.phase === 'gaveUp')
    return {
      tone: 'danger',
      key: queued > 0 ? 'connection.gaveUpQueued' : 'connection.gaveUp',
      queued,
      act: true,
    };
  // Somebody may stand in between: said louder than a network that is away.
  if (state.phase === 'waiting' && (code === 'certificateChanged' || code === 'certificateUnknown'))
    return { tone: 'danger', key: 'connection.certificate', queued, act: true };
  if (state.phase === 'waiting')
    return {
      tone: 'warn',
      key: queued > 0 ? 'connection.offlineQueued' : 'connection.offline',
      queued,
      ...(state.retryAt === undefined
        ? {}
        : { retrySeconds: Math.max(0, Math.ceil((state.retryAt - now) / 1000)) }),
      act: true,
    };
  // The device itself has no network: nothing is to be hoped of the next seconds.
  if (state.phase === 'connecting' && code === 'connectionFailed')
    return {
      tone: 'warn',
      key: queued > 0 ? 'connection.offlineQueued' : 'connection.offline',
      queued,
      act: false,
    };
  if (now - since < quietMs || (state.phase !== 'connecting' && state.phase !== 'catchingUp'))
    return undefined;
  const key = state.phase === 'catchingUp' ? 'connection.catchingUp' : 'connection.connecting';
  return state.attempt > 0 && queued > 0
    ? { tone: 'warn', key: 'connection.offlineQueued', queued, act: false }
    : { tone: 'warn', key, queued, act: false };
}
