// Remembers on this page whether the list of transfers stands open: keys and menus of every page open and close it.
import { LiveValue } from '#sdk/base/live-value.ts';

/** True while the whole list is shown; else a pill shows as long as something is under way. */
export const dockOpen = new LiveValue(false);
