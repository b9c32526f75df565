// Draws the frame all dialogs about messages share: a titled card over the page, Esc closes.
import { useId, type JSX, type ReactNode } from 'react';
import { Dialog } from '../../parts/Dialog.tsx';
import { IconButton } from '../../parts/IconButton.tsx';
import { useText } from '../../parts/text.ts';
import './ActDialogs.css';

/** Mounted is open. */
export function ActFrame(props: {
  readonly title: string;
  /** Language of a title that is somebody's words, so that its signs are set as they were written. */
  readonly titleLanguage?: string | undefined;
  readonly wide?: boolean;
  /** Keeps its height whatever it shows, so that nothing jumps while one looks for something. */
  readonly tall?: boolean;
  readonly children: ReactNode;
  readonly onClose: () => void;
}): JSX.Element {
  const id = useId();
  const t = useText();
  return (
    <Dialog
      isOpen
      onClose={props.onClose}
      aria-labelledby={id}
      className={props.wide === true ? 'tg-act-dialog tg-act-dialog--wide' : 'tg-act-dialog'}
      transitionDuration={120}
    >
      <div className="tg-act-dialog__whole" data-tall={props.tall || undefined}>
        <header className="tg-act-dialog__head">
          <h2 id={id} lang={props.titleLanguage}>
            {props.title}
          </h2>
          <IconButton icon="close" size={18} label={t('words.close')} onClick={props.onClose} />
        </header>
        {props.children}
      </div>
    </Dialog>
  );
}
