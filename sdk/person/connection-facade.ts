// The door to the connection of whoever is signed in.
import { feedOf } from '../base/feed.ts';
import type { ConnectionApi } from '../net/connection-api.ts';
import { noCounts } from '../net/connection-counts.ts';
import type { SignedIn } from './signed-in.ts';

/** Makes the door. */
export function connectionFacade(signedIn: SignedIn): ConnectionApi {
  return {
    state: feedOf(signedIn.connection),
    counts: async () => signedIn.present()?.realtime.counts() ?? noCounts,
    async connect(call) {
      const { realtime } = await signedIn.here();
      const cancel = (): void => realtime.disconnect();
      call?.signal?.addEventListener('abort', cancel, { once: true });
      await realtime.connect().finally(() => call?.signal?.removeEventListener('abort', cancel));
    },
    disconnect: async () => signedIn.present()?.realtime.disconnect(),
  };
}
