// The verbs of `tangram task`.
import type { NounSpec } from '../../command.ts';
import { done, exit, handover, reopen, terminate, urge } from './acts.ts';
import { feedback } from './feedback.ts';
import { create, list, show, update } from './tasks.ts';

/** The noun. */
export const noun: NounSpec = {
  name: 'task',
  summary: 'cliTasks.summary',
  shapes: async () => (await import('../../shapes/schedule-schemas.ts')).scheduleShapes,
  verbs: [list, show, create, update, done, reopen, terminate, exit, urge, handover, feedback],
};
