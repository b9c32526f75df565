// How AI questions refuse: 1600 to 1649.
import type { RefusalRow } from './refusal-row.ts';

/** The refusals by name. */
export const askRefusals = {
  askNoBase: [1600, 'usage', 'form', 'edit'],
  askQuestionEmpty: [1601, 'usage', 'form', 'edit'],
  askQuestionTooLong: [1602, 'usage', 'form', 'edit'],
  askStillGenerating: [1603, 'refused', 'toast', 'none'],
  askSourceGone: [1604, 'refused', 'toast', 'none'],
  askNameTaken: [1605, 'usage', 'form', 'edit'],
  askNameInvalid: [1606, 'usage', 'form', 'edit'],
  askNotAuthorised: [1607, 'refused', 'sticky', 'askAdministrator'],
  askDocumentUnreadable: [1608, 'refused', 'toast', 'none'],
  askModelMissing: [1609, 'refused', 'toast', 'none'],
  askFull: [1610, 'limit', 'toast', 'none'],
  askChanged: [1611, 'refused', 'toast', 'retry'],
  askOff: [1612, 'refused', 'toast', 'askAdministrator'],
} as const satisfies Record<string, RefusalRow>;
