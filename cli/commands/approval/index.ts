// The verbs of `tangram approval`.
import type { NounSpec } from '../../command.ts';
import { acts } from './acts.ts';
import { delegate } from './delegate.ts';
import { apply, plan } from './plan.ts';
import { forms, list, show } from './read.ts';
import { resubmit, submit } from './submit.ts';
import { watch } from './watch.ts';

/** The noun. */
export const noun: NounSpec = {
  name: 'approval',
  needs: async (context) => (await import('../needs-work.ts')).needsWork(context, 'approval'),
  summary: 'cliWorkbench.approval.summary',
  shapes: async () => (await import('../../shapes/workbench-schemas.ts')).workbenchShapes,
  verbs: [list, show, forms, submit, resubmit, ...acts, plan, apply, delegate, watch],
};
