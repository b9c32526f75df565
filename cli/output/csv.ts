// Rows as CSV (RFC 4180) and as tab-separated lines for pipes.
import type { Row } from './json.ts';
import { safeLine, safeText } from './safe-text.ts';

/** A value as text: objects as JSON, nothing as an empty cell. */
export function cellText(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'object') return JSON.stringify(value);
  return String(value as string | number | boolean | bigint);
}

function quoted(value: unknown): string {
  const text = safeText(cellText(value));
  // A spreadsheet would take these openers for a formula; the apostrophe keeps the text text.
  const tamed = typeof value === 'string' && /^[=+@\t]|^-(?!\d)/.test(text) ? `'${text}` : text;
  return /[",\n]/.test(tamed) ? `"${tamed.replaceAll('"', '""')}"` : tamed;
}

/** Rows as CSV with a line of field names. */
export function csvText(rows: readonly Row[], fields: readonly string[]): string {
  const lines = [fields.join(','), ...rows.map((row) => fields.map((field) => quoted(row[field])).join(','))];
  return `${lines.join('\r\n')}\r\n`;
}

/** Cells as tab-separated lines: no head, nothing cut, one line per row. */
export function tabbedText(cells: readonly (readonly string[])[]): string {
  return cells.map((row) => `${row.map(safeLine).join('\t')}\n`).join('');
}
