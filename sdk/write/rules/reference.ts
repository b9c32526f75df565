// Which files a document may rest on: their kind, their size, how many; asked before anything is sent.
import { writeLimits } from '../../contract/write-limits.ts';

/** Kinds of files that can be referred to while writing (decisions §6). */
export const referenceTypes = ['docx', 'pdf', 'txt', 'md'] as const;

/** The ending of a name, in small letters; empty where it has none. */
export const endingOf = (name: string): string =>
  /\.([A-Za-z0-9]{1,10})$/u.exec(name)?.[1]?.toLowerCase() ?? '';

/** Why a file may not be referred to: its kind, its size, or that there are enough. */
export function referenceProblem(
  file: { name: string; size: number },
  already: number,
): 'referenceType' | 'referenceTooLarge' | 'referencesFull' | undefined {
  if (already >= writeLimits.references) return 'referencesFull';
  if (!referenceTypes.some((type) => type === endingOf(file.name))) return 'referenceType';
  return file.size > writeLimits.referenceBytes ? 'referenceTooLarge' : undefined;
}
