// The verbs of `tangram cache`.
import type { NounSpec } from '../../command.ts';
import { clear } from './clear.ts';
import { stat } from './stat.ts';
import { sync } from './sync.ts';

/** The noun. */
export const noun: NounSpec = { name: 'cache', summary: 'cliHelp.cache.summary', verbs: [sync, stat, clear] };
