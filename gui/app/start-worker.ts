// Starts the worker and tells it what it can begin with; keeps for this tab what the next start needs to know.
import type { PrepareMessage } from '../worker/messages.ts';

/** Where a tab remembers which store it had open, and that it is to take it over; gone with the tab. */
const storeName = 'tangram-store';
const claimName = 'tangram-claim';

/** Whether the tab keeps anything that signs in without asking; what it is only the worker reads. */
export function hasStoredSession(storage: Pick<Storage, 'length' | 'key'>): boolean {
  for (let index = 0; index < storage.length; index += 1)
    if (/^tangram:(session|device) /.test(storage.key(index) ?? '')) return true;
  return false;
}

/** Starts a worker, which begins to open the store this tab had last. */
export function startWorker(): Worker {
  const worker = new Worker(new URL('../worker/browser.ts', import.meta.url), {
    type: 'module',
    name: 'office',
  });
  const claims = sessionStorage.getItem(claimName) !== null;
  sessionStorage.removeItem(claimName);
  const store = hasStoredSession(sessionStorage) ? sessionStorage.getItem(storeName) : null;
  worker.postMessage({ type: 'prepare', store: store ?? undefined, claims } satisfies PrepareMessage, []);
  return worker;
}

/** Remembers the store that was opened, for the next start of this tab. */
export function rememberStore(name: string): void {
  sessionStorage.setItem(storeName, name);
}

/** Opens the page again, to take the store over from whichever tab has it. */
export function reopenClaiming(): void {
  sessionStorage.setItem(claimName, '1');
  location.reload();
}
