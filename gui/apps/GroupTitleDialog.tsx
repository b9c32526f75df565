// Asks for the title of a group of apps, which it cannot be without.
import { useId, useState, type JSX } from 'react';
import { groupTitleFits } from '#sdk/apps/rules/group-title.ts';
import { useNotify } from '../ground/useNotify.ts';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { Field } from '../parts/Field.tsx';
import { useText } from '../parts/text.ts';
import '../parts/ConfirmDialog.css';

/** Mounted is open. */
export function GroupTitleDialog(props: {
  readonly title: string;
  readonly start: string;
  readonly onSave: (title: string) => Promise<void>;
  readonly onClose: () => void;
}): JSX.Element {
  const t = useText();
  const notify = useNotify();
  const id = useId();
  const [title, setTitle] = useState(props.start);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    setTried(true);
    if (!groupTitleFits(title)) return;
    setBusy(true);
    if (await notify.attempt(() => props.onSave(title))) props.onClose();
    setBusy(false);
  };
  return (
    <Dialog isOpen onClose={props.onClose} aria-labelledby={id} transitionDuration={120}>
      <form
        className="tg-dialog"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <h2 id={id}>{props.title}</h2>
        <div className="tg-dialog__body">
          <Field
            label={t('workbench.apps.groupTitle')}
            value={title}
            autoFocus
            error={tried && !groupTitleFits(title) ? t('errors.appGroupTitleMissing') : undefined}
            onChange={setTitle}
          />
        </div>
        <div className="tg-dialog__acts">
          <Button onClick={props.onClose}>{t('workbench.cancel')}</Button>
          <Button look="primary" type="submit" busy={busy}>
            {t('workbench.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
