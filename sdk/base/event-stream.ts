// A feed of events as an async iterator, for bots and commands: in order, over with the last one.

/** What such a feed tells. */
type Listener<News> = (news: News) => void;

/**
 * Events of a feed that begins when it is subscribed to. To leave the loop, or to abort the signal, ends the subscription;
 * an aborted signal throws what `cancelled` makes.
 */
export async function* eventStream<News>(
  feed: (listener: Listener<News>) => () => void,
  isLast: (news: News) => boolean,
  cancelled: () => Error,
  signal?: AbortSignal,
): AsyncGenerator<News> {
  const waiting: News[] = [];
  let wake: () => void = () => undefined;
  const stop = feed((news) => {
    waiting.push(news);
    wake();
  });
  const cancel = (): void => wake();
  signal?.addEventListener('abort', cancel, { once: true });
  try {
    for (;;) {
      if (signal?.aborted === true) throw cancelled();
      const news = waiting.shift();
      if (news === undefined) {
        await new Promise<void>((resolve) => (wake = resolve));
        continue;
      }
      yield news;
      if (isLast(news)) return;
    }
  } finally {
    signal?.removeEventListener('abort', cancel);
    stop();
  }
}
