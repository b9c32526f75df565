// Text of people and servers for a place inside an escape sequence: one line, no character that ends or starts one.
import { safeLine } from '../../output/safe-text.ts';

/** At most `longest` characters, cut between two of them. */
export function oneLine(text: string, longest: number): string {
  const characters = [...safeLine(text).trim()];
  return characters.length <= longest ? characters.join('') : `${characters.slice(0, longest - 1).join('')}…`;
}
