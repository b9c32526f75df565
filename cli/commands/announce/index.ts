// The verbs of `tangram announce`.
import type { NounSpec } from '../../command.ts';
import { edit, publishers } from './edit.ts';
import { pin, publish, remind, withdraw } from './publish.ts';
import { list, read, readers, show } from './read.ts';

/** The noun. */
export const noun: NounSpec = {
  name: 'announce',
  summary: 'cliWorkbench.announce.summary',
  shapes: async () => (await import('../../shapes/workbench-schemas.ts')).workbenchShapes,
  verbs: [list, show, read, publish, edit, pin, withdraw, readers, remind, publishers],
};
