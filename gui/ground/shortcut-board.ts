// Knows which shortcuts have something behind them right now: the keys ask it, and so does the search, which offers them by name.
import type { ShortcutName } from './shortcuts.ts';

/** What can be done by name: everything with keys, and what has none. */
export type ActName = ShortcutName | 'newGroup' | 'newChat' | 'ownCard' | 'status' | 'signOut';

/** What a shortcut does. An act that answers false leaves the key to others. */
export type ShortcutAct = (event?: KeyboardEvent) => boolean | void;
/** What each shortcut does in one place. */
export type ShortcutActs = Partial<Record<ActName, ShortcutAct>>;

const standing: (() => ShortcutActs)[] = [];

/** Takes the acts of a place on until the answer is called; of two acts of one name the newer one counts. */
export function standBy(acts: () => ShortcutActs): () => void {
  standing.push(acts);
  return () => void standing.splice(standing.indexOf(acts), 1);
}

/** The acts that could be done now. */
export function doableActs(): ShortcutActs {
  return Object.assign({}, ...standing.map((acts) => acts())) as ShortcutActs;
}
