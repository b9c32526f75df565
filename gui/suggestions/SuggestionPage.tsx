// Suggestions: a field of 1 to 500 characters with its count, one's own with their answers, everybody's for who answers.
import { useState, type JSX } from 'react';
import { useSearchParams } from 'react-router';
import { feedbackLength } from '#sdk/suggestions/rules/feedback-length.ts';
import { SuggestionListScreen } from '#sdk/suggestions/screens/suggestion-list.ts';
import { AppFrame } from '../frame/AppFrame.tsx';
import { useApp } from '../ground/app-parts.ts';
import { errorText } from '../ground/error-text.ts';
import { useNotify } from '../ground/useNotify.ts';
import { useOwnScreen } from '../ground/useOwnScreen.ts';
import { useScreen } from '../ground/useScreen.ts';
import { PaneHeader } from '../frame/PaneHeader.tsx';
import { Button } from '../parts/Button.tsx';
import { EmptyState } from '../parts/EmptyState.tsx';
import { ErrorState } from '../parts/ErrorState.tsx';
import { ListSkeleton } from '../parts/ListSkeleton.tsx';
import { Segments } from '../parts/Segments.tsx';
import { useTranslator } from '../parts/text.ts';
import { AttachmentStrip, type Attached } from '../schedule/AttachmentStrip.tsx';
import { SuggestionCard } from './SuggestionCard.tsx';
import './suggestions.css';

/** The address may name the one that is looked at: `?open=4`. */
export function SuggestionPage(): JSX.Element {
  const { office } = useApp();
  const { t } = useTranslator();
  const open = useSearchParams()[0].get('open') ?? undefined;
  const screen = useOwnScreen(() => new SuggestionListScreen(office));
  return (
    <AppFrame
      current="apps"
      place={t('workbench.suggestion.title')}
      turn="main"
      main={screen === undefined ? <ListSkeleton /> : <Page screen={screen} open={open} />}
    />
  );
}

function Page({
  screen,
  open,
}: {
  readonly screen: SuggestionListScreen;
  readonly open: string | undefined;
}): JSX.Element {
  const translator = useTranslator();
  const { t } = translator;
  const notify = useNotify();
  const { rows, mayAnswer, all, more, error, sending, openId } = useScreen(screen);
  const [text, setText] = useState('');
  const [files, setFiles] = useState<readonly Attached[]>([]);
  const { written, most, fits } = feedbackLength(text);
  const send = (): void =>
    void notify.attempt(async () => {
      await screen.send(
        text,
        files.map(({ id }) => id),
      );
      setText('');
      setFiles([]);
      notify.done({ key: 'workbench.suggestion.sent' });
    });
  return (
    <div className="tg-suggestions">
      <PaneHeader
        title={t('workbench.suggestion.title')}
        acts={
          mayAnswer ? (
            <Segments
              label={t('workbench.suggestion.title')}
              choices={[
                { id: 'mine', label: t('workbench.suggestion.mine') },
                { id: 'all', label: t('workbench.suggestion.all') },
              ]}
              chosen={all ? 'all' : 'mine'}
              onChoose={(id) => screen.setAll(id === 'all')}
            />
          ) : null
        }
      />
      <div className="tg-suggestions__body">
        {all ? null : (
          <form
            className="tg-suggestion-form"
            onSubmit={(event) => {
              event.preventDefault();
              send();
            }}
          >
            <textarea
              value={text}
              rows={4}
              aria-label={t('workbench.suggestion.hint')}
              placeholder={t('workbench.suggestion.hint')}
              aria-invalid={written > most || undefined}
              onChange={(event) => setText(event.target.value)}
            />
            <AttachmentStrip files={files} onChange={setFiles} />
            <div>
              <span className="tg-number" data-over={written > most || undefined}>
                {t('workbench.suggestion.count', { written, most })}
              </span>
              <Button look="primary" type="submit" busy={sending} disabled={!fits}>
                {t('workbench.suggestion.send')}
              </Button>
            </div>
          </form>
        )}
        {rows === undefined ? (
          error === undefined ? (
            <ListSkeleton />
          ) : (
            <ErrorState
              small
              detail={errorText(translator, error)}
              code={error.code}
              onRetry={() => void screen.reload()}
            />
          )
        ) : rows.length === 0 ? (
          <EmptyState
            small
            figure="cat"
            title={t('workbench.suggestion.empty')}
            detail={t('workbench.suggestion.emptyDetail')}
          />
        ) : (
          rows.map((row) => (
            <SuggestionCard
              key={row.id}
              screen={screen}
              suggestion={row}
              open={(openId ?? open) === row.id}
              mayAnswer={mayAnswer}
            />
          ))
        )}
        {more ? (
          <Button look="quiet" onClick={() => void screen.more()}>
            {t('workbench.loadMore')}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
