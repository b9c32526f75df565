// A suggestion below the passage it is about: written as it comes, with its sources; taken, left, asked again, put below, stopped.
import { useEffect, type JSX } from 'react';
import { createPortal } from 'react-dom';
import type { Editor } from '@tiptap/react';
import type { AssistSnapshot } from '#sdk/write/screens/assist.ts';
import { sourceNote, suggestionBlocks } from '#sdk/write/rules/suggestion.ts';
import { errorText } from '../ground/error-text.ts';
import { Button } from '../parts/Button.tsx';
import { Icon } from '../parts/Icon.tsx';
import { useTranslator } from '../parts/text.ts';
import { RichTextView } from '../parts/rich-text/RichTextView.tsx';
import type { Assist } from './useAssist.ts';

/** Drawn into the paper at `assist.host`. Tab takes it and Esc leaves it, from the paper as well. */
export function SuggestionBox(props: {
  readonly editor: Editor;
  readonly assist: Assist;
  readonly snapshot: AssistSnapshot;
  readonly onStop: () => void;
  readonly onRetry: () => void;
}): JSX.Element | null {
  const { editor, assist, snapshot } = props;
  const translator = useTranslator();
  const { t, language } = translator;
  const { request, state, sentences, sources, long, error } = snapshot;
  const isWriting = state === 'writing';
  const hasText = sentences.length > 0;
  useEffect(() => {
    const { host } = assist;
    if (host === undefined) return undefined;
    const hear = (event: KeyboardEvent): void => {
      if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const isIn = host.contains(event.target as Node);
      // In the box Tab goes from button to button; in the paper it takes what is there.
      if (event.key === 'Tab' && !isIn && !isWriting && hasText && state !== 'failed') assist.accept(false);
      else if (event.key === 'Escape') {
        if (isWriting) props.onStop();
        else assist.discard();
        editor.commands.focus();
      } else return;
      event.preventDefault();
      event.stopPropagation();
    };
    const paper = editor.view.dom;
    paper.addEventListener('keydown', hear, { capture: true });
    return () => paper.removeEventListener('keydown', hear, { capture: true });
  });
  if (assist.host === undefined || request === undefined) return null;
  const isTable = request.tool === 'table' && state === 'done';
  return createPortal(
    <section
      className="tg-suggest"
      lang={request.tool === 'translate' ? request.to : request.language}
      aria-label={t('write.suggestion', { tool: t(`write.tool.${request.tool}`) })}
      aria-busy={isWriting}
    >
      <p className="tg-suggest__head" role="status">
        <Icon name="spark" size={16} />
        {t(`write.tool.${request.tool}`)}
        {' · '}
        {state === 'failed'
          ? t('write.suggestFailed')
          : isWriting
            ? t('write.suggestWriting')
            : state === 'stopped'
              ? t('write.suggestStopped')
              : t('write.suggestDone')}
      </p>
      {error === undefined ? null : <p className="tg-suggest__error">{errorText(translator, error)}</p>}
      {isTable ? (
        <RichTextView
          text={{ type: 'doc', content: suggestionBlocks(sentences, sources, request.language) }}
        />
      ) : hasText ? (
        <div className="tg-suggest__text">
          {sentences.map(({ text, sources: from, flagged }, at) => (
            <span key={at}>
              <span
                className={flagged === true ? 'tg-unsure' : undefined}
                title={flagged === true ? t('write.finding.noSource') : undefined}
              >
                {text}
              </span>
              {from.map((n) => {
                const source = sources.find((each) => each.n === n);
                return (
                  <sup
                    key={n}
                    className="tg-suggest__source"
                    title={source === undefined ? undefined : sourceNote(source, language)}
                  >
                    {n}
                  </sup>
                );
              })}
            </span>
          ))}
          {isWriting ? <span className="tg-suggest__caret" /> : null}
        </div>
      ) : null}
      {long ? <p className="tg-suggest__error">{t('write.suggestLong')}</p> : null}
      <div className="tg-suggest__acts">
        {hasText && !isWriting && state !== 'failed' ? (
          <Button size="small" look="primary" keys="Tab" onClick={() => assist.accept(false)}>
            {t('write.accept')}
          </Button>
        ) : null}
        {isWriting ? null : (
          <Button size="small" look="quiet" keys="Esc" onClick={assist.discard}>
            {t('write.discard')}
          </Button>
        )}
        {isWriting ? null : (
          <Button size="small" look="quiet" onClick={props.onRetry}>
            {t('write.retry')}
          </Button>
        )}
        {hasText && !isWriting && state !== 'failed' ? (
          <Button size="small" look="quiet" onClick={() => assist.accept(true)}>
            {t('write.insertBelow')}
          </Button>
        ) : null}
        {isWriting ? (
          <Button size="small" look="quiet" icon="stop" onClick={props.onStop}>
            {t('write.stop')}
          </Button>
        ) : null}
      </div>
    </section>,
    assist.host,
  );
}
