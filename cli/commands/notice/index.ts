// The verbs of `tangram notice`.
import type { NounSpec } from '../../command.ts';
import { list } from './list.ts';
import { read } from './read.ts';
import { settings } from './settings.ts';
import { watch } from './watch.ts';

/** The noun. */
export const noun: NounSpec = {
  name: 'notice',
  summary: 'cliNotices.summary',
  shapes: async () => (await import('../../shapes/notice-schemas.ts')).noticeShapes,
  verbs: [list, read, settings, watch],
};
