// The verbs of `tangram variant`.
import type { NounSpec } from '../../command.ts';
import { check } from './check.ts';
import { diff } from './diff.ts';
import { list } from './list.ts';
import { show } from './show.ts';
import { use } from './use.ts';

/** The noun. */
export const noun: NounSpec = {
  name: 'variant',
  summary: 'cliHelp.variant.summary',
  verbs: [list, show, use, diff, check],
};
