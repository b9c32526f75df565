// Starts the worker, hands it its two ports, and gives the page the office's twin.
import { ownVariant } from '#variants/own-place.ts';
import type { OfficeApi } from '#sdk/api.ts';
import { connectOffice } from '#sdk/rpc/connect.ts';
import { pageStorage, servePageStorage } from '#sdk/rpc/page-storage.ts';
import type { Port } from '#sdk/rpc/protocol.ts';
import { gathered } from './gathered.ts';
import type { OwnerMessage, StartMessage, StorePlace, WorkerMessage } from '../worker/messages.ts';
import type { TabDoor } from '../ground/app-parts.ts';
import { rememberStore, reopenClaiming } from './start-worker.ts';

/** What the page hears about its worker. */
export type WorkerNews = {
  /** The worker is gone: every call rejects from now on. */
  onStopped(): void;
  onPlace(place: StorePlace): void;
  /** The browser refused to keep a device value. */
  onPageStorageFailure(error: unknown): void;
};

/** Which office the worker opens. */
export type WorkerOffice = { readonly variant: string; readonly server: string | undefined };

/** The office of this page, and its tab's part in who has the store. */
export type OfficeClient = { readonly office: OfficeApi; readonly tabs: TabDoor };

/** Hands a started worker its ports; calls made before it answers wait in the port. */
export function startOfficeClient(worker: Worker, which: WorkerOffice, news: WorkerNews): OfficeClient {
  const office = new MessageChannel();
  const storage = new MessageChannel();
  const lifeLock = `tangram worker ${crypto.getRandomValues(new Uint32Array(2)).join('-')}`;
  let ended: () => void = () => undefined;
  const stop = (): void => {
    ended();
    news.onStopped();
  };
  let serving = false;
  worker.addEventListener('message', (event: MessageEvent<WorkerMessage>) => {
    if (event.data.type === 'place') news.onPlace(event.data.place);
    if (event.data.type === 'store') rememberStore(event.data.name);
    if (event.data.type === 'ready') {
      serving = true;
      // Granted when the worker has gone and with it the lock.
      navigator.locks?.request(lifeLock, () => stop()).catch(news.onPageStorageFailure);
    }
  });
  // Before it serves, an error means that its script did not come or did not start; later ones are in its own log.
  worker.addEventListener('error', () => {
    if (!serving) stop();
  });
  const storages = { secrets: sessionStorage, device: localStorage };
  servePageStorage(storage.port1, storages, news.onPageStorageFailure);
  const peers = globalThis.RTCPeerConnection === undefined ? undefined : peerPort(news.onPageStorageFailure);
  const start: StartMessage = {
    type: 'start',
    office: office.port2,
    pageStorage: storage.port2,
    peers,
    kept: pageStorage(storages),
    variant: which.variant,
    own: ownVariant(),
    server: which.server,
    lifeLock,
  };
  worker.postMessage(start, [office.port2, storage.port2, ...(peers === undefined ? [] : [peers])]);
  const port: Port = {
    post: (messages) => office.port1.postMessage(messages),
    onMessage(listener) {
      const hear = gathered(listener);
      office.port1.addEventListener('message', (event: MessageEvent) => hear(event.data));
      office.port1.start();
    },
    onClose(listener) {
      ended = listener;
    },
  };
  const api = connectOffice(port);
  const say = (message: OwnerMessage): void => worker.postMessage(message, []);
  const tabs: TabDoor = {
    claim: () => say({ type: 'claim' }),
    async handOver() {
      // Calls are answered in turn: after this answer everything that was written before it is in the store.
      await api.chat.outbox().catch(() => undefined);
      say({ type: 'left' });
    },
    reopen: reopenClaiming,
  };
  return { office: api, tabs };
}

/** The worker's end of the lines to other clients; what serves them is loaded with the first one. */
function peerPort(onFailure: (error: unknown) => void): MessagePort {
  const { port1, port2 } = new MessageChannel();
  const early: MessageEvent[] = [];
  const keep = (event: MessageEvent): void => {
    if (early.push(event) > 1) return;
    import('../files/peer-lines.ts').then(({ servePeers }) => {
      port1.removeEventListener('message', keep);
      servePeers(port1);
      for (const { data } of early) port1.dispatchEvent(new MessageEvent('message', { data }));
    }, onFailure);
  };
  port1.addEventListener('message', keep);
  port1.start();
  return port2;
}
