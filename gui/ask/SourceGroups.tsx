// What an answer rests on in two counted groups: questions of libraries first, then documents, the best of each first.
import type { JSX } from 'react';
import type { Answer } from '#sdk/ask/ask-api.ts';
import { sourceGroups } from '#sdk/ask/rules/source-groups.ts';
import { useText } from '../parts/text.ts';

/** Nothing where nothing is cited. */
export function SourceGroups(props: {
  readonly answer: Answer;
  readonly onOpen: (n: number) => void;
}): JSX.Element {
  const t = useText();
  return (
    <>
      {sourceGroups(props.answer.sources).map(({ kind, sources }) => {
        const label = t(kind === 'library' ? 'ask.fromLibrary' : 'ask.fromDocuments', {
          count: sources.length,
        });
        return (
          <div key={kind} className="tg-ask-groups" role="group" aria-label={label}>
            <span>{label}</span>
            {sources.map(({ n, document }) => (
              <button
                key={n}
                type="button"
                title={document}
                aria-label={t('ask.openSource', { n, document })}
                onClick={() => props.onOpen(n)}
              >
                <b>{n}</b>
                <span className="tg-truncate">{document}</span>
              </button>
            ))}
          </div>
        );
      })}
    </>
  );
}
