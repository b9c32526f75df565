// The worker of the browser: opens the office where the page never waits, and serves it over a port.
import { createBrowserHost } from '#sdk/host/browser/index.ts';
import { openOffice } from '#sdk/office.ts';
import type { Port } from '#sdk/rpc/protocol.ts';
import { serveOffice } from '#sdk/rpc/serve.ts';
import { pickVariant } from '#variants/index.ts';
import type { StartMessage, WorkerMessage } from './messages.ts';
import { openStoreFiles } from './store-door.ts';

declare const self: DedicatedWorkerGlobalScope;

const tell = (message: WorkerMessage): void => self.postMessage(message, {});

/** The office's port; its page lives longer than the worker, so it never closes from here. */
function portOf(port: MessagePort): Port {
  return {
    post: (message) => port.postMessage(message),
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

async function start(message: StartMessage): Promise<void> {
  await holdForLife(message.lifeLock);
  const host = await createBrowserHost({
    keeper: message.keeper,
    openDatabase: (name) => openStoreFiles(name, (trouble) => tell({ type: 'storage', trouble })),
  });
  const office = openOffice({
    host,
    variant: pickVariant(message.variant),
    server: message.server,
    environment: (name) => import.meta.env.TANGRAM_MESSAGE_KEYS[name],
  });
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
  tell({ type: 'ready' });
}

self.addEventListener('message', (event: MessageEvent<StartMessage>) => {
  if (event.data.type === 'start') void start(event.data);
});
