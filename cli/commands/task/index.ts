// The verbs of `tangram task`.
import type { NounSpec } from '../../command.ts';
import { feedback } from './feedback.ts';
import { create, done, exit, list, show, terminate, update } from './tasks.ts';

/** The noun. */
export const noun: NounSpec = {
  name: 'task',
  summary: 'cliTasks.summary',
  shapes: async () => (await import('../../shapes/schedule-schemas.ts')).scheduleShapes,
  verbs: [list, show, create, update, done, terminate, exit, feedback],
};
