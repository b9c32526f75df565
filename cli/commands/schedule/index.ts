// The verbs of `tangram schedule`.
import type { NounSpec } from '../../command.ts';
import { calendar } from './calendar.ts';
import { exportCommand, importCommand, template } from './files.ts';
import { agenda, free, freebusy, show } from './read.ts';
import { reminders } from './reminders.ts';
import { respond } from './respond.ts';
import { undo } from './undo.ts';
import { watch } from './watch.ts';
import { workdays } from './workdays.ts';
import { cancel, create, rm, update } from './write.ts';

/** The noun. */
export const noun: NounSpec = {
  name: 'schedule',
  summary: 'cliSchedule.summary',
  shapes: async () => (await import('../../shapes/schedule-schemas.ts')).scheduleShapes,
  verbs: [
    agenda,
    show,
    create,
    update,
    cancel,
    rm,
    respond,
    undo,
    free,
    freebusy,
    calendar,
    importCommand,
    exportCommand,
    template,
    workdays,
    reminders,
    watch,
  ],
};
