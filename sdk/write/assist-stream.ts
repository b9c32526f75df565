// What a model writes as an async iterator, for bots and commands: sources, sentences, over when the text is.
import type { OfficeApi } from '../api.ts';
import { eventStream } from '../base/event-stream.ts';
import { OfficeError } from '../errors.ts';
import type { AssistNews, AssistRequest } from './write-api.ts';

/**
 * Has the model write. To leave the loop, or to abort the signal, stops it.
 * @throws OfficeError `writingModelMissing`, `passageMissing`, `writingModelRefused`, `writingModelBusy`,
 *   `outlineTooDeep`; `cancelled` where the signal was aborted
 */
export async function* assistStream(
  office: Pick<OfficeApi, 'write'>,
  request: AssistRequest,
  { signal }: { signal?: AbortSignal } = {},
): AsyncGenerator<Exclude<AssistNews, { type: 'error' }>> {
  const news = eventStream<AssistNews>(
    office.write.assisting(request),
    ({ type }) => type === 'done',
    () => new OfficeError('cancelled'),
    signal,
  );
  for await (const each of news) {
    if (each.type === 'error') throw OfficeError.from(each.error);
    yield each;
  }
}
