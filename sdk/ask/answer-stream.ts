// An answer as an async iterator, for bots and commands: events in order, over when the answer is.
import type { OfficeApi } from '../api.ts';
import { OfficeError } from '../errors.ts';
import type { AnswerEvent, AskNews, AskRequest } from './ask-api.ts';

/**
 * Asks and answers the events search, source, delta, picture, followUp and at last done. To leave the loop, or to abort
 * the signal, stops the answer.
 * @throws OfficeError what the office refuses it with; `cancelled` where the signal was aborted
 */
export async function* answerStream(
  office: Pick<OfficeApi, 'ask'>,
  request: AskRequest,
  { signal }: { signal?: AbortSignal } = {},
): AsyncGenerator<AnswerEvent> {
  const waiting: AskNews[] = [];
  let wake: () => void = () => undefined;
  const stop = office.ask.answering(request)((news) => {
    waiting.push(news);
    wake();
  });
  const cancel = (): void => wake();
  signal?.addEventListener('abort', cancel, { once: true });
  try {
    for (;;) {
      if (signal?.aborted === true) throw new OfficeError('cancelled');
      const news = waiting.shift();
      if (news === undefined) {
        await new Promise<void>((resolve) => (wake = resolve));
        continue;
      }
      if (news.type === 'error') throw OfficeError.from(news.error);
      yield news;
      if (news.type === 'done') return;
    }
  } finally {
    signal?.removeEventListener('abort', cancel);
    stop();
  }
}
