// The refusals of meetings and calls (1700–1749).
import type { RefusalRow } from './refusal-row.ts';

/** By name: number, family, how loudly, what can be done. */
export const meetingRefusals = {
  meetingSubjectMissing: [1700, 'usage', 'form', 'edit'],
  meetingTimes: [1701, 'usage', 'form', 'edit'],
  meetingPassword: [1702, 'refused', 'form', 'edit'],
  meetingPasswordNeeded: [1703, 'refused', 'form', 'edit'],
  meetingLocked: [1704, 'refused', 'toast', 'none'],
  meetingOver: [1705, 'refused', 'toast', 'none'],
  meetingCancelled: [1706, 'refused', 'toast', 'none'],
  meetingInvitedOnly: [1707, 'refused', 'toast', 'none'],
  meetingFull: [1708, 'limit', 'toast', 'retry'],
  meetingHostOnly: [1709, 'refused', 'toast', 'none'],
  meetingsOff: [1710, 'refused', 'toast', 'askAdministrator'],
  meetingNotIn: [1711, 'refused', 'toast', 'none'],
  meetingMuted: [1712, 'refused', 'toast', 'none'],
  meetingStarted: [1713, 'refused', 'toast', 'none'],
  meetingChanged: [1714, 'refused', 'toast', 'retry'],
  meetingTries: [1715, 'limit', 'toast', 'retry'],
  meetingSeries: [1716, 'refused', 'toast', 'none'],
  meetingGuestName: [1717, 'usage', 'form', 'edit'],
  meetingGuestsOff: [1718, 'refused', 'toast', 'none'],
  meetingGuestLeads: [1719, 'refused', 'toast', 'none'],
  callOver: [1720, 'refused', 'toast', 'none'],
  callSelf: [1721, 'usage', 'toast', 'none'],
  callUnderWay: [1722, 'refused', 'toast', 'none'],
} as const satisfies Record<string, RefusalRow>;
