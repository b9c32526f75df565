// Which family of calls a disk speaks: department, unit and company disks share one.
import type { DiskKind } from '../../contract/disk-entities.ts';

/** How the specification calls the three families of disks. */
export const familyOf = (kind: DiskKind): 'Personal' | 'Group' | 'Enterprise' =>
  kind === 'personal' ? 'Personal' : kind === 'group' ? 'Group' : 'Enterprise';
