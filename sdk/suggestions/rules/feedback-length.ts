// How long a suggestion may be (spec §5), counted as people count.
import { suggestionLength, writtenLength } from '../../contract/suggestion-length.ts';

/** What the field shows: how much is written, how much may be, and whether it may go. */
export function feedbackLength(text: string): { written: number; most: number; fits: boolean } {
  const written = writtenLength(text);
  return {
    written,
    most: suggestionLength.most,
    fits: written >= suggestionLength.least && written <= suggestionLength.most,
  };
}
