// Decides whether a meeting may be made as it was filled in: subject, times, password, number.
import { meetingLimits } from '../../contract/meeting-entities.ts';

/** What is wrong with a form; undefined where nothing is. */
export function meetingProblem(form: {
  subject?: string | undefined;
  startTime?: number | undefined;
  endTime?: number | undefined;
}): 'meetingSubjectMissing' | 'meetingTimes' | undefined {
  if (form.subject !== undefined && form.subject.trim() === '') return 'meetingSubjectMissing';
  const { startTime, endTime } = form;
  if (startTime === undefined || endTime === undefined) return undefined;
  return endTime <= startTime || endTime - startTime > meetingLimits.durationMs ? 'meetingTimes' : undefined;
}

/** A number as people read it: three by three. */
export function readableNumber(number: string): string {
  return number.replace(/\D/gu, '').replace(/(\d{3})(?=\d)/gu, '$1 ');
}

/** What stands behind a link or number that was typed or pasted; undefined for what is neither. */
export function meetingAddress(typed: string): { id?: string; number?: string } | undefined {
  const text = typed.trim();
  const link = /\/main\/meeting\/(\d{1,15})(?:\?(?:.*&)?n=(\d{9}))?/u.exec(text);
  if (link?.[1] !== undefined) return { id: link[1], ...(link[2] !== undefined && { number: link[2] }) };
  const digits = text.replace(/[\s-]/gu, '');
  if (/^\d{9}$/u.test(digits)) return { number: digits };
  return /^\d{1,8}$/u.test(digits) ? { id: digits } : undefined;
}

/** People one meeting may have invited. */
export const mostInvited = meetingLimits.invited;
