// The verbs of `tangram config`.
import type { NounSpec } from '../../command.ts';
import { edit } from './edit.ts';
import { get } from './get.ts';
import { list } from './list.ts';
import { path } from './path.ts';
import { set } from './set.ts';
import { unset } from './unset.ts';
import { use } from './use.ts';

/** The noun. */
export const noun: NounSpec = {
  name: 'config',
  summary: 'cliHelp.config.summary',
  verbs: [list, get, set, unset, edit, use, path],
};
