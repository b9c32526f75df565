// The verbs of `tangram meeting`.
import type { NounSpec } from '../../command.ts';
import { cancel, create, end, invite, join, quick } from './make.ts';
import { update } from './update.ts';
import { link, list, members, show, watch } from './read.ts';

/** The noun. */
export const noun: NounSpec = {
  name: 'meeting',
  summary: 'cliMeeting.summary',
  shapes: async () => (await import('../../shapes/meeting-schemas.ts')).meetingShapes,
  verbs: [list, quick, create, show, update, join, invite, members, link, end, cancel, watch],
};
