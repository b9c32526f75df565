// A question with the shown version of its answer: how it came about, its sentences, pictures, acts and what may be asked next.
import { useState, type JSX } from 'react';
import { writeDate } from '#sdk/locales/date-format.ts';
import type { Answer } from '#sdk/ask/ask-api.ts';
import type { ShownTurn } from '#sdk/ask/rules/turn-path.ts';
import type { AskScreen } from '#sdk/ask/screens/ask.ts';
import { useScreen } from '../ground/useScreen.ts';
import { Button } from '../parts/Button.tsx';
import { Icon } from '../parts/Icon.tsx';
import { IconButton } from '../parts/IconButton.tsx';
import { useTranslator } from '../parts/text.ts';
import { AnswerActs } from './AnswerActs.tsx';
import { AnswerPictures } from './AnswerPictures.tsx';
import { RefusedNext } from './RefusedNext.tsx';
import { Sentences } from './Sentences.tsx';
import { SourceGroups } from './SourceGroups.tsx';
import { Steps } from './Steps.tsx';

/** The last turn offers what may be asked next. */
export function TurnView(props: {
  readonly shown: ShownTurn;
  readonly screen: AskScreen;
  readonly last: boolean;
}): JSX.Element {
  const { shown, screen, last } = props;
  const { turn, answer, branches } = shown;
  const { t } = useTranslator();
  const { source } = useScreen(screen);
  const [editing, setEditing] = useState<string>();
  const at = branches.indexOf(turn.id);
  const branch = (step: number): void => {
    const next = branches[at + step];
    if (next !== undefined) screen.chooseBranch(turn.parentId, next);
  };
  return (
    <article className="tg-ask-turn">
      {turn.cut ? <p className="tg-ask__cut">{t('ask.cutHere')}</p> : null}
      {editing === undefined ? (
        <div className="tg-ask-turn__head">
          <h2>{turn.question}</h2>
          {branches.length > 1 ? (
            <Steps at={at + 1} count={branches.length} onBack={() => branch(-1)} onNext={() => branch(1)} />
          ) : null}
          <IconButton
            icon="write"
            size={16}
            label={t('ask.editQuestion')}
            onClick={() => setEditing(turn.question)}
          />
        </div>
      ) : (
        <form
          className="tg-ask-turn__edit"
          onSubmit={(event) => {
            event.preventDefault();
            setEditing(undefined);
            if (editing.trim() !== '') screen.edit(turn.id, editing.trim());
          }}
        >
          <textarea
            aria-label={t('ask.editQuestion')}
            autoFocus
            rows={2}
            maxLength={2_000}
            value={editing}
            onChange={(event) => setEditing(event.target.value)}
          />
          <div>
            <Button onClick={() => setEditing(undefined)}>{t('ask.cancel')}</Button>
            <Button type="submit" look="primary">
              {t('ask.askAgain')}
            </Button>
          </div>
        </form>
      )}
      {answer === undefined ? null : (
        <>
          <Meta answer={answer} />
          <div className="tg-ask-turn__text" data-refused={answer.refused || undefined}>
            {answer.refused ? (
              <>
                <p>{answer.text}</p>
                <p className="tg-ask-turn__next">{t('ask.refusedNext')}</p>
                <RefusedNext screen={screen} turnId={turn.id} onRephrase={() => setEditing(turn.question)} />
              </>
            ) : (
              <Sentences
                sentences={answer.sentences}
                sources={answer.sources}
                openN={source?.answerId === answer.id ? source.n : undefined}
                onOpen={(n) => void screen.openSource(answer.id, n)}
              />
            )}
          </div>
          <AnswerPictures answer={answer} onOpen={(n) => void screen.openSource(answer.id, n)} />
          <SourceGroups answer={answer} onOpen={(n) => void screen.openSource(answer.id, n)} />
          <AnswerActs screen={screen} turn={turn} answer={answer} />
          {last && answer.followUps.length > 0 ? (
            <div className="tg-ask__chips" role="group" aria-label={t('ask.followUps')}>
              {answer.followUps.map((question) => (
                <button
                  key={question}
                  type="button"
                  className="tg-ask__chip"
                  onClick={() => screen.ask(question)}
                >
                  {question}
                </button>
              ))}
            </div>
          ) : null}
        </>
      )}
    </article>
  );
}

/** What was found, how long it took, and how the answer came about. */
function Meta({ answer }: { readonly answer: Answer }): JSX.Element {
  const { t, timeLocale } = useTranslator();
  const date =
    answer.verifiedTime === undefined
      ? ''
      : writeDate(timeLocale, answer.verifiedTime, { dateStyle: 'medium' });
  const how = {
    quoted: t('ask.quoted'),
    library: t('ask.library'),
    verified: t('ask.verified', { name: answer.verifiedBy, date }),
    model: t('ask.byModel', { model: answer.model }),
  }[answer.mode];
  return (
    <p className="tg-ask-turn__meta">
      {answer.refused ? null : (
        <span>
          <Icon name="search" size={16} />
          {t('ask.found', { passages: answer.passages, documents: answer.documents })}
        </span>
      )}
      <span className="tg-number">
        {t('ask.seconds', { seconds: (answer.elapsedMs / 1_000).toFixed(1) })}
      </span>
      {answer.refused ? null : <span>{how}</span>}
      {answer.state === 'stopped' ? <strong>{t('ask.stopped')}</strong> : null}
      {answer.state === 'failed' ? <strong>{t('ask.failed')}</strong> : null}
    </p>
  );
}
