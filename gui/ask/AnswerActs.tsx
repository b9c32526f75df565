// What can be done with an answer: copy with footnotes, answer again, rate with a reason, correct, versions.
import { useState, type JSX } from 'react';
import type { Answer, Turn } from '#sdk/ask/ask-api.ts';
import { answerAsText } from '#sdk/ask/rules/answer-text.ts';
import type { AskScreen } from '#sdk/ask/screens/ask.ts';
import { useNotify } from '../ground/useNotify.ts';
import { useScreen } from '../ground/useScreen.ts';
import { Button } from '../parts/Button.tsx';
import { IconButton } from '../parts/IconButton.tsx';
import { useText } from '../parts/text.ts';
import { CorrectDialog } from './CorrectDialog.tsx';
import { ShareAnswerDialog } from './ShareAnswerDialog.tsx';
import { Steps } from './Steps.tsx';

const reasons = ['reasonWrong', 'reasonIncomplete', 'reasonSource', 'reasonOld', 'reasonOther'] as const;

/** Whoever looks after a base may write the answer that comes first from now on. */
export function AnswerActs(props: {
  readonly screen: AskScreen;
  readonly turn: Turn;
  readonly answer: Answer;
}): JSX.Element {
  const { screen, turn, answer } = props;
  const t = useText();
  const notify = useNotify();
  const { place } = useScreen(screen);
  const [asksWhy, setAsksWhy] = useState(false);
  const [correcting, setCorrecting] = useState(false);
  const [sharing, setSharing] = useState(false);
  const mayCorrect = place?.bases.some(({ level }) => level === 'manage') === true;
  const rate = (rating: -1 | 0 | 1, reason?: string): void =>
    void notify.attempt(() => screen.rate(answer.id, rating, reason));
  return (
    <>
      <div className="tg-ask-acts">
        <IconButton
          icon="copy"
          size={18}
          label={t('ask.copy')}
          onClick={() =>
            void notify.attempt(async () => {
              await navigator.clipboard.writeText(answerAsText(turn.question, answer));
              notify.done({ key: 'ask.copied' });
            })
          }
        />
        <IconButton
          icon="redo"
          size={18}
          label={t('ask.regenerate')}
          onClick={() => screen.regenerate(turn.id)}
        />
        <IconButton
          icon="share"
          size={18}
          label={t('ask.share')}
          disabled={answer.refused}
          onClick={() => setSharing(true)}
        />
        <span className="tg-ask-acts__line" />
        <IconButton
          icon="thumbUp"
          size={18}
          label={t('ask.good')}
          pressed={answer.rating > 0}
          onClick={() => rate(answer.rating > 0 ? 0 : 1)}
        />
        <IconButton
          icon="thumbDown"
          size={18}
          label={t('ask.bad')}
          pressed={answer.rating < 0}
          onClick={() => {
            rate(answer.rating < 0 ? 0 : -1);
            setAsksWhy(answer.rating >= 0);
          }}
        />
        {mayCorrect ? (
          <IconButton icon="write" size={18} label={t('ask.correct')} onClick={() => setCorrecting(true)} />
        ) : null}
        {turn.answers.length > 1 ? (
          <Steps
            at={turn.answers.findIndex(({ id }) => id === answer.id) + 1}
            count={turn.answers.length}
            onBack={() => screen.chooseVersion(turn.id, answer.version - 1)}
            onNext={() => screen.chooseVersion(turn.id, answer.version + 1)}
          />
        ) : null}
      </div>
      {asksWhy ? (
        <div className="tg-ask__chips" role="group" aria-label={t('ask.reasonTitle')}>
          <span>{t('ask.reasonTitle')}</span>
          {reasons.map((reason) => (
            <Button
              key={reason}
              size="small"
              onClick={() => {
                setAsksWhy(false);
                rate(-1, t(`ask.${reason}`));
              }}
            >
              {t(`ask.${reason}`)}
            </Button>
          ))}
        </div>
      ) : null}
      {sharing ? (
        <ShareAnswerDialog question={turn.question} answer={answer} onClose={() => setSharing(false)} />
      ) : null}
      {correcting ? (
        <CorrectDialog
          text={answer.refused ? '' : answer.text}
          onClose={() => setCorrecting(false)}
          onSave={(text) => {
            setCorrecting(false);
            void notify.attempt(() => screen.correct(answer.id, text));
          }}
        />
      ) : null}
    </>
  );
}
