// Asks for a question and its answer.
import { useId, useState, type JSX } from 'react';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { Field } from '../parts/Field.tsx';
import { useText } from '../parts/text.ts';

/** Stays open where saving did not work. */
export function PairDialog(props: {
  readonly begins: { readonly question: string; readonly answer: string };
  readonly onSave: (pair: { question: string; answer: string }) => Promise<boolean>;
  readonly onClose: () => void;
}): JSX.Element {
  const t = useText();
  const id = useId();
  const [question, setQuestion] = useState(props.begins.question);
  const [answer, setAnswer] = useState(props.begins.answer);
  const isEmpty = question.trim() === '' || answer.trim() === '';
  return (
    <Dialog isOpen onClose={props.onClose} aria-labelledby={id}>
      <form
        className="tg-dialog"
        onSubmit={(event) => {
          event.preventDefault();
          if (isEmpty) return;
          void props.onSave({ question: question.trim(), answer: answer.trim() }).then((worked) => {
            if (worked) props.onClose();
          });
        }}
      >
        <h2 id={id}>
          {props.begins.question === ''
            ? t('ask.addPair')
            : t('ask.editPair', { question: props.begins.question })}
        </h2>
        <div className="tg-dialog__body tg-ask-form">
          <Field label={t('ask.question')} value={question} onChange={setQuestion} autoFocus />
          <label>
            <span>{t('ask.answerText')}</span>
            <textarea rows={6} value={answer} onChange={(event) => setAnswer(event.target.value)} />
          </label>
        </div>
        <div className="tg-dialog__acts">
          <Button onClick={props.onClose}>{t('ask.cancel')}</Button>
          <Button type="submit" look="primary" disabled={isEmpty}>
            {t('ask.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
