// Has the build kept for work without a network, and says when a newer one is there.
import type { PageStore } from './page-store.ts';

/** The newer build that waits, where there is one. */
let waiting: ServiceWorker | undefined;

/** Files come after what the person is looking at. */
const quietMs = 4_000;

/** Registers the service worker of this build; does nothing where there is none (another build, an old browser). */
export function keepBuild(page: PageStore): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  setTimeout(() => void register(page).catch(() => undefined), quietMs);
}

async function register(page: PageStore): Promise<void> {
  const registration = await navigator.serviceWorker.register('/service-worker.js');
  const look = (): void => {
    // Without a controller it is the first one: nothing older is on the screen.
    if (registration.waiting === null || navigator.serviceWorker.controller === null) return;
    waiting = registration.waiting;
    page.set({ newerBuild: true });
  };
  look();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look);
  });
}

/** Goes over to the newer build; every tab of this one is loaded anew. */
export function takeNewerBuild(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting?.postMessage({ type: 'takeOver' }, []);
}
