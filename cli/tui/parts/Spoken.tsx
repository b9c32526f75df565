// Says something to a screen reader: a line of words without signs, its parts divided by commas.
import { Text } from 'ink';
import type { JSX } from 'react';

/** Parts that are empty, absent or false are left out. */
export function Spoken({
  parts,
}: {
  readonly parts: readonly (string | false | undefined)[];
}): JSX.Element | null {
  const said = parts
    .map((part) => (typeof part === 'string' ? part.trim() : ''))
    .filter((part) => part !== '')
    .join(', ');
  return said === '' ? null : <Text>{said}</Text>;
}
