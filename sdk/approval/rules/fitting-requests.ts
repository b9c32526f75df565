// Which requests of a part are asked for, where the office cannot choose them.
import type { RequestRow } from '../../contract/approval.ts';
import { standsIn } from '../../base/stands-in.ts';

/** Whether a request is in this state, of this form, and has these words. */
export function fits(
  row: Pick<RequestRow, 'state' | 'formId' | 'title' | 'number' | 'applicant'>,
  { state, formId, sought }: { state?: RequestRow['state']; formId?: string; sought?: string },
): boolean {
  if (state !== undefined && row.state !== state) return false;
  if (formId !== undefined && row.formId !== formId) return false;
  return standsIn(sought, [row.title.zh, row.title.en, row.number, row.applicant.name]);
}
