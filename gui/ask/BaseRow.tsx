// One knowledge base in a list: its sign, its name, how much there is and whether the index is complete.
import type { JSX } from 'react';
import type { KnowledgeBase } from '#sdk/ask/ask-api.ts';
import { useText } from '../parts/text.ts';

/** Two letters stand for it, in a colour of its own. */
export function BaseRow(props: {
  readonly base: KnowledgeBase;
  readonly current?: boolean;
  readonly onOpen: () => void;
}): JSX.Element {
  const t = useText();
  const { base } = props;
  const count =
    base.kind === 'library'
      ? t('ask.pairs', { count: base.documents })
      : t('ask.documents', { count: base.documents });
  const state =
    base.kind === 'library'
      ? ''
      : base.waiting > 0
        ? t('ask.waiting', { count: base.waiting })
        : t('ask.upToDate');
  return (
    <button
      type="button"
      className="tg-ask-base"
      aria-current={props.current === true ? 'page' : undefined}
      onClick={props.onOpen}
    >
      <span className="tg-ask-base__sign" data-hue={Number(base.id) % 4} aria-hidden="true">
        {[...base.name].slice(0, /^[\p{Script=Han}]/u.test(base.name) ? 1 : 2).join('')}
      </span>
      <span className="tg-ask-base__text">
        <span className="tg-truncate" title={base.name}>
          {base.name}
        </span>
        <small className="tg-number">{[count, state].filter((part) => part !== '').join(' • ')}</small>
      </span>
    </button>
  );
}
