// The verbs of `tangram disk`.
import type { NounSpec } from '../../command.ts';
import { rm, trash } from './bin.ts';
import { mkdir, rename } from './change.ts';
import { get } from './get.ts';
import { access } from './access.ts';
import { admins } from './admins.ts';
import { grant, share, shares, task, unshare } from './give.ts';
import { activity, recent, star, starred } from './lately.ts';
import { link, links } from './links.ts';
import { ls, quota, search, stat, tree } from './look.ts';
import { put } from './put.ts';
import { cp, mv } from './relocate.ts';
import { sync } from './sync.ts';
import { transfers } from './transfers.ts';
import { versions } from './versions.ts';

/** The noun. */
export const noun: NounSpec = {
  name: 'disk',
  summary: 'cliDisk.summary',
  shapes: async () => (await import('../../shapes/disk-schemas.ts')).diskShapes,
  verbs: [
    ...[
      ls,
      tree,
      stat,
      get,
      put,
      mkdir,
      rename,
      mv,
      cp,
      rm,
      trash,
      share,
      shares,
      unshare,
      access,
      grant,
      link,
      links,
    ],
    ...[versions, search, star, starred, recent, activity, quota, transfers, task, sync, admins],
  ],
};
