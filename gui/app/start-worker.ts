// Starts the worker and tells it what it can begin with; keeps for this tab what the next start needs to know.
import { hasStoredSession, storeName } from '../ground/stored-session.ts';
import type { PrepareMessage } from '../worker/messages.ts';

/** Starts a worker, which begins to open the store this tab had last. */
export function startWorker(): Worker {
  const worker = new Worker(new URL('../worker/browser.ts', import.meta.url), {
    type: 'module',
    name: 'office',
  });
  const store = hasStoredSession(sessionStorage) ? sessionStorage.getItem(storeName) : null;
  worker.postMessage({ type: 'prepare', store: store ?? undefined } satisfies PrepareMessage, []);
  return worker;
}

/** Remembers the store that was opened, for the next start of this tab. */
export function rememberStore(name: string): void {
  sessionStorage.setItem(storeName, name);
}
