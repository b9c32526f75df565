// Sends an answer into chats as a card that opens it for those who may ask in the same bases.
import type { JSX } from 'react';
import type { Answer } from '#sdk/ask/ask-api.ts';
import { shareAnswer } from '#sdk/ask/actions/share-answer.ts';
import { useApp } from '../ground/app-parts.ts';
import { useNotify } from '../ground/useNotify.ts';
import { useText } from '../parts/text.ts';
import { PickerDialog } from '../picker/PickerDialog.tsx';

/** Most chats of one sending. */
const mostChats = 20;

/** Mounted is open. */
export function ShareAnswerDialog(props: {
  readonly question: string;
  readonly answer: Answer;
  readonly onClose: () => void;
}): JSX.Element {
  const t = useText();
  const { office } = useApp();
  const notify = useNotify();
  return (
    <PickerDialog
      title={t('ask.shareTitle')}
      act={t('ask.share')}
      options={{ mode: 'chats', limit: mostChats }}
      onPick={(picked) =>
        notify.attempt(async () => {
          await shareAnswer(
            office,
            { question: props.question, answer: props.answer, source: t('ask.title') },
            picked,
          );
          notify.done({ key: 'ask.shared' });
        })
      }
      onClose={props.onClose}
    />
  );
}
