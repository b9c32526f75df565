// Owns the dictionary names that may change a constant or rename a navigation entry: fifteen of the spec, and ours.
import type { ConstantName } from './constant-table.ts';

/** The eleven navigation entries of the spec (§1) that a dictionary may rename. */
export const navigationEntries = [
  'messages',
  'contacts',
  'disk',
  'meeting',
  'aiQa',
  'aiWriting',
  'schedule',
  'approval',
  'apply',
  'apps',
  'debug',
] as const;

/** House name of a navigation entry. */
export type NavigationEntry = (typeof navigationEntries)[number];

/** What follows `title_` for each entry. The spec shows only the family; these spellings are the reading taken. */
export const titleSuffixes = {
  messages: 'messages',
  contacts: 'contacts',
  disk: 'disk',
  meeting: 'meeting',
  ai_qa: 'aiQa',
  ai_writing: 'aiWriting',
  schedule: 'schedule',
  approval: 'approval',
  apply: 'apply',
  apps: 'apps',
  debug: 'debug',
} as const satisfies Readonly<Record<string, NavigationEntry>>;

/** What one dictionary name changes: a constant, the name of one entry, or (`title_*`) of the entry it ends in. */
export type ParameterTarget =
  | { readonly kind: 'constant'; readonly constant: ConstantName }
  | { readonly kind: 'title'; readonly entry: NavigationEntry }
  | { readonly kind: 'titles' };

/** One of the fifteen names. */
export type ParameterRow = { readonly name: string; readonly target: ParameterTarget };

const sets = (name: string, constant: ConstantName): ParameterRow => ({
  name,
  target: { kind: 'constant', constant },
});

/**
 * The fifteen names of spec §9, in its order. Types and ranges are those of the constant's row. Units are the
 * constant's: minutes for online_interval and revert_time, seconds for flashMsgViewTime, MB for sizes,
 * milliseconds for wsServerInterval.
 */
export const parameterTable: readonly ParameterRow[] = [
  sets('online_interval', 'onlineIntervalMinutes'),
  sets('service_tel', 'serviceTel'),
  { name: 'netdisk_title', target: { kind: 'title', entry: 'disk' } },
  { name: 'title_*', target: { kind: 'titles' } },
  sets('myDiskUploadSize', 'myDiskUploadSizeMb'),
  sets('groupDiskUploadSize', 'groupDiskUploadSizeMb'),
  sets('IMUploadMaxSize', 'imUploadMaxSizeMb'),
  sets('IMUploadMinSize', 'imUploadMinSizeMb'),
  sets('service_uid', 'serviceUid'),
  sets('wsServerInterval', 'wsServerIntervalMs'),
  sets('welcome_url', 'welcomeUrl'),
  sets('show_root_user', 'showRootUser'),
  sets('flashMsgViewTime', 'flashMsgViewTimeSeconds'),
  sets('revert_time', 'revertTimeMinutes'),
  sets('workflow_approval_page', 'workflowApprovalPage'),
];

/** Names of ours: what an organisation decides for all its people, and the spec leaves to the variant alone. */
export const ownParameterTable: readonly ParameterRow[] = [sets('watermark_allow', 'watermarkAllow')];
