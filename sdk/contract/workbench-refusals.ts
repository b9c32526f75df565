// Why the workbench says no: to-do, approvals, apps, announcements, suggestions. Numbers 1650 to 1699.
import type { RefusalRow } from './refusal-row.ts';

/** Number, family for exit codes, how loudly it is shown, what can be done. */
export const workbenchRefusals = {
  appGone: [1650, 'refused', 'toast', 'none'],
  appGroupTitleMissing: [1651, 'usage', 'form', 'edit'],
  appGroupsFull: [1652, 'limit', 'toast', 'edit'],
  feedbackLength: [1653, 'usage', 'form', 'edit'],
  announcementTitleMissing: [1654, 'usage', 'form', 'edit'],
  announcementEmpty: [1655, 'usage', 'form', 'edit'],
  announcementNobody: [1656, 'usage', 'form', 'edit'],
  announcementTimes: [1657, 'usage', 'form', 'edit'],
  publishForbidden: [1658, 'refused', 'toast', 'askAdministrator'],
  remindedLately: [1659, 'limit', 'toast', 'retry'],
  requestDecided: [1660, 'refused', 'toast', 'none'],
  notYourDecision: [1661, 'refused', 'toast', 'none'],
  formInvalid: [1662, 'usage', 'form', 'edit'],
  formGone: [1663, 'refused', 'toast', 'none'],
  commentMissing: [1664, 'usage', 'form', 'edit'],
  transferInvalid: [1665, 'usage', 'form', 'edit'],
  undoTooLate: [1666, 'refused', 'toast', 'none'],
  delegationInvalid: [1667, 'usage', 'form', 'edit'],
  systemTokenWrong: [1668, 'refused', 'toast', 'askAdministrator'],
  linkForeign: [1669, 'usage', 'form', 'edit'],
  todoSettledThere: [1670, 'refused', 'toast', 'none'],
  workChanged: [1671, 'refused', 'toast', 'retry'],
  thirdTokenWrong: [1672, 'refused', 'toast', 'retry'],
  outsideSystemUnknown: [1673, 'refused', 'toast', 'askAdministrator'],
  approvalsOff: [1674, 'refused', 'toast', 'askAdministrator'],
  appsOff: [1675, 'refused', 'toast', 'askAdministrator'],
  appCategoryNotEmpty: [1676, 'refused', 'toast', 'none'],
} as const satisfies Record<string, RefusalRow>;
