// The refusals of the schedule: what the office says no with, and how clients show it.
import type { RefusalRow } from './refusal-row.ts';

/** By name; numbers 1550–1599. */
export const scheduleRefusals = {
  taskTitleMissing: [1550, 'usage', 'form', 'edit'],
  taskTitleCharacters: [1551, 'usage', 'form', 'edit'],
  scheduleTitleMissing: [1552, 'usage', 'form', 'edit'],
  endNotAfterStart: [1553, 'usage', 'form', 'edit'],
  deadlineInvalid: [1554, 'usage', 'form', 'edit'],
  executorMissing: [1555, 'usage', 'form', 'edit'],
  repeatTooLong: [1556, 'usage', 'form', 'edit'],
  repeatInvalid: [1557, 'usage', 'form', 'edit'],
  scheduleTextTooLong: [1558, 'usage', 'form', 'edit'],
  tooManyAttachments: [1559, 'usage', 'form', 'edit'],
  scheduleGone: [1560, 'refused', 'toast', 'none'],
  onlyOwnCalendar: [1561, 'refused', 'toast', 'none'],
  calendarNameMissing: [1562, 'usage', 'form', 'edit'],
  calendarNameTaken: [1563, 'refused', 'form', 'edit'],
  scheduleChanged: [1564, 'refused', 'toast', 'retry'],
  feedbackClosed: [1565, 'refused', 'toast', 'none'],
  feedbackMissing: [1566, 'usage', 'form', 'edit'],
  actNotAllowed: [1567, 'refused', 'toast', 'none'],
  calendarLast: [1568, 'refused', 'toast', 'none'],
  scheduleFull: [1569, 'limit', 'toast', 'edit'],
  scheduleTimeInvalid: [1570, 'usage', 'form', 'edit'],
  importUnreadable: [1571, 'usage', 'toast', 'edit'],
  importTooLarge: [1572, 'limit', 'toast', 'edit'],
  importFormula: [1573, 'usage', 'toast', 'edit'],
  exportFailed: [1574, 'refused', 'toast', 'retry'],
} as const satisfies Record<string, RefusalRow>;
