// The rows of a base: documents with the state of their index, or questions with their answers.
import type { JSX } from 'react';
import type { BaseDocument, Pair } from '#sdk/ask/ask-api.ts';
import { IconButton } from '../parts/IconButton.tsx';
import { ListSkeleton } from '../parts/ListSkeleton.tsx';
import { useText } from '../parts/text.ts';

/** Says so where there is nothing yet. */
export function HeldRows(props: {
  readonly held: { readonly documents: readonly BaseDocument[]; readonly pairs: readonly Pair[] } | undefined;
  readonly isLibrary: boolean;
  readonly isManager: boolean;
  readonly onRemoveDocument: (id: string) => void;
  readonly onRemovePair: (id: string) => void;
  readonly onEditPair: (pair: Pair) => void;
}): JSX.Element {
  const { held, isLibrary, isManager } = props;
  const t = useText();
  if (held === undefined) return <ListSkeleton />;
  if (held.documents.length + held.pairs.length === 0)
    return <p className="tg-ask-list__none">{t(isLibrary ? 'ask.noPairs' : 'ask.noDocuments')}</p>;
  return (
    <div className="tg-ask-manage">
      <ul>
        {held.documents.map(({ id, name, state, passages, reason }) => (
          <li key={id}>
            <span className="tg-truncate" title={name}>
              {name}
            </span>
            <small data-state={state} title={reason}>
              {state === 'ready'
                ? t('ask.stateReady', { count: passages })
                : t(state === 'failed' ? 'ask.stateFailed' : 'ask.stateWaiting')}
            </small>
            {isManager ? (
              <IconButton
                icon="trash"
                size={16}
                label={t('ask.removeDocument', { name })}
                onClick={() => props.onRemoveDocument(id)}
              />
            ) : null}
          </li>
        ))}
        {held.pairs.map((pair) => (
          <li key={pair.id} className="tg-ask-manage__pair">
            <span className="tg-ask-manage__line">
              <strong>{pair.question}</strong>
              {isManager ? (
                <>
                  <IconButton
                    icon="write"
                    size={16}
                    label={t('ask.editPair', { question: pair.question })}
                    onClick={() => props.onEditPair(pair)}
                  />
                  <IconButton
                    icon="trash"
                    size={16}
                    label={t('ask.removePair', { question: pair.question })}
                    onClick={() => props.onRemovePair(pair.id)}
                  />
                </>
              ) : null}
            </span>
            <span>{pair.answer}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
