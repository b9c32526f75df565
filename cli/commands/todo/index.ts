// The verbs of `tangram todo`.
import type { NounSpec } from '../../command.ts';
import { count, list, open } from './read.ts';
import { done, later, read } from './settle.ts';
import { systems } from './systems.ts';
import { watch } from './watch.ts';

/** The noun. */
export const noun: NounSpec = {
  name: 'todo',
  summary: 'cliWorkbench.todo.summary',
  shapes: async () => (await import('../../shapes/workbench-schemas.ts')).workbenchShapes,
  verbs: [list, count, open, read, done, later, watch, systems],
};
