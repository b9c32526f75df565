// Whether a browser's device has a network, as the browser knows it.
import type { DeviceNetwork } from '../port.ts';

/** What happens to the network of this device; a worker hears it as a page does. */
export const browserNetwork: DeviceNetwork = {
  isThere: () => globalThis.navigator?.onLine ?? true,
  changes(listener) {
    const told = (): void => listener(browserNetwork.isThere());
    for (const type of ['online', 'offline']) globalThis.addEventListener(type, told);
    return () => {
      for (const type of ['online', 'offline']) globalThis.removeEventListener(type, told);
    };
  },
};
