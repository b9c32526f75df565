// Asks before something happens: title, what it means, one act bottom right; Esc closes.
import { useId, type JSX, type ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { useText } from './text.ts';
import './ConfirmDialog.css';

/** Enter confirms unless the act is destructive; then the focus starts on Cancel and the title names the object. */
export function ConfirmDialog(props: {
  readonly open: boolean;
  readonly title: string;
  readonly children: ReactNode;
  readonly act: string;
  readonly destructive?: boolean;
  readonly busy?: boolean;
  /** Another thing that can be done instead, before «Cancel». */
  readonly also?: ReactNode;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}): JSX.Element {
  const t = useText();
  const id = useId();
  return (
    <Dialog isOpen={props.open} onClose={props.onClose} aria-labelledby={id} transitionDuration={180}>
      <form
        className="tg-dialog"
        onSubmit={(event) => {
          event.preventDefault();
          props.onConfirm();
        }}
      >
        <h2 id={id}>{props.title}</h2>
        <div className="tg-dialog__body">{props.children}</div>
        <div className="tg-dialog__acts">
          {props.also}
          <Button onClick={props.onClose} autoFocus={props.destructive ?? false}>
            {t('words.cancel')}
          </Button>
          <Button
            type="submit"
            look={props.destructive ? 'danger' : 'primary'}
            busy={props.busy ?? false}
            autoFocus={!props.destructive}
          >
            {props.act}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
