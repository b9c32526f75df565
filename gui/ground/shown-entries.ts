// Asks the SDK which navigation entries this person in this build is shown.
import { shownNavigation, type NavigationEntry } from '#sdk/navigation/table.ts';
import type { AppParts } from './app-parts.ts';

/** The entries by the state of this moment. */
export function shownEntries(app: Pick<AppParts, 'variant' | 'account' | 'settings'>): NavigationEntry[] {
  return shownNavigation({
    variant: app.variant,
    permissions: app.account.getSnapshot().person?.permissions ?? [],
    debug: app.settings.getSnapshot().debug,
  });
}
