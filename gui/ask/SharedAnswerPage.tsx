// An answer that was shared: the question, the sentences, and their sources, to read.
import { useEffect, useState, type JSX } from 'react';
import { useNavigate, useParams } from 'react-router';
import type { Answer, Reading } from '#sdk/ask/ask-api.ts';
import { asOfficeError, type ErrorData } from '#sdk/errors.ts';
import { AppFrame } from '../frame/AppFrame.tsx';
import { useApp } from '../ground/app-parts.ts';
import { errorText } from '../ground/error-text.ts';
import { useNotify } from '../ground/useNotify.ts';
import { ListHeader } from '../frame/ListHeader.tsx';
import { PaneHeader } from '../frame/PaneHeader.tsx';
import { Button } from '../parts/Button.tsx';
import { ErrorState } from '../parts/ErrorState.tsx';
import { ListSkeleton } from '../parts/ListSkeleton.tsx';
import { useTranslator } from '../parts/text.ts';
import { Sentences } from './Sentences.tsx';
import './ask.css';
import './ask-parts.css';

type Shared = { question: string; answer: Answer; own: boolean };

/** The address names the answer. */
export function SharedAnswerPage(): JSX.Element {
  const { office } = useApp();
  const translator = useTranslator();
  const { t } = translator;
  const { answerId = '' } = useParams();
  const navigate = useNavigate();
  const notify = useNotify();
  const [shared, setShared] = useState<Shared>();
  const [error, setError] = useState<ErrorData>();
  const [open, setOpen] = useState<{ n: number; reading: Reading }>();
  useEffect(() => {
    const over = new AbortController();
    office.ask.answer(answerId, { signal: over.signal }).then(setShared, (thrown: unknown) => {
      if (!over.signal.aborted) setError(asOfficeError(thrown).data);
    });
    return () => over.abort();
  }, [office, answerId]);
  return (
    <AppFrame
      current="aiQa"
      place={t('ask.title')}
      turn="main"
      list={
        <ListHeader>
          <Button look="quiet" icon="back" onClick={() => void navigate('/main/aiQa')}>
            {t('ask.title')}
          </Button>
        </ListHeader>
      }
      main={
        error !== undefined ? (
          <ErrorState detail={errorText(translator, error)} code={error.code} />
        ) : shared === undefined ? (
          <ListSkeleton />
        ) : (
          <div className="tg-ask">
            <PaneHeader title={t('ask.sharedAnswer')} meta={t('ask.sharedHint')} />
            <div className="tg-ask__scroll">
              <article className="tg-ask-turn">
                <h2>{shared.question}</h2>
                <div className="tg-ask-turn__text">
                  <Sentences
                    sentences={shared.answer.sentences}
                    sources={shared.answer.sources}
                    openN={open?.n}
                    onOpen={(n) =>
                      void notify.attempt(async () =>
                        setOpen({ n, reading: await office.ask.readSource(answerId, n) }),
                      )
                    }
                  />
                </div>
                {open === undefined ? null : (
                  <blockquote className="tg-ask-shared">
                    <strong>{open.reading.document}</strong>
                    <span>{open.reading.heading}</span>
                    <p>
                      {open.reading.start === undefined || open.reading.end === undefined
                        ? t('ask.notFoundHere')
                        : open.reading.text.slice(
                            open.reading.start - open.reading.from,
                            open.reading.end - open.reading.from,
                          )}
                    </p>
                  </blockquote>
                )}
              </article>
            </div>
          </div>
        )
      }
    />
  );
}
