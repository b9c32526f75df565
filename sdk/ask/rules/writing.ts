// An answer while it is being written: what is known of it, and how it begins.
import type { Answer } from '../../contract/ask-entities.ts';

/** An answer while it is being written. */
export type Writing = {
  question: string;
  turnId: string;
  answerId: string;
  phase: 'searching' | 'found' | 'writing';
  passages: number;
  documents: number;
  waiting: number;
  /** When it was asked, in epoch ms. */
  since: number;
  reasoning: string;
  /** The beginning of the next sentence: nobody has checked it yet. */
  draft: string;
  sentences: readonly { text: string; sources: readonly number[] }[];
  sources: Answer['sources'];
};

/** One that has just been asked. */
export const newWriting = (question: string, turnId: string, since: number): Writing => ({
  question,
  turnId,
  answerId: '',
  phase: 'searching',
  passages: 0,
  documents: 0,
  waiting: 0,
  since,
  reasoning: '',
  draft: '',
  sentences: [],
  sources: [],
});
