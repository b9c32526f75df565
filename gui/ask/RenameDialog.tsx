// Asks for a name or a text in a dialog of one field.
import { useId, useState, type JSX } from 'react';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { Field } from '../parts/Field.tsx';
import { useText } from '../parts/text.ts';

/** Saves what is not empty. */
export function RenameDialog(props: {
  readonly title: string;
  readonly heading?: string;
  readonly onSave: (title: string) => void;
  readonly onClose: () => void;
}): JSX.Element {
  const t = useText();
  const id = useId();
  const [title, setTitle] = useState(props.title);
  return (
    <Dialog isOpen onClose={props.onClose} aria-labelledby={id}>
      <form
        className="tg-dialog"
        onSubmit={(event) => {
          event.preventDefault();
          if (title.trim() !== '') props.onSave(title.trim());
        }}
      >
        <h2 id={id}>{props.heading ?? t('ask.rename')}</h2>
        <div className="tg-dialog__body">
          <Field label={t('ask.baseName')} value={title} onChange={setTitle} autoFocus />
        </div>
        <div className="tg-dialog__acts">
          <Button onClick={props.onClose}>{t('ask.cancel')}</Button>
          <Button type="submit" look="primary" disabled={title.trim() === ''}>
            {t('ask.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
