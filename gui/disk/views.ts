// Which list an address means, and how the lists are called and drawn beside each other.
import type { DiskView } from '#sdk/disk/screens/disk-folder.ts';
import type { TextKey } from '#sdk/locales/index.ts';
import type { IconName } from '../parts/icon-paths.ts';

/** A list of the page: its word in the address, its name and its glyph. */
export type ViewEntry = {
  readonly view: DiskView;
  readonly word: string;
  readonly label: TextKey;
  readonly icon: IconName;
};

/** The disks, in the order of the picture. */
export const diskViews: readonly ViewEntry[] = [
  { view: 'personal', word: 'personal', label: 'disk.kinds.personal', icon: 'disk' },
  { view: 'group', word: 'group', label: 'disk.kinds.group', icon: 'people' },
  { view: 'department', word: 'department', label: 'disk.kinds.department', icon: 'apps' },
  { view: 'unit', word: 'unit', label: 'disk.kinds.unit', icon: 'apps' },
  { view: 'company', word: 'company', label: 'disk.kinds.company', icon: 'globe' },
  { view: 'task', word: 'taskStart', label: 'disk.kinds.task', icon: 'todo' },
];
/** The lists across disks. */
export const otherViews: readonly ViewEntry[] = [
  { view: 'recent', word: 'recent', label: 'disk.recent', icon: 'clock' },
  { view: 'starred', word: 'starred', label: 'disk.starred', icon: 'star' },
  { view: 'shared', word: 'shared', label: 'disk.sharedWithMe', icon: 'down' },
  { view: 'mine', word: 'mine', label: 'disk.mine', icon: 'share' },
  { view: 'trash', word: 'trash', label: 'disk.trash', icon: 'trash' },
];

const byWord = new Map([...diskViews, ...otherViews].map((entry) => [entry.word, entry]));

/** The list an address means; `group-disk` is another word for `group` (spec §2). */
export function viewOf(word: string | undefined): ViewEntry {
  const found = byWord.get(word === 'group-disk' ? 'group' : (word ?? 'personal'));
  return found ?? (diskViews[0] as ViewEntry);
}

/** The address of a folder, or of a list. */
export function addressOf(view: DiskView, folderId?: string): string {
  const word = [...diskViews, ...otherViews].find((entry) => entry.view === view)?.word ?? 'personal';
  return `/main/disk/${word}${folderId === undefined ? '' : `/${folderId}`}`;
}
