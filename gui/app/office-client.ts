// Starts the worker, hands it its two ports, and gives the page the office's twin.
import type { OfficeApi } from '#sdk/api.ts';
import { connectOffice } from '#sdk/rpc/connect.ts';
import { serveKeeper } from '#sdk/rpc/keeper.ts';
import type { Port } from '#sdk/rpc/protocol.ts';
import type { StartMessage, WorkerMessage } from '../worker/messages.ts';
import type { StorageTrouble } from './app-parts.ts';
import { shareLists } from './shared-list.ts';

/** What the page hears about its worker. */
export type WorkerNews = {
  /** The worker is gone: every call rejects from now on. */
  onStopped(): void;
  onStorage(trouble: StorageTrouble): void;
  /** The browser refused to keep a device value. */
  onKeeperFailure(error: unknown): void;
};

/** Which office the worker opens. */
export type WorkerOffice = { readonly variant: string; readonly server: string | undefined };

/** Starts the worker; calls made before it answers wait in the port. */
export function startOfficeClient(which: WorkerOffice, news: WorkerNews): OfficeApi {
  const worker = new Worker(new URL('../worker/browser.ts', import.meta.url), {
    type: 'module',
    name: 'office',
  });
  const office = new MessageChannel();
  const keeper = new MessageChannel();
  const lifeLock = `tangram worker ${crypto.getRandomValues(new Uint32Array(2)).join('-')}`;
  let ended: () => void = () => undefined;
  const stop = (): void => {
    ended();
    news.onStopped();
  };
  let serving = false;
  worker.addEventListener('message', (event: MessageEvent<WorkerMessage>) => {
    if (event.data.type === 'storage') news.onStorage(event.data.trouble);
    if (event.data.type === 'ready') {
      serving = true;
      // Granted when the worker has gone and with it the lock.
      navigator.locks?.request(lifeLock, () => stop()).catch(news.onKeeperFailure);
    }
  });
  // Before it serves, an error means that its script did not come or did not start; later ones are in its own log.
  worker.addEventListener('error', () => {
    if (!serving) stop();
  });
  serveKeeper(keeper.port1, { secrets: sessionStorage, device: localStorage }, news.onKeeperFailure);
  const start: StartMessage = {
    type: 'start',
    office: office.port2,
    keeper: keeper.port2,
    variant: which.variant,
    server: which.server,
    lifeLock,
  };
  worker.postMessage(start, [office.port2, keeper.port2]);
  const port: Port = {
    post: (message) => office.port1.postMessage(message),
    onMessage(listener) {
      office.port1.addEventListener('message', (event: MessageEvent) => listener(event.data));
      office.port1.start();
    },
    onClose(listener) {
      ended = listener;
    },
  };
  return shareLists(connectOffice(port));
}

/** Whether the tab keeps anything that signs in without asking; what it is only the worker reads. */
export function hasStoredSession(storage: Pick<Storage, 'length' | 'key'>): boolean {
  for (let index = 0; index < storage.length; index += 1)
    if (/^tangram:(session|device) /.test(storage.key(index) ?? '')) return true;
  return false;
}
