// Asks for people or chats in a dialog: the picker with a title over it and the act under it.
import { useId, useState, type JSX, type ReactNode } from 'react';
import { PickerScreen, type Picked, type PickerOptions } from '#sdk/contacts/screens/picker.ts';
import { useApp } from '../ground/app-parts.ts';
import { useOwnScreen } from '../ground/useOwnScreen.ts';
import { useScreen } from '../ground/useScreen.ts';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { useText, useTranslator } from '../parts/text.ts';
import { Picker } from './Picker.tsx';
import './PickerDialog.css';

/** What a dialog of this kind is asked with. */
type PickerDialogProps = {
  readonly title: string;
  /** Name of the act; «Done» without one. */
  readonly act?: string;
  readonly options: PickerOptions;
  /** Something to fill in under the list, as a note that goes along. */
  readonly children?: ReactNode;
  /** Does what the people were picked for; the dialog stays open where it answers false. */
  readonly onPick: (picked: Picked) => Promise<boolean>;
  readonly onClose: () => void;
};

/** Mounted is open. */
export function PickerDialog(props: PickerDialogProps): JSX.Element {
  const { office } = useApp();
  const titleId = useId();
  const { language } = useTranslator();
  const screen = useOwnScreen(() => new PickerScreen(office, props.options, language));
  return (
    <Dialog
      isOpen
      onClose={props.onClose}
      aria-labelledby={titleId}
      className="tg-picker-dialog"
      data-size="wide"
      transitionDuration={120}
    >
      {screen === undefined ? null : <Asking {...props} screen={screen} titleId={titleId} />}
    </Dialog>
  );
}

function Asking(
  props: PickerDialogProps & { readonly screen: PickerScreen; readonly titleId: string },
): JSX.Element {
  const { screen, options, onPick, onClose } = props;
  const t = useText();
  const { picked, expanding } = useScreen(screen);
  const [busy, setBusy] = useState(false);
  const done = async (): Promise<void> => {
    const result = await screen.confirm();
    if (result === undefined) return;
    setBusy(true);
    const worked = await onPick(result);
    setBusy(false);
    if (worked) onClose();
  };
  return (
    <div
      className="tg-picker-dialog__whole"
      role="presentation"
      // Also from what is filled in under the list; the picker has taken what is its own.
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || picked.length === 0) return;
        event.preventDefault();
        void done();
      }}
    >
      <h2 id={props.titleId}>{props.title}</h2>
      <Picker screen={screen} options={options} onDone={() => void done()} />
      {props.children}
      <div className="tg-dialog__acts">
        <Button onClick={onClose}>{t('words.cancel')}</Button>
        <Button
          look="primary"
          busy={busy || expanding}
          disabled={picked.length === 0}
          onClick={() => void done()}
        >
          {props.act ?? t('picker.confirm')}
        </Button>
      </div>
    </div>
  );
}
