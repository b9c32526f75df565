// The verbs of `tangram app`.
import type { NounSpec } from '../../command.ts';
import { group } from './group.ts';
import { favorite, list, open } from './read.ts';

/** The noun. */
export const noun: NounSpec = {
  name: 'app',
  needs: async (context) => (await import('../needs-work.ts')).needsWork(context, 'app'),
  summary: 'cliWorkbench.app.summary',
  shapes: async () => (await import('../../shapes/workbench-schemas.ts')).workbenchShapes,
  verbs: [list, open, favorite, group],
};
