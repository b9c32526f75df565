// Writes the answer that comes first from now on.
import { useId, useState, type JSX } from 'react';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { useText } from '../parts/text.ts';

/** Begins with what was answered. */
export function CorrectDialog(props: {
  readonly text: string;
  readonly onSave: (text: string) => void;
  readonly onClose: () => void;
}): JSX.Element {
  const t = useText();
  const id = useId();
  const [text, setText] = useState(props.text);
  return (
    <Dialog isOpen onClose={props.onClose} aria-labelledby={id}>
      <form
        className="tg-dialog"
        onSubmit={(event) => {
          event.preventDefault();
          props.onSave(text.trim());
        }}
      >
        <h2 id={id}>{t('ask.correct')}</h2>
        <div className="tg-dialog__body tg-ask-turn__edit">
          <p>{t('ask.correctHint')}</p>
          <textarea
            aria-labelledby={id}
            autoFocus
            rows={6}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </div>
        <div className="tg-dialog__acts">
          <Button onClick={props.onClose}>{t('ask.cancel')}</Button>
          <Button type="submit" look="primary" disabled={text.trim() === ''}>
            {t('ask.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
