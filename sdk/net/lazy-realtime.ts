// The realtime connection, whose codecs are loaded when somebody first connects: reading the store needs none.
import type { ConnectionState } from './connection-api.ts';
import { LiveValue } from '../base/live-value.ts';
import { OfficeError } from '../errors.ts';
import { noCounts } from './connection-counts.ts';
import type { Realtime, RealtimeParts } from './realtime.ts';

/** Like {@link Realtime}; until it is loaded it is idle. */
export function createLazyRealtime(parts: RealtimeParts): Realtime {
  const state = new LiveValue<ConnectionState>({ phase: 'idle', attempt: 0 });
  let loading: Promise<Realtime> | undefined;
  let realtime: Realtime | undefined;
  /** Grows with every `disconnect`: what was asked for before it is no longer wanted. */
  let turn = 0;
  let stopped = new OfficeError('cancelled');
  const load = async (): Promise<Realtime> => {
    const { createRealtime } = await import('./realtime.ts');
    realtime = createRealtime(parts);
    realtime.state.subscribe((now) => state.set(now));
    return realtime;
  };
  return {
    state,
    counts: () => realtime?.counts() ?? noCounts,
    async connect() {
      const asked = turn;
      loading ??= load();
      const loaded = await loading;
      if (asked !== turn) throw stopped;
      await loaded.connect();
    },
    disconnect(reason = new OfficeError('cancelled')) {
      turn += 1;
      stopped = reason;
      realtime?.disconnect(reason);
    },
    restart: () => realtime?.restart(),
    send: (frame) => realtime?.send(frame) ?? false,
  };
}
