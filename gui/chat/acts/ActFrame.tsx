// Draws the frame all dialogs about messages share: a titled card over the page, Esc closes.
import { useId, type JSX, type ReactNode } from 'react';
import { Dialog } from '../../parts/Dialog.tsx';

/** Mounted is open. */
export function ActFrame(props: {
  readonly title: string;
  readonly wide?: boolean;
  readonly children: ReactNode;
  readonly onClose: () => void;
}): JSX.Element {
  const id = useId();
  return (
    <Dialog
      isOpen
      onClose={props.onClose}
      aria-labelledby={id}
      className={props.wide === true ? 'tg-act-dialog tg-act-dialog--wide' : 'tg-act-dialog'}
      transitionDuration={120}
    >
      <div className="tg-act-dialog__whole">
        <h2 id={id}>{props.title}</h2>
        {props.children}
      </div>
    </Dialog>
  );
}
