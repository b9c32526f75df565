// The verbs of `tangram server`.
import type { NounSpec } from '../../command.ts';
import { audit } from './audit.ts';
import { start } from './start.ts';
import { status } from './status.ts';
import { user } from './user.ts';

/** The noun. */
export const noun: NounSpec = {
  name: 'server',
  summary: 'cliHelp.server.summary',
  verbs: [start, status, user, audit],
};
