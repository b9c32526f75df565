// An answer as Markdown with footnotes, to be copied or exported.
import type { Answer } from '../../contract/ask-entities.ts';

/** Question, sentences with their numbers, and the sources as footnotes. */
export function answerAsText(question: string, answer: Answer): string {
  const body = answer.refused
    ? answer.text
    : answer.sentences.map(({ text, sources }) => text + sources.map((n) => `[^${n}]`).join('')).join('\n\n');
  const notes = answer.sources
    .filter(({ state }) => state !== 'notAllowed')
    .map(
      ({ n, document, heading, quote }) =>
        `[^${n}]: ${[document, heading].filter((part) => part !== '').join(' › ')}: ${quote.replaceAll('\n', ' ')}`,
    );
  return [`## ${question}`, body, notes.join('\n')].filter((part) => part !== '').join('\n\n');
}
