// One stream of a model's text: heard in order, stopped by whoever stops listening.
import type { CallOptions } from '../base/api-shape.ts';
import { asOfficeError, OfficeError } from '../errors.ts';
import { refusalError } from '../net/refusal-errors.ts';
import { assistProblem } from './rules/assist-request.ts';
import type { AssistEvent, AssistNews, AssistRequest } from './write-api.ts';

/** The call of the office. */
type Ask = (
  request: AssistRequest,
  options: CallOptions & { onEvent(event: unknown): void },
) => Promise<unknown>;

/** Opens streams over a call. */
export function openAssisting(ask: Ask) {
  const open = new Set<AbortController>();

  async function run(
    request: AssistRequest,
    hear: (news: AssistNews) => void,
    signal: AbortSignal,
  ): Promise<void> {
    let ended = false;
    try {
      const problem = assistProblem(request);
      if (problem !== undefined) throw new OfficeError(problem);
      await ask(request, {
        signal,
        onEvent: (event) => {
          const news = event as AssistEvent;
          ended ||= news.type === 'done';
          if (news.type === 'failed') throw new OfficeError(refusalError(news.code) ?? 'systemError');
          hear(news);
        },
      });
      // The office went in the middle of a word.
      if (!ended && !signal.aborted) throw new OfficeError('connectionFailed');
    } catch (error) {
      hear({ type: 'error', error: asOfficeError(error).data });
    }
  }

  return {
    /** Begins when it is subscribed to; nothing is heard any more after unsubscribing. */
    assisting:
      (request: AssistRequest) =>
      (listener: (news: AssistNews) => void): (() => void) => {
        const over = new AbortController();
        open.add(over);
        const hear = (news: AssistNews): void => {
          if (!over.signal.aborted) listener(news);
        };
        void run(request, hear, over.signal).finally(() => open.delete(over));
        return () => over.abort();
      },
    close(): void {
      for (const each of open) each.abort();
    },
  };
}
