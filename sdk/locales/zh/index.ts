// Owns every Chinese sentence: those of the first page, and below them the namespaces of features with their errors.
import { adminErrors } from './admin-errors.ts';
import { askErrors } from './ask.ts';
import { diskErrors } from './disk.ts';
import { errors as coreErrors } from './errors.ts';
import { meetingErrors } from './meeting.ts';
import { scheduleErrors } from './schedule.ts';
import { markErrors } from './marks.ts';
import { statusErrors } from './status.ts';
import { workbenchErrors } from './workbench.ts';
import { writeErrors } from './write.ts';

export * from './first.ts';
export { admin } from './admin.ts';
export { ask } from './ask.ts';
export { audit } from './audit.ts';
export { cliAdmin } from './cli-admin.ts';
export { cliAsk } from './cli-ask.ts';
export { cliDisk } from './cli-disk.ts';
export { cliMarks } from './cli-marks.ts';
export { cliMeeting } from './cli-meeting.ts';
export { cliNotices } from './cli-notices.ts';
export { cliSchedule } from './cli-schedule.ts';
export { cliStates } from './cli-states.ts';
export { cliTasks } from './cli-tasks.ts';
export { cliWorkbench } from './cli-workbench.ts';
export { cliWrite } from './cli-write.ts';
export { debug } from './debug.ts';
export { disk } from './disk.ts';
export { tuiDisk } from './tui-disk.ts';
export { tuiNotices } from './tui-notices.ts';
export { tuiTodo } from './tui-todo.ts';
export { grants } from './grants.ts';
export { leave } from './leave.ts';
export { meeting } from './meeting.ts';
export { noticeCentre } from './notices.ts';
export { schedule } from './schedule.ts';
export { settings } from './settings.ts';
export { shot } from './shot.ts';
export { topics } from './topics.ts';
export { cliUpdate, update } from './update.ts';
export { workbench } from './workbench.ts';
export { write } from './write.ts';

/** The sentence of every error: the core's, and those of each feature. */
export const errors = {
  ...coreErrors,
  ...adminErrors,
  ...askErrors,
  ...diskErrors,
  ...meetingErrors,
  ...scheduleErrors,
  ...markErrors,
  ...statusErrors,
  ...workbenchErrors,
  ...writeErrors,
} as const;
