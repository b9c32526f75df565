// Owns what the rail needs to draw an entry: which icon belongs to which navigation name of the spec.
import type { TextKey } from '#sdk/locales/index.ts';
import type { IconName } from '../parts/icon-paths.ts';

/** The navigation names of spec §1, and what has its place at the rail's foot: the to-do feed and the centre of notices. */
export const navigationLooks = {
  messages: { icon: 'chat', label: 'frame.nav.messages' },
  contacts: { icon: 'people', label: 'frame.nav.contacts' },
  disk: { icon: 'disk', label: 'frame.nav.disk' },
  meeting: { icon: 'meeting', label: 'frame.nav.meeting' },
  schedule: { icon: 'calendar', label: 'frame.nav.schedule' },
  aiQa: { icon: 'spark', label: 'frame.nav.aiQa' },
  aiWriting: { icon: 'write', label: 'frame.nav.aiWriting' },
  apps: { icon: 'apps', label: 'frame.nav.apps' },
  approval: { icon: 'approval', label: 'frame.nav.approval' },
  apply: { icon: 'apply', label: 'frame.nav.apply' },
  debug: { icon: 'debug', label: 'frame.nav.debug' },
  todo: { icon: 'todo', label: 'frame.nav.todo' },
  notices: { icon: 'bell', label: 'frame.nav.notices' },
} as const satisfies Record<string, { readonly icon: IconName; readonly label: TextKey }>;

/** The name of a navigation entry. */
export type NavigationName = keyof typeof navigationLooks;

/** One entry as the rail draws it; what is shown and in which order is the SDK's to say. */
export type RailEntry = {
  readonly name: NavigationName;
  /** Shown instead of our own word where the server renames an entry (spec §9, `title_*`). */
  readonly title?: string;
  readonly badge?: number;
};
