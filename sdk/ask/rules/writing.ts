// An answer while it is being written: what is known of it, how it begins, and what each event makes of it.
import type { Answer, AnswerEvent } from '../../contract/ask-entities.ts';

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

/** What stands there after an event of the office; events that tell nothing of the text leave it as it is. */
export function writingAfter(writing: Writing, event: AnswerEvent): Writing {
  switch (event.type) {
    case 'begun':
      return { ...writing, turnId: event.turnId, answerId: event.answerId };
    case 'search':
      return {
        ...writing,
        phase: event.state,
        passages: event.passages,
        documents: event.documents,
        waiting: event.waiting,
      };
    case 'source':
      return { ...writing, sources: [...writing.sources, event.source] };
    case 'delta':
      if (event.reasoning === true) return { ...writing, reasoning: writing.reasoning + event.text };
      return {
        ...writing,
        draft: '',
        sentences: [...writing.sentences, { text: event.text, sources: event.sources }],
      };
    case 'draft':
      return { ...writing, draft: event.text };
    default:
      return writing;
  }
}
