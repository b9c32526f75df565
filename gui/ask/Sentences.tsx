// The sentences of an answer with the numbers of their sources behind them.
import type { JSX } from 'react';
import type { Answer } from '#sdk/ask/ask-api.ts';
import { useText } from '../parts/text.ts';

/** A number opens its source; one that cannot be opened any more says so. */
export function Sentences(props: {
  readonly sentences: readonly {
    readonly text: string;
    readonly sources: readonly number[];
    readonly flagged?: boolean | undefined;
  }[];
  readonly sources: Answer['sources'];
  readonly openN?: number | undefined;
  readonly onOpen?: (n: number) => void;
}): JSX.Element {
  const t = useText();
  return (
    <>
      {props.sentences.map(({ text, sources, flagged }, at) => (
        // Sentences are only ever added at the end.
        // oxlint-disable-next-line react/no-array-index-key
        <p
          key={at}
          data-flagged={flagged === true || undefined}
          title={flagged === true ? t('ask.flagged') : undefined}
        >
          {text}
          {sources.map((n) => {
            const source = props.sources.find((each) => each.n === n);
            return (
              <button
                key={n}
                type="button"
                className="tg-ask-mark"
                data-open={props.openN === n || undefined}
                data-state={source?.state}
                title={
                  source === undefined
                    ? undefined
                    : `${source.document}${source.heading === '' ? '' : ` › ${source.heading}`}${source.page > 0 ? ` · ${t('ask.page', { page: source.page })}` : ''} · ${source.score.toFixed(1)}\n${source.quote.slice(0, 200)}`
                }
                aria-label={t('ask.openSource', { n, document: source?.document ?? '' })}
                // While the answer is being written there is nothing to open yet.
                aria-disabled={props.onOpen === undefined || undefined}
                onClick={() => props.onOpen?.(n)}
              >
                {n}
              </button>
            );
          })}
        </p>
      ))}
    </>
  );
}
