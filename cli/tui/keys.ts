// The one table of keys: what each does, where it holds, and how it is said. Footer, help and handlers come from it.
//
// To add a key: a row here, its sentence in `sdk/locales/*/tui.ts`, and a handler of the same id where the work is
// done (`useCommands`). A row without a handler on screen is neither shown nor does it anything.
import type { TextKey } from '#sdk/locales/index.ts';

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
  | 'search'
  | 'composer'
  | 'details'
  | 'palette'
  | 'help'
  | 'settings'
  | 'lock';

/** Places where bare characters are written, so that no command may be one. */
export const writingPlaces: ReadonlySet<Place> = new Set<Place>(['filter', 'search', 'composer']);

/** A row. The first key is the one that is shown. */
export type KeyRow = {
  id: string;
  keys: readonly string[];
  place: Place;
  text: TextKey;
  /** Rank in the footer, 1 first; without one it is in the help only. */
  hint?: number;
};

/** The table, in the order of the help. */
export const keyTable = [
  { id: 'nextPane', keys: ['tab'], place: 'everywhere', text: 'tui.key.nextPane', hint: 8 },
  { id: 'previousPane', keys: ['shift+tab'], place: 'everywhere', text: 'tui.key.previousPane' },
  { id: 'nextChat', keys: ['alt+down'], place: 'everywhere', text: 'tui.key.nextChat' },
  { id: 'previousChat', keys: ['alt+up'], place: 'everywhere', text: 'tui.key.previousChat' },
  {
    id: 'nextUnread',
    keys: ['alt+shift+down', 'alt+n'],
    place: 'everywhere',
    text: 'tui.key.nextUnread',
  },
  {
    id: 'previousUnread',
    keys: ['alt+shift+up', 'alt+p'],
    place: 'everywhere',
    text: 'tui.key.previousUnread',
  },
  { id: 'back', keys: ['alt+left'], place: 'everywhere', text: 'tui.key.back' },
  { id: 'toggleDetails', keys: ['ctrl+t'], place: 'everywhere', text: 'tui.key.details', hint: 9 },
  { id: 'zoom', keys: ['alt+z'], place: 'everywhere', text: 'tui.key.zoom' },
  { id: 'reconnect', keys: ['alt+r'], place: 'everywhere', text: 'tui.key.reconnect', hint: 1 },
  { id: 'redraw', keys: ['ctrl+l'], place: 'everywhere', text: 'tui.key.redraw' },
  { id: 'suspend', keys: ['ctrl+z'], place: 'everywhere', text: 'tui.key.suspend' },
  { id: 'cancel', keys: ['ctrl+c'], place: 'everywhere', text: 'tui.key.cancel' },
  { id: 'quit', keys: ['ctrl+q'], place: 'everywhere', text: 'tui.key.quit', hint: 10 },
  { id: 'listUp', keys: ['up', 'k'], place: 'list', text: 'tui.key.up' },
  { id: 'listDown', keys: ['down', 'j'], place: 'list', text: 'tui.key.down' },
  { id: 'listPageUp', keys: ['pageup'], place: 'list', text: 'tui.key.pageUp' },
  { id: 'listPageDown', keys: ['pagedown'], place: 'list', text: 'tui.key.pageDown' },
  { id: 'listTop', keys: ['g', 'home'], place: 'list', text: 'tui.key.top' },
  { id: 'listBottom', keys: ['G', 'end'], place: 'list', text: 'tui.key.bottom' },
  { id: 'listOpen', keys: ['enter', 'right', 'l'], place: 'list', text: 'tui.key.open', hint: 2 },
] as const satisfies readonly KeyRow[];

/** Id of a command. */
export type CommandId = (typeof keyTable)[number]['id'];
