// The worker of the browser: opens the office where the page never waits, and serves it over a port.
import { createBrowserHost } from '#sdk/host/browser/index.ts';
import type { Host } from '#sdk/host/port.ts';
import { openOffice, type Office } from '#sdk/office.ts';
import type { Port } from '#sdk/rpc/protocol.ts';
import type { DriverHost } from '#storage/driver.ts';
import { pickVariant } from '#variants/index.ts';
import { takeOwnVariant } from '#variants/own-place.ts';
import {
  tabLock,
  type OfficeGround,
  type PageMessage,
  type StartMessage,
  type WorkerMessage,
} from './messages.ts';
import { TabOffice } from './tab-office.ts';

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

/** A name nobody else gives; `crypto.randomUUID` exists on secure pages only. */
const newId = (): string =>
  [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(16).padStart(8, '0')).join('');

/** The name of this tab among those of its store. */
const tab = newId();
/** The host of the office that was made last, for its log. */
let host: Host | undefined;
let renewed: ((ground: OfficeGround) => void) | undefined;

function report(type: string, thrown: unknown): void {
  host?.errors.add({
    time: host.clock.now(),
    user: '',
    page: 'worker',
    type,
    message: thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown),
    agent: navigator.userAgent,
  });
}

// Held from the start: whoever serves this tab waits for it, and learns of its end.
holdForLife(tabLock(tab)).catch((error: unknown) => report('lock', error));

/** Makes offices on what the page keeps. */
function makerOf({ variant, server, own }: StartMessage) {
  takeOwnVariant(own);
  return (ground: OfficeGround, openDatabase: (name: string) => Promise<DriverHost>): Office => {
    host = createBrowserHost({ ...ground, openDatabase });
    return openOffice({
      host,
      variant: pickVariant(variant),
      server,
      environment: (name) => import.meta.env.TANGRAM_MESSAGE_KEYS[name],
    });
  };
}

const tabOffice = new TabOffice({
  tab,
  newId,
  renew: () =>
    new Promise((resolve) => {
      renewed = resolve;
      tell({ type: 'renew' });
    }),
  onPlace: (place) => tell({ type: 'place', place }),
  onStore: (name) => tell({ type: 'store', name, tab }),
  report,
  // What is left of this worker serves nobody; the page hears of its end.
  onLost: () => self.close(),
});

async function start(message: StartMessage): Promise<void> {
  const held = holdForLife(message.lifeLock);
  tabOffice.start(portOf(message.office), message.ground, makerOf(message));
  self.addEventListener('error', (event) => report('error', event.error ?? event.message));
  self.addEventListener('unhandledrejection', (event) => report('rejection', event.reason));
  await held;
  tell({ type: 'ready' });
}

self.addEventListener('message', ({ data }: MessageEvent<PageMessage>) => {
  switch (data.type) {
    case 'prepare':
      if (data.store !== undefined) tabOffice.prepare(data.store);
      break;
    case 'start':
      void start(data);
      break;
    case 'renewed':
      renewed?.(data.ground);
      break;
    case 'sleep':
      void tabOffice.sleep();
      break;
    case 'wake':
      void tabOffice.wake();
      break;
  }
});
