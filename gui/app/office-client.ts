// Starts the worker, hands it its two ports, and gives the page the office's twin.
import { ownVariant } from '#variants/own-place.ts';
import type { OfficeApi } from '#sdk/api.ts';
import { connectOffice } from '#sdk/rpc/connect.ts';
import { pageStorage, servePageStorage } from '#sdk/rpc/page-storage.ts';
import type { Port } from '#sdk/rpc/protocol.ts';
import { gathered } from './gathered.ts';
import type {
  LaterMessage,
  OfficeGround,
  StartMessage,
  StorePlace,
  WorkerMessage,
} from '../worker/messages.ts';
import { storeLock, type TabMessage } from '../worker/tab-channel.ts';
import { rememberStore } from './start-worker.ts';

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

/** Hands a started worker its ports; calls made before it answers wait in the port. */
export function startOfficeClient(worker: Worker, which: WorkerOffice, news: WorkerNews): OfficeApi {
  const office = new MessageChannel();
  const lifeLock = `tangram worker ${crypto.getRandomValues(new Uint32Array(2)).join('-')}`;
  let ended: () => void = () => undefined;
  const stop = (): void => {
    ended();
    news.onStopped();
  };
  let serving = false;
  worker.addEventListener('message', (event: MessageEvent<WorkerMessage>) => {
    if (event.data.type === 'place') news.onPlace(event.data.place);
    if (event.data.type === 'store') {
      rememberStore(event.data.name);
      endWhereHung(worker, event.data);
    }
    if (event.data.type === 'renew') {
      const ground = makeGround(news);
      worker.postMessage({ type: 'renewed', ground } satisfies LaterMessage, portsOf(ground));
    }
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
  const ground = makeGround(news);
  const start: StartMessage = {
    type: 'start',
    office: office.port2,
    ground,
    variant: which.variant,
    own: ownVariant(),
    server: which.server,
    lifeLock,
  };
  worker.postMessage(start, [office.port2, ...portsOf(ground)]);
  tellOfSleep(worker);
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
  return connectOffice(port);
}

/** What an office in the worker stands on: what is kept now, and ports of its own. */
function makeGround(news: WorkerNews): OfficeGround {
  const storage = new MessageChannel();
  const storages = { secrets: sessionStorage, device: localStorage };
  servePageStorage(storage.port1, storages, news.onPageStorageFailure);
  return {
    pageStorage: storage.port2,
    peers: globalThis.RTCPeerConnection === undefined ? undefined : peerPort(news.onPageStorageFailure),
    kept: pageStorage(storages),
  };
}

function portsOf({ pageStorage: storage, peers }: OfficeGround): MessagePort[] {
  return peers === undefined ? [storage] : [storage, peers];
}

let tabs: BroadcastChannel | undefined;

/** Another tab says that this one's worker does not answer: it is ended, so that its files are free. */
function endWhereHung(worker: Worker, { name, tab }: { readonly name: string; readonly tab: string }): void {
  tabs?.close();
  tabs = new BroadcastChannel(storeLock(name));
  tabs.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    if (data.type === 'hung' && data.owner === tab) worker.terminate();
  });
}

/** A page that the browser freezes or keeps for later holds nothing that others wait for. */
function tellOfSleep(worker: Worker): void {
  const say = (type: 'sleep' | 'wake'): void => worker.postMessage({ type } satisfies LaterMessage, []);
  document.addEventListener('freeze', () => say('sleep'));
  document.addEventListener('resume', () => say('wake'));
  window.addEventListener('pagehide', (event) => {
    if (event.persisted) say('sleep');
  });
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) say('wake');
  });
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
