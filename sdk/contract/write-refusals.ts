// Why writing says no. Numbers 1750 to 1799.
import type { RefusalRow } from './refusal-row.ts';

/** Number, family for exit codes, how loudly it is shown, what can be done. */
export const writeRefusals = {
  documentTitleMissing: [1750, 'usage', 'form', 'edit'],
  documentTitleTooLong: [1751, 'usage', 'form', 'edit'],
  outlineTooDeep: [1752, 'usage', 'form', 'edit'],
  outlineNodeNeeded: [1753, 'usage', 'form', 'edit'],
  outlineTitleMissing: [1754, 'usage', 'form', 'edit'],
  outlineMoveRefused: [1755, 'usage', 'form', 'edit'],
  sectionUnknown: [1756, 'usage', 'form', 'edit'],
  documentsFull: [1757, 'limit', 'toast', 'edit'],
  documentTooLong: [1758, 'limit', 'toast', 'edit'],
  documentReadOnly: [1759, 'refused', 'toast', 'askAdministrator'],
  documentInBin: [1760, 'refused', 'toast', 'none'],
  documentChanged: [1761, 'refused', 'toast', 'retry'],
  referenceType: [1762, 'usage', 'form', 'edit'],
  referenceTooLarge: [1763, 'limit', 'form', 'edit'],
  referencesFull: [1764, 'limit', 'form', 'edit'],
  importUnreadable: [1765, 'usage', 'form', 'edit'],
  writingModuleUnknown: [1766, 'usage', 'form', 'edit'],
  templateTitleMissing: [1767, 'usage', 'form', 'edit'],
  templateFieldMissing: [1768, 'usage', 'form', 'edit'],
  templatesFull: [1769, 'limit', 'toast', 'edit'],
  remarkMissing: [1770, 'usage', 'form', 'edit'],
  remarksFull: [1771, 'limit', 'toast', 'edit'],
  writingModelMissing: [1772, 'refused', 'toast', 'askAdministrator'],
  writingModelRefused: [1773, 'refused', 'toast', 'retry'],
  templateUnknown: [1774, 'usage', 'form', 'edit'],
} as const satisfies Record<string, RefusalRow>;
