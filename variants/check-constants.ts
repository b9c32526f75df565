// Decides whether a value fits its row of the constant table, and why not.
import { constantNames, constantTable } from './constant-table.ts';
import type { ConstantName, ConstantRow, Constants } from './constant-table.ts';

/** Why a value is refused. */
export type ConstantFault = 'wrongType' | 'outOfRange';

/** scheme, host with port, rest — without credentials, blanks, backslashes or control characters. */
const pageForm =
  /^(https?):\/\/((?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[::1\])(?::\d{1,5})?)((?:[/?#][!-[\]-~]*)?)$/i;
const pathForm = /^\/(?:(?!\/)[!-[\]-~]+)?$/;
const loopback = /^(?:127(?:\.\d{1,3}){3}|localhost|\[::1\])(?::\d+)?$/i;

/** Host (with port, lower case) of an absolute page address, or null where it is empty or a path of our own origin. */
export function pageHost(value: string): string | null {
  return pageForm.exec(value)?.[2]?.toLowerCase() ?? null;
}

function pageFault(value: string): ConstantFault | null {
  if (value === '' || pathForm.test(value)) return null;
  const [, scheme = '', host = ''] = pageForm.exec(value) ?? [];
  if (host === '' || value.length > 500) return 'outOfRange';
  return scheme.toLowerCase() === 'https' || loopback.test(host) ? null : 'outOfRange';
}

/**
 * Checks one value against its row: integers by range, choices by their options, texts by their pattern,
 * pages as a path of our own origin or an https address without credentials (http on loopback only).
 */
export function constantFault(name: ConstantName, value: unknown): ConstantFault | null {
  const row: ConstantRow = constantTable[name];
  if (typeof value !== typeof row.value) return 'wrongType';
  if (row.kind === 'integer') {
    if (!Number.isSafeInteger(value)) return 'wrongType';
    return Number(value) < row.min || Number(value) > row.max ? 'outOfRange' : null;
  }
  if (typeof value !== 'string') return null;
  switch (row.kind) {
    case 'choice':
      return row.options.includes(value) ? null : 'outOfRange';
    case 'text':
      return row.pattern.test(value) ? null : 'outOfRange';
    case 'page':
      return pageFault(value);
    default:
      return null;
  }
}

/** Pairs whose first value must not be larger than the second. */
export const orderedPairs = [
  ['imUploadMinSizeMb', 'imUploadMaxSizeMb'],
  ['passwordMin', 'passwordMax'],
  ['legacyPasswordMin', 'legacyPasswordMax'],
  ['feedbackMin', 'feedbackMax'],
] as const satisfies readonly (readonly [ConstantName, ConstantName])[];

/** One thing wrong with a set of constants. */
export type ConstantProblem = {
  readonly name: string;
  readonly reason: ConstantFault | 'unknownName' | 'inconsistent';
};

/** Everything wrong with a whole set: missing, unknown or ill-fitting values, and pairs in the wrong order. */
export function constantProblems(values: Readonly<Record<string, unknown>>): ConstantProblem[] {
  const problems: ConstantProblem[] = [];
  for (const name of constantNames) {
    const reason = Object.hasOwn(values, name) ? constantFault(name, values[name]) : 'wrongType';
    if (reason !== null) problems.push({ name, reason });
  }
  for (const name of Object.keys(values)) {
    if (!Object.hasOwn(constantTable, name)) problems.push({ name, reason: 'unknownName' });
  }
  for (const [low, high] of orderedPairs) {
    if (Number(values[low]) > Number(values[high])) problems.push({ name: low, reason: 'inconsistent' });
  }
  return problems;
}

const codeValues: Readonly<Record<ConstantName, unknown>> = Object.fromEntries(
  constantNames.map((name) => [name, constantTable[name].value]),
) as Record<ConstantName, unknown>;

/** The constants as the code has them, before variant, dictionary and settings. */
export const codeConstants: Constants = Object.freeze(codeValues as Constants);
