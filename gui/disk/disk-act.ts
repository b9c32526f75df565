// The acts of the disk's page, by the names its menus, bars and keys use, and the keys that mean them.

import type { TextKey } from '#sdk/locales/index.ts';

/** An act on what is chosen, or on the folder. */
export type DiskAct =
  | 'open'
  | 'show'
  | 'download'
  | 'share'
  | 'link'
  | 'authorise'
  | 'move'
  | 'copy'
  | 'clipCut'
  | 'clipCopy'
  | 'paste'
  | 'rename'
  | 'trash'
  | 'star'
  | 'details'
  | 'restore'
  | 'purge'
  | 'newFolder'
  | 'newTask'
  | 'closeTask'
  | 'members'
  | 'unshare'
  | 'up'
  | 'refresh';

/** Keys of the list, as `keyOf` writes a press. */
const byKey: Readonly<Record<string, DiskAct>> = {
  F2: 'rename',
  Delete: 'trash',
  'Alt+Enter': 'details',
  'Alt+n': 'newFolder',
  'Alt+s': 'share',
  'Alt+d': 'download',
  'Alt+m': 'move',
  'Ctrl+c': 'clipCopy',
  'Ctrl+x': 'clipCut',
  'Ctrl+v': 'paste',
  Backspace: 'up',
};

/** How each act's key is shown. */
export const keyHints: Readonly<Partial<Record<DiskAct, string>>> = {
  open: 'Enter',
  rename: 'F2',
  trash: 'Del',
  details: 'Alt+Enter',
  newFolder: 'Alt+N',
  share: 'Alt+S',
  download: 'Alt+D',
  move: 'Alt+M',
  clipCopy: 'Ctrl+C',
  clipCut: 'Ctrl+X',
  paste: 'Ctrl+V',
  up: 'Backspace',
};

const named = {
  ...({ newFolder: 'disk.newFolder', rename: 'disk.rename', download: 'disk.download' } as const),
  ...({
    share: 'disk.share',
    move: 'disk.move',
    clipCopy: 'disk.clipCopy',
    clipCut: 'disk.clipCut',
  } as const),
  ...({ paste: 'disk.paste', trash: 'disk.remove', details: 'disk.details' } as const),
} satisfies Partial<Record<DiskAct, TextKey>>;

/** The keys of the page as the sheet of shortcuts shows them. */
export const diskKeys: readonly { readonly act: string; readonly label: TextKey; readonly keys: string }[] =
  Object.entries(named).map(([act, label]) => ({ act, label, keys: keyHints[act as DiskAct] ?? '' }));

/** What a press means; undefined where it means nothing here. */
export function actOfKey(press: {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}): DiskAct | undefined {
  if (press.shiftKey) return undefined;
  const lead = press.altKey ? 'Alt+' : press.ctrlKey || press.metaKey ? 'Ctrl+' : '';
  const key = press.key.length === 1 ? press.key.toLowerCase() : press.key;
  return byKey[`${lead}${key}`];
}
