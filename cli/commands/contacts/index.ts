// The verbs of `tangram contacts`.
import type { NounSpec } from '../../command.ts';
import { me } from './me.ts';
import { search } from './search.ts';
import { show } from './show.ts';

/** The noun. */
export const noun: NounSpec = {
  name: 'contacts',
  summary: 'cliHelp.contacts.summary',
  verbs: [search, show, me],
};
