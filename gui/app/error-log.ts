// Hands uncaught script and promise errors of the page to the device's error log (spec §8).
import type { AppParts } from './app-parts.ts';

/** Starts listening. What cannot be logged because the worker is gone is at least in the console. */
export function logPageErrors(app: AppParts): void {
  const report = (type: string, thrown: unknown): void => {
    const message =
      thrown instanceof Error ? `${thrown.name}: ${thrown.message}\n${thrown.stack ?? ''}` : String(thrown);
    const user = app.account.getSnapshot().person?.id ?? '';
    app.office.maintenance
      .reportError({ user, page: location.pathname, type, message, agent: navigator.userAgent })
      .catch((error: unknown) => console.error(error, thrown));
  };
  window.addEventListener('error', (event) => report('error', event.error ?? event.message));
  window.addEventListener('unhandledrejection', (event) => report('rejection', event.reason));
}
