// Decides what a server's client-parameter dictionary really changes: typed, ranged, and everything else counted.
import { constantFault, orderedPairs, pageHost } from './check-constants.ts';
import type { ConstantFault } from './check-constants.ts';
import { constantTable } from './constant-table.ts';
import type { ConstantName, Constants } from './constant-table.ts';
import { ownParameterTable, parameterTable, titleSuffixes } from './parameter-table.ts';
import type { NavigationEntry, ParameterTarget } from './parameter-table.ts';

/** One row of the dictionary as the server sent it; the value may be anything. */
export type ParameterEntry = { readonly name: string; readonly value: unknown };

/** Why an entry changed nothing. */
export type IgnoredReason = ConstantFault | 'unknownName' | 'duplicate' | 'hostNotAllowed' | 'inconsistent';

/** An entry that changed nothing; the name is cut to 64 characters, as it comes from outside. */
export type IgnoredParameter = { readonly name: string; readonly reason: IgnoredReason };

/** Names the dictionary gives to navigation entries, the same in every language. */
export type NavigationTitles = Readonly<Partial<Record<NavigationEntry, string>>>;

/** What came of a dictionary. */
export type AppliedParameters = {
  readonly constants: Constants;
  readonly navigationTitles: NavigationTitles;
  readonly ignored: readonly IgnoredParameter[];
  /** The constants that the dictionary set. */
  readonly overridden: readonly ConstantName[];
};

/** Longest name of an entry, in code points: more does not fit the rail. */
const titleMax = 20;
const notInTitles = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/u;
const yes: ReadonlySet<unknown> = new Set([true, 1, '1', 'true']);
const no: ReadonlySet<unknown> = new Set([false, 0, '0', 'false']);

/** What each name sets. Made when it is asked for: a page that applies nothing carries nothing of it. */
function targetsByName(): ReadonlyMap<string, ParameterTarget> {
  return new Map([
    ...[...parameterTable, ...ownParameterTable]
      .filter(({ target }) => target.kind !== 'titles')
      .map(({ name, target }) => [name, target] as const),
    ...Object.entries(titleSuffixes).map(
      ([suffix, entry]) => [`title_${suffix}`, { kind: 'title', entry }] as const,
    ),
  ]);
}

/** Dictionaries carry texts; a whole number in decimal digits counts as that number, 1 and true as yes. */
function readValue(name: ConstantName, raw: unknown): unknown {
  const given = typeof raw === 'string' ? raw.trim() : raw;
  switch (constantTable[name].kind) {
    case 'integer':
      return typeof given === 'string' && /^-?\d{1,15}$/.test(given) ? Number(given) : given;
    case 'boolean':
      return yes.has(given) ? true : no.has(given) ? false : given;
    default:
      return typeof given === 'number' && Number.isSafeInteger(given) ? String(given) : given;
  }
}

function pageIsElsewhere(name: ConstantName, value: unknown, hosts: readonly string[]): boolean {
  const host = constantTable[name].kind === 'page' && typeof value === 'string' ? pageHost(value) : null;
  return host !== null && !hosts.includes(host);
}

function titleFault(value: unknown): ConstantFault | null {
  if (typeof value !== 'string') return 'wrongType';
  const fits = value !== '' && value.length <= 2 * titleMax && Array.from(value).length <= titleMax;
  return fits && !notInTitles.test(value) ? null : 'outOfRange';
}

/**
 * Applies the rows of `sys_pc_client_params` over the constants of code and variant (a person's settings come
 * after: see `applySettings`). Pure; the given constants stay as they are.
 *
 * Only the fifteen names count, and ours. What is unknown, of the wrong type, out of range, a second value for the same
 * target, a page on a host outside `hosts` (see `allowedHosts`; paths of our own origin always pass), or would
 * put the smallest upload above the largest, is left out and listed with its reason.
 */
export function applyParameters(
  constants: Constants,
  entries: readonly ParameterEntry[],
  hosts: readonly string[] = [],
): AppliedParameters {
  const values = new Map<ConstantName, unknown>();
  const sources = new Map<ConstantName, string>();
  const titles = new Map<NavigationEntry, string>();
  const ignored: IgnoredParameter[] = [];
  const targets = targetsByName();

  const ignore = (name: string, reason: IgnoredReason) => ignored.push({ name: name.slice(0, 64), reason });
  for (const { name: givenName, value: raw } of entries) {
    const name = String(givenName);
    const target = targets.get(name);
    if (target?.kind === 'constant') {
      const value = readValue(target.constant, raw);
      const fault = constantFault(target.constant, value);
      if (fault !== null) ignore(name, fault);
      else if (values.has(target.constant)) ignore(name, 'duplicate');
      else if (pageIsElsewhere(target.constant, value, hosts)) ignore(name, 'hostNotAllowed');
      else {
        values.set(target.constant, value);
        sources.set(target.constant, name);
      }
    } else if (target?.kind === 'title') {
      const title = typeof raw === 'string' ? raw.trim() : raw;
      const fault = titleFault(title);
      if (fault !== null) ignore(name, fault);
      else if (titles.has(target.entry)) ignore(name, 'duplicate');
      else titles.set(target.entry, String(title));
    } else {
      ignore(name, 'unknownName');
    }
  }

  const inForce = (name: ConstantName) => Number(values.get(name) ?? constants[name]);
  for (const [low, high] of orderedPairs) {
    if (inForce(low) <= inForce(high)) continue;
    for (const name of [low, high]) {
      const source = sources.get(name);
      if (values.delete(name) && source !== undefined) ignore(source, 'inconsistent');
    }
  }

  return {
    constants: Object.freeze({ ...constants, ...(Object.fromEntries(values) as Partial<Constants>) }),
    navigationTitles: Object.freeze(Object.fromEntries(titles)),
    ignored,
    overridden: [...values.keys()],
  };
}
