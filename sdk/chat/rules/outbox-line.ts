// Decides what a row of the outbox says: a message's own words, or what an act would do.
import type { OutboxEntry } from '../../api.ts';
import { mayHelpAgain } from '../../errors.ts';
import { groupActLine, type GroupActLine } from './group-act-line.ts';
import { failedActs } from './own-state.ts';
import { waitingState } from './waiting-state.ts';
import { citedWords, type CitedWords } from './cited-words.ts';

/** The sentence of a feature's act. */
type ActWords = Extract<OutboxEntry, { type: 'act' }>['line'];

/** The words of a message, or a sentence as key and parameters. */
export type OutboxLine =
  | { text: string }
  | GroupActLine
  | ActWords
  | Exclude<CitedWords, string>
  | {
      key:
        | 'acts.outbox.forward'
        | 'acts.outbox.delete'
        | 'acts.outbox.takeBack'
        | 'acts.outbox.upload'
        | 'acts.outbox.uploadPaused';
      parameters: Readonly<Record<string, string | number | CitedWords>>;
    };

/** What a row says. */
export function outboxLine(entry: OutboxEntry): OutboxLine {
  switch (entry.type) {
    case 'message': {
      const words = citedWords(entry.text);
      return typeof words === 'string' ? { text: words } : words;
    }
    case 'upload':
      return {
        key: entry.paused ? 'acts.outbox.uploadPaused' : 'acts.outbox.upload',
        parameters: { name: entry.name, percent: percentOf(entry.done, entry.size) },
      };
    case 'forward':
      return {
        key: 'acts.outbox.forward',
        parameters: { messages: entry.messages, targets: entry.targets },
      };
    case 'delete':
      return { key: 'acts.outbox.delete', parameters: { messages: entry.messages } };
    case 'takeBack':
      return { key: 'acts.outbox.takeBack', parameters: { text: citedWords(entry.text) } };
    case 'act':
      return entry.line;
    case 'group':
      return groupActLine(entry.act);
  }
}

/** How it stands, as a key: a message that was held up because there were too many at once is told apart. */
export function outboxState(entry: Pick<OutboxEntry, 'state' | 'restsUntil' | 'restsWhy'>) {
  return entry.state === 'queued' ? waitingState(entry) : (`chat.state.${entry.state}` as const);
}

/** Whether trying it again can succeed: it failed for a reason that may be over. */
export function mayRetryEntry(entry: OutboxEntry): boolean {
  if (entry.state !== 'failed') return false;
  if (entry.type === 'message') return failedActs(entry).mayRetry;
  return entry.error === undefined || mayHelpAgain(entry.error);
}

const percentOf = (done: number, size: number): number =>
  size === 0 ? 100 : Math.floor((done / size) * 100);
