// An answer while it is being written: what is going on, for how long, and what is there already.
import { useEffect, useState, type JSX } from 'react';
import type { Writing } from '#sdk/ask/screens/ask.ts';
import { Icon } from '../parts/Icon.tsx';
import { useText } from '../parts/text.ts';
import { Sentences } from './Sentences.tsx';

/** Said politely to screen readers once per phase, not once per word. */
export function WritingView({ writing }: { readonly writing: Writing }): JSX.Element {
  const t = useText();
  const [now, setNow] = useState(writing.since);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.round((now - writing.since) / 1_000));
  const phase =
    writing.phase === 'searching'
      ? t('ask.searching')
      : t('ask.found', { passages: writing.passages, documents: writing.documents });
  return (
    <article className="tg-ask-turn" aria-busy="true">
      <h2>{writing.question}</h2>
      <p className="tg-ask-turn__meta" role="status">
        <span>
          <Icon name="search" size={16} />
          {phase}
        </span>
        {writing.phase === 'writing' ? <span>{t('ask.writing')}</span> : null}
        {seconds > 0 ? <span>{t('ask.seconds', { seconds })}</span> : null}
      </p>
      {writing.waiting > 0 ? (
        <p className="tg-ask-turn__warn">{t('ask.indexing', { count: writing.waiting })}</p>
      ) : null}
      {writing.reasoning === '' ? null : (
        <details className="tg-ask-turn__reasoning">
          <summary>{t('ask.reasoning')}</summary>
          <p>{writing.reasoning}</p>
        </details>
      )}
      <div className="tg-ask-turn__text">
        <Sentences sentences={writing.sentences} sources={writing.sources} />
        {writing.draft === '' ? null : <p className="tg-ask-turn__draft">{writing.draft}</p>}
      </div>
    </article>
  );
}
