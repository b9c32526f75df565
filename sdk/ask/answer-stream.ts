// An answer as an async iterator, for bots and commands: events in order, over when the answer is.
import type { OfficeApi } from '../api.ts';
import { eventStream } from '../base/event-stream.ts';
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
  const news = eventStream<AskNews>(
    office.ask.answering(request),
    ({ type }) => type === 'done',
    () => new OfficeError('cancelled'),
    signal,
  );
  for await (const each of news) {
    if (each.type === 'error') throw OfficeError.from(each.error);
    yield each;
  }
}
