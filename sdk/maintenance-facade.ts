// The door to what only long-lived clients need: history in the background, the store's state, the log of errors.
import { finishIndex, type ChatSpace } from './chat/index.ts';
import type { Host } from './host/port.ts';
import type { MaintenanceApi } from './maintenance-api.ts';
import type { Store } from '#storage/store.ts';

/** What the door stands on. */
export type MaintenanceParts = {
  /** The space of whoever is signed in; throws where nobody is. */
  here: () => Promise<{ readonly store: Store; readonly chat: ChatSpace }>;
  host: Pick<Host, 'errors' | 'clock'>;
  longLived: boolean;
};

/** Makes the door. */
export function maintenanceFacade({ here, host, longLived }: MaintenanceParts): MaintenanceApi {
  return {
    async backfill(call) {
      const { store, chat } = await here();
      const done = await chat.history.backfill(call?.signal);
      if (!longLived) finishIndex(store);
      return done;
    },
    syncOnce: async (call) => (await here()).chat.syncOnce(call?.signal),
    async storeInfo() {
      const { store, chat } = await here();
      return { ...store.info(), cursor: store.cursor() ?? 0, complete: chat.history.complete() };
    },
    recentErrors: async (limit) => host.errors.recent(limit),
    clearErrors: async () => host.errors.clear(),
    reportError: async (error) => host.errors.add({ ...error, time: host.clock.now() }),
  };
}
