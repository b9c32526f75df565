// The navigation table: the eleven entries of spec §1, and which of them this person in this build is shown.
import { permissions, type Permission } from '../contract/permissions.ts';
import { features } from '../features.ts';
import type { Capability } from './capability.ts';
import type { Features, Variant } from '#variants/index.ts';

/** Names of the navigation entries (spec §1 «Navigation entries in the texts»). */
export type NavigationName =
  | 'messages'
  | 'contacts'
  | 'disk'
  | 'meeting'
  | 'aiQa'
  | 'aiWriting'
  | 'schedule'
  | 'approval'
  | 'apply'
  | 'apps'
  | 'debug';

/** One entry: where it leads, and what must be true for it to be shown. */
export type NavigationEntry = {
  name: NavigationName;
  route: string;
  /** Feature switch of the variant. */
  feature?: keyof Features;
  /** Permission of the person, as the office names it. */
  permission?: Permission;
  /** Part of this build that draws it; entries of parts that are not there are never shown. */
  capability: Capability;
};

/** All entries, in the order of the rail. */
export const navigationTable: readonly NavigationEntry[] = [
  { name: 'messages', route: '/main/messages', capability: 'chat' },
  { name: 'contacts', route: '/main/contacts', capability: 'contacts' },
  { name: 'disk', route: '/main/disk/personal', capability: 'disk' },
  { name: 'meeting', route: '/main/meeting', feature: 'showMeeting', capability: 'meeting' },
  { name: 'schedule', route: '/main/schedule', capability: 'schedule' },
  {
    name: 'aiQa',
    route: '/main/aiQa',
    feature: 'showAiChat',
    permission: permissions.askAi,
    capability: 'ask',
  },
  { name: 'aiWriting', route: '/main/smartWrite/writeModule', feature: 'showAiWriter', capability: 'write' },
  { name: 'approval', route: '/main/approval', feature: 'showFlowApproval', capability: 'workbench' },
  { name: 'apply', route: '/main/apply', feature: 'showFlowApproval', capability: 'workbench' },
  { name: 'apps', route: '/main/apps', feature: 'showAppCenter', capability: 'workbench' },
  { name: 'debug', route: '/debug', capability: 'debug' },
];

const declared: readonly { capability?: Capability }[] = features;

/** Parts that this build really has (decisions §5: nothing unfinished is shown): chat, and what features declare. */
export const capabilities: ReadonlySet<Capability> = new Set([
  'chat',
  'debug',
  ...declared.flatMap(({ capability }) => capability ?? []),
]);

/** What decides over the navigation. */
export type NavigationInput = {
  variant: Pick<Variant, 'navigation' | 'features' | 'debugPage'>;
  permissions: readonly string[];
  /** The person asked for the debug page in the settings. */
  debug: boolean;
  capabilities?: ReadonlySet<Capability>;
};

/**
 * Variant ∩ permissions ∩ capabilities (decisions §5). An `ai` navigation holds the two AI entries; where nothing
 * would be left, messages is shown.
 */
export function shownNavigation(input: NavigationInput): NavigationEntry[] {
  const available = input.capabilities ?? capabilities;
  const allowed = navigationTable.filter((entry) => {
    if (!available.has(entry.capability)) return false;
    if (entry.feature !== undefined && !input.variant.features[entry.feature]) return false;
    if (entry.permission !== undefined && !input.permissions.includes(entry.permission)) return false;
    if (entry.name === 'debug') return input.variant.debugPage || input.debug;
    return input.variant.navigation === 'full' || entry.name === 'aiQa' || entry.name === 'aiWriting';
  });
  const real = allowed.filter((entry) => entry.name !== 'debug');
  const messages = navigationTable.filter((entry) => entry.name === 'messages');
  return real.length > 0 ? allowed : [...messages, ...allowed];
}

/** Whether a variant has a part at all, whoever is signed in: for faces that show their parts otherwise than in a rail. */
export function hasPart({ features: switches }: Pick<Variant, 'features'>, name: NavigationName): boolean {
  const entry = navigationTable.find((each) => each.name === name);
  return entry !== undefined && (entry.feature === undefined || switches[entry.feature]);
}

/** Where `/` leads: AI Q&A when it is shown, else the first entry (decisions §5). */
export function homeRoute(entries: readonly NavigationEntry[]): string {
  const home =
    entries.find((entry) => entry.name === 'aiQa') ??
    entries.find((entry) => entry.name === 'messages') ??
    entries[0];
  return home?.route ?? '/main/messages';
}
