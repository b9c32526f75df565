// Says what a row of the key table holds, and where keys hold.
import type { TextKey } from '#sdk/locales/index.ts';
import type { OverlayName } from './overlay-name.ts';

/**
 * Where a key holds. `everywhere` is looked up last, after the pane with the focus; what stands over the panes (an
 * overlay) is a place of its own and hides the panes' keys. In `composer`, and wherever else is written, a bare
 * character is text.
 */
export type Place =
  | 'everywhere'
  | 'list'
  | 'filter'
  | 'timeline'
  | 'composer'
  | 'offers'
  | 'details'
  | 'members'
  | 'contacts'
  | 'agenda'
  | 'todo'
  | 'notices'
  | 'disk'
  | 'ask'
  | 'asking'
  | 'find'
  | 'consent'
  | OverlayName;

/** Places where bare characters are written, so that no command may be one. */
export const writingPlaces: ReadonlySet<Place> = new Set<Place>([
  'filter',
  'search',
  'chatSearch',
  'composer',
  'offers',
  'members',
  'palette',
  'picker',
  'question',
  'history',
  'help',
  'find',
  'asking',
  'password',
  'lockChoice',
  'approve',
  'audit',
  'lock',
]);

/** A row. The first key is the one that is shown. */
export type KeyRow = {
  id: string;
  keys: readonly string[];
  place: Place;
  /** It asks for a yes before it does anything: none of its keys may be one that answers, so that holding it answers nothing. */
  asks?: true;
  /** Other places where the same key does the same. */
  also?: readonly Place[];
  text: TextKey;
  /** Rank in the footer, 1 first; without one it is in the help only. */
  hint?: number;
  /** Its name among the commands that are written with `/` in front. */
  slash?: string;
};
