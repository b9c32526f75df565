// Remembers on this page what was cut or copied on a disk, and how its lists are drawn.
import { LiveValue } from '#sdk/base/live-value.ts';
import type { DiskNode } from '#sdk/api.ts';

/** What waits to be pasted. */
export type DiskClip = { readonly rows: readonly DiskNode[]; readonly cuts: boolean };

/** Undefined while nothing waits. */
export const diskClip = new LiveValue<DiskClip | undefined>(undefined);

/** How the lists are drawn on this page. */
export const diskLayout = new LiveValue<'list' | 'grid'>('list');

/** Whether the details stand beside the list. */
export const detailsShown = new LiveValue(false);
