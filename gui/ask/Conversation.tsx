// The open conversation: its turns, what is being written, and the field to ask in.
import { useEffect, useRef, useState, type JSX } from 'react';
import { useNavigate } from 'react-router';
import { startersOf } from '#sdk/ask/rules/starters.ts';
import type { AskScreen } from '#sdk/ask/screens/ask.ts';
import { mayHelpAgain } from '#sdk/errors.ts';
import { errorText } from '../ground/error-text.ts';
import { useNotify } from '../ground/useNotify.ts';
import { useScreen } from '../ground/useScreen.ts';
import { FirstTour } from '../frame/FirstTour.tsx';
import { PaneHeader } from '../frame/PaneHeader.tsx';
import { useFrameFold } from '../frame/useFrameFold.ts';
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx';
import { ErrorState } from '../parts/ErrorState.tsx';
import { IconButton } from '../parts/IconButton.tsx';
import { MenuButton } from '../parts/MenuButton.tsx';
import { useTranslator } from '../parts/text.ts';
import { AskField } from './AskField.tsx';
import { TurnSkeleton } from './TurnSkeleton.tsx';
import { TurnView } from './TurnView.tsx';
import { WritingView } from './WritingView.tsx';

/** Follows what is written as long as one is at the end. */
export function Conversation({ screen }: { readonly screen: AskScreen }): JSX.Element {
  const translator = useTranslator();
  const { t } = translator;
  const notify = useNotify();
  const { session, sessionId, sessionError, turns, writing, place, chosenBases, askError, cut } =
    useScreen(screen);
  const [clearing, setClearing] = useState(false);
  const scroller = useRef<HTMLDivElement>(null);
  const written = writing?.sentences.length ?? -1;
  useEffect(() => {
    const box = scroller.current;
    if (box !== null && box.scrollHeight - box.scrollTop - box.clientHeight < 400)
      box.scrollTop = box.scrollHeight;
  }, [written, turns.length]);
  const names = place?.bases
    .filter(({ id }) => chosenBases.includes(id))
    .map(({ name }) => name)
    .join(' • ');
  const fold = useFrameFold();
  const takesTurns = fold === 'turns' || fold === 'phone';
  const navigate = useNavigate();
  const isEmpty = sessionId === undefined && writing === undefined;
  const isOpening = !isEmpty && session === undefined && sessionError === undefined && writing === undefined;
  return (
    <div className="tg-ask" data-empty={isEmpty || undefined}>
      {isEmpty && !takesTurns ? null : (
        <PaneHeader
          {...(takesTurns && { onBack: () => void navigate('/main/aiQa?list') })}
          title={session?.title ?? writing?.question ?? t('ask.title')}
          {...(names !== undefined && { meta: names })}
          acts={
            session === undefined ? null : (
              <>
                <IconButton
                  icon="star"
                  label={t(session.pinned ? 'ask.unpin' : 'ask.pin')}
                  pressed={session.pinned}
                  onClick={() =>
                    void notify.attempt(async () => {
                      await screen.pin(session.id, !session.pinned);
                      await screen.reload();
                    })
                  }
                />
                <MenuButton
                  label={t('ask.more')}
                  entries={[
                    { id: 'topic', label: t('ask.newTopic'), icon: 'plus' },
                    'line',
                    { id: 'clear', label: t('ask.clear'), icon: 'trash', danger: true },
                  ]}
                  onChoose={(id) => {
                    if (id === 'topic') screen.newTopic();
                    else if (writing === undefined) setClearing(true);
                    // Refused while an answer is being written, in the specification's words.
                    else void notify.attempt(() => screen.clear(session.id, false));
                  }}
                >
                  {({ expanded, toggle }) => (
                    <IconButton icon="more" label={t('ask.more')} expanded={expanded} onClick={toggle} />
                  )}
                </MenuButton>
              </>
            )
          }
        />
      )}
      <div className="tg-ask__scroll" ref={scroller} role="log" aria-label={t('ask.title')}>
        {isEmpty ? (
          <div className="tg-ask__landing">
            <h1>{t('ask.landing')}</h1>
            <p>{t('ask.landingHint')}</p>
            <Starters screen={screen} />
            <FirstTour />
          </div>
        ) : null}
        {isOpening ? <TurnSkeleton /> : null}
        {sessionError === undefined ? null : (
          <ErrorState
            detail={errorText(translator, sessionError)}
            code={sessionError.code}
            {...(mayHelpAgain(sessionError) && { onRetry: () => void screen.reload() })}
          />
        )}
        {turns.map((shown, at) =>
          writing?.turnId === shown.turn.id ? null : (
            <TurnView key={shown.turn.id} shown={shown} screen={screen} last={at === turns.length - 1} />
          ),
        )}
        {writing === undefined ? null : <WritingView writing={writing} />}
        {cut ? <p className="tg-ask__cut">{t('ask.cutHere')}</p> : null}
        {askError === undefined ? null : (
          <p className="tg-ask__error" role="alert">
            {errorText(translator, askError)}
          </p>
        )}
      </div>
      <AskField screen={screen} />
      <ConfirmDialog
        open={clearing}
        title={t('ask.clearQuestion', { title: session?.title ?? '' })}
        act={t('ask.clear')}
        destructive
        onClose={() => setClearing(false)}
        onConfirm={() => {
          setClearing(false);
          if (session !== undefined) void notify.attempt(() => screen.clear(session.id, false));
        }}
      >
        {null}
      </ConfirmDialog>
    </div>
  );
}

/** What the published assistants propose to begin with. */
function Starters({ screen }: { readonly screen: AskScreen }): JSX.Element | null {
  const { place } = useScreen(screen);
  const { language } = useTranslator();
  const starters = startersOf(place?.assistants ?? [], language, 4);
  if (starters.length === 0) return null;
  return (
    <div className="tg-ask__chips">
      {starters.map(({ question, baseIds }) => (
        <button
          key={question}
          type="button"
          className="tg-ask__chip"
          onClick={() => {
            screen.chooseBases(baseIds);
            screen.ask(question);
          }}
        >
          {question}
        </button>
      ))}
    </div>
  );
}
