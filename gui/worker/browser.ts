// The worker of the browser: opens the office where the page never waits, and serves it over a port.
import { createBrowserHost } from '#sdk/host/browser/index.ts';
import { openOffice, type Office } from '#sdk/office.ts';
import type { Port } from '#sdk/rpc/protocol.ts';
import { serveOffice } from '#sdk/rpc/serve.ts';
import { pickVariant } from '#variants/index.ts';
import { takeOwnVariant } from '#variants/own-place.ts';
import type { PageMessage, StartMessage, WorkerMessage } from './messages.ts';
import { createStoreOpener } from './store-opener.ts';

declare const self: DedicatedWorkerGlobalScope;

const tell = (message: WorkerMessage): void => self.postMessage(message, {});

/** The office's port; its page lives longer than the worker, so it never closes from here. */
function portOf(port: MessagePort): Port {
  return {
    post: (messages) => port.postMessage(messages),
    onMessage(listener) {
      port.addEventListener('message', (event: MessageEvent) => listener(event.data));
      port.start();
    },
    onClose: () => undefined,
  };
}

/**
 * Takes the lock and keeps it until this worker ends, by whatever end: the page waits for it and learns of the death.
 * Resolves once it is held, so that the page cannot ask before.
 */
function holdForLife(name: string): Promise<void> {
  // Browsers give locks to secure pages only; elsewhere a death shows by calls that are never answered.
  if (navigator.locks === undefined) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const hold = (): Promise<never> => {
      resolve();
      return new Promise<never>(() => {});
    };
    navigator.locks.request(name, hold).catch(reject);
  });
}

/** How long leaving waits for the page to hand over what was written; a page that hangs has nothing to hand over. */
const leaveMs = 300;
const claim = Promise.withResolvers<void>();
const left = Promise.withResolvers<void>();
let opened: Office | undefined;

const door = createStoreOpener({
  claimed: claim.promise,
  onPlace: (place) => tell({ type: 'place', place }),
  async leave() {
    await Promise.race([left.promise, new Promise((resolve) => setTimeout(resolve, leaveMs))]);
    await opened?.close();
  },
  // What is left of this worker serves nobody; the page shows where the work went on.
  left: () => self.close(),
});

async function start(message: StartMessage): Promise<void> {
  const held = holdForLife(message.lifeLock);
  const host = createBrowserHost({
    pageStorage: message.pageStorage,
    peers: message.peers,
    kept: message.kept,
    openDatabase(name) {
      tell({ type: 'store', name });
      return door.open(name);
    },
  });
  takeOwnVariant(message.own);
  const office = openOffice({
    host,
    variant: pickVariant(message.variant),
    server: message.server,
    environment: (name) => import.meta.env.TANGRAM_MESSAGE_KEYS[name],
  });
  opened = office;
  serveOffice(office, portOf(message.office));
  const report = (type: string, thrown: unknown): void =>
    host.errors.add({
      time: host.clock.now(),
      user: '',
      page: 'worker',
      type,
      message: thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown),
      agent: navigator.userAgent,
    });
  self.addEventListener('error', (event) => report('error', event.error ?? event.message));
  self.addEventListener('unhandledrejection', (event) => report('rejection', event.reason));
  await held;
  tell({ type: 'ready' });
}

self.addEventListener('message', ({ data }: MessageEvent<PageMessage>) => {
  switch (data.type) {
    case 'prepare':
      if (data.claims) claim.resolve();
      if (data.store !== undefined) door.prepare(data.store);
      break;
    case 'start':
      void start(data);
      break;
    case 'claim':
      claim.resolve();
      break;
    case 'left':
      left.resolve();
      break;
  }
});
