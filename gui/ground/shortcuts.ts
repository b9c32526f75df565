// The one table of keyboard shortcuts: what the window listens for, and what the sheet shows.
import type { TextKey } from '#sdk/locales/index.ts';
import { keyParts, keysInForce, keysOfPress, type KeyPress } from '#sdk/settings/rules/shortcut.ts';

/** Names of the shortcuts the window acts on. */
export type ShortcutName =
  | 'search'
  | 'searchInChat'
  | 'sheet'
  | 'messages'
  | 'contacts'
  | 'settings'
  | 'transfers'
  | 'lock'
  | 'screenshot'
  | 'nextPane'
  | 'previousPane'
  | 'nextChat'
  | 'previousChat'
  | 'nextUnread'
  | 'previousUnread'
  | 'firstUnread'
  | 'newest'
  | 'markRead'
  | 'actions'
  | 'emojis';

/** One row: the keys as they are written on keyboards, parted by +. */
export type Shortcut = {
  readonly name: ShortcutName;
  readonly keys: string;
  readonly label: TextKey;
  readonly place: 'everywhere' | 'inChat' | 'writing';
};

/** All shortcuts, in the order of the sheet. */
export const shortcuts: readonly Shortcut[] = [
  { name: 'search', keys: 'Ctrl+K', label: 'shortcuts.search', place: 'everywhere' },
  { name: 'nextChat', keys: 'Alt+ArrowDown', label: 'shortcuts.nextChat', place: 'everywhere' },
  { name: 'previousChat', keys: 'Alt+ArrowUp', label: 'shortcuts.previousChat', place: 'everywhere' },
  { name: 'nextUnread', keys: 'Alt+Shift+ArrowDown', label: 'shortcuts.nextUnread', place: 'everywhere' },
  {
    name: 'previousUnread',
    keys: 'Alt+Shift+ArrowUp',
    label: 'shortcuts.previousUnread',
    place: 'everywhere',
  },
  { name: 'messages', keys: 'Alt+1', label: 'shortcuts.messages', place: 'everywhere' },
  { name: 'contacts', keys: 'Alt+2', label: 'shortcuts.contacts', place: 'everywhere' },
  { name: 'settings', keys: 'Ctrl+,', label: 'shortcuts.settings', place: 'everywhere' },
  { name: 'transfers', keys: 'Ctrl+J', label: 'shortcuts.transfers', place: 'everywhere' },
  { name: 'nextPane', keys: 'F6', label: 'shortcuts.nextPane', place: 'everywhere' },
  { name: 'previousPane', keys: 'Shift+F6', label: 'shortcuts.previousPane', place: 'everywhere' },
  { name: 'lock', keys: 'Ctrl+Shift+L', label: 'lock.now', place: 'everywhere' },
  { name: 'screenshot', keys: 'Ctrl+Shift+S', label: 'shortcuts.screenshot', place: 'everywhere' },
  { name: 'sheet', keys: 'Ctrl+/', label: 'shortcuts.sheet', place: 'everywhere' },
  { name: 'searchInChat', keys: 'Ctrl+F', label: 'shortcuts.searchInChat', place: 'inChat' },
  { name: 'firstUnread', keys: 'Shift+PageUp', label: 'shortcuts.firstUnread', place: 'inChat' },
  { name: 'newest', keys: 'Ctrl+End', label: 'shortcuts.newest', place: 'inChat' },
  { name: 'markRead', keys: 'Escape', label: 'shortcuts.markRead', place: 'inChat' },
  { name: 'actions', keys: 'Ctrl+.', label: 'shortcuts.actions', place: 'inChat' },
  { name: 'emojis', keys: 'Ctrl+E', label: 'shortcuts.emojis', place: 'writing' },
];

/** A key press, as far as shortcuts look at it. */
export type Press = KeyPress & { readonly isComposing: boolean };

/** The keys of every shortcut by name. */
export type ShortcutKeys = Readonly<Record<ShortcutName, string>>;

/** The keys nobody has changed. */
export const usualKeys = Object.fromEntries(shortcuts.map(({ name, keys }) => [name, keys])) as ShortcutKeys;

/** The keys in force: the table's, and over them what the person chose. */
export function shortcutKeys(chosen: Readonly<Record<string, unknown>>): ShortcutKeys {
  return keysInForce(usualKeys, chosen) as ShortcutKeys;
}

/** The shortcut a press means. Cmd stands for Ctrl on a Mac; while an input method composes there is none. */
export function shortcutOf(press: Press, keys: ShortcutKeys = usualKeys): ShortcutName | undefined {
  if (press.isComposing) return undefined;
  const pressed = keysOfPress(press);
  return shortcuts.find(({ name }) => keys[name] === pressed)?.name;
}

const shownKeys: Readonly<Record<string, string>> = {
  ArrowDown: '↓',
  ArrowUp: '↑',
  ArrowLeft: '←',
  ArrowRight: '→',
  PageUp: 'PgUp',
  PageDown: 'PgDn',
  Escape: 'Esc',
};

/** Written keys as single caps, for the sheet, the settings and tooltips. */
export function shownCaps(keys: string): readonly string[] {
  return keyParts(keys).map((key) => shownKeys[key] ?? key);
}
