// Hands a fault of ours that was caught while something was drawn to the device's error log (spec §8).
import { asOfficeError } from '#sdk/errors.ts';
import type { AppParts } from './app-parts.ts';

/** Anything but a fault of ours is said where it happened and not logged. */
export function logFault(app: AppParts, thrown: unknown): void {
  if (asOfficeError(thrown).kind !== 'bug') return;
  const message = thrown instanceof Error ? `${thrown.message}\n${thrown.stack ?? ''}` : String(thrown);
  app.office.maintenance
    .reportError({
      user: app.account.getSnapshot().person?.id ?? '',
      page: location.pathname,
      type: 'render',
      message,
      agent: navigator.userAgent,
    })
    .catch((error: unknown) => console.error(error, message));
}
