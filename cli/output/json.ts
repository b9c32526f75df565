// Rows as JSON: bare data, stable keys in the order of the view, chosen fields.
import { CliError } from '../errors.ts';
import { safeJson } from './safe-text.ts';

/** A row of output: plain values only. */
export type Row = Readonly<Record<string, unknown>>;

/**
 * Checks the fields a person asked for.
 * @throws CliError `unknownField` with the valid names.
 */
export function checkFields(
  asked: readonly string[] | undefined,
  valid: readonly string[],
): readonly string[] {
  if (asked === undefined) return valid;
  const unknown = asked.find((field) => !valid.includes(field));
  if (unknown !== undefined) {
    throw new CliError(
      'unknownField',
      { field: unknown, valid: valid.join(', ') },
      { param: unknown, valid },
    );
  }
  return asked;
}

/** A row with exactly these keys, in this order; what is not there is null. */
export function pickFields(row: Row, fields: readonly string[]): Row {
  return Object.fromEntries(fields.map((field) => [field, row[field] ?? null]));
}

/** One value as JSON text with a closing newline; indented for people, on one line for programs. */
export function jsonText(value: unknown, indented: boolean): string {
  return `${safeJson(JSON.stringify(value, undefined, indented ? 2 : undefined))}\n`;
}
