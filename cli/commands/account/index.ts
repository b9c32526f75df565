// The verbs of `tangram account`.
import type { NounSpec } from '../../command.ts';
import { devices } from './devices.ts';
import { exportOwn } from './export.ts';
import { password } from './password.ts';
import { revoke } from './revoke.ts';

/** The noun. */
export const noun: NounSpec = {
  name: 'account',
  summary: 'cliAccount.summary',
  verbs: [password, devices, revoke, exportOwn],
};
