// The parameters that clients follow, by name, as an administrator chooses them.
import {
  ownParameterTable,
  parameterTable,
  titleSuffixes,
  type NavigationEntry,
} from '#variants/parameter-table.ts';
import { officeFacts } from '../../contract/parameters.ts';

/** A name with the navigation entry it renames, where it renames one. */
export type KnownParameter = { readonly name: string; readonly entry?: NavigationEntry };

/** Every name that changes something, in the order in which they are offered. */
export const knownParameters: readonly KnownParameter[] = [
  ...[...parameterTable, ...ownParameterTable]
    .filter(({ name }) => name !== 'title_*')
    .map(({ name }) => ({ name })),
  ...Object.entries(titleSuffixes).map(([suffix, entry]) => ({ name: `title_${suffix}`, entry })),
];

/** What a name is; undefined for one that no client knows. */
export const knownParameter = (name: string): KnownParameter | undefined =>
  knownParameters.find((known) => known.name === name);

/** Whether a name is one of the office's own facts. */
export const isOfficeFact = (name: string): name is (typeof officeFacts)[number] =>
  officeFacts.some((fact) => fact === name);
