// Draws the head of a detail pane: what it is, the next and the one before, and closing it.
import type { JSX, ReactNode } from 'react';
import { IconButton } from '../parts/IconButton.tsx';
import { useText } from '../parts/text.ts';

/** `onStep` is given where there is a list to walk. */
export function DetailHead(props: {
  readonly title: string;
  readonly acts?: ReactNode;
  readonly onStep?: ((by: 1 | -1) => void) | undefined;
  readonly onClose?: (() => void) | undefined;
}): JSX.Element {
  const t = useText();
  const { onStep, onClose } = props;
  return (
    <header className="tg-detail__head">
      <span className="tg-truncate tg-number">{props.title}</span>
      {onStep === undefined ? null : (
        <>
          <IconButton
            icon="up"
            size={18}
            label={t('workbench.approval.previous')}
            hint="K"
            onClick={() => onStep(-1)}
          />
          <IconButton
            icon="down"
            size={18}
            label={t('workbench.approval.next')}
            hint="J"
            onClick={() => onStep(1)}
          />
        </>
      )}
      {props.acts}
      {onClose === undefined ? null : (
        <IconButton icon="close" size={18} label={t('workbench.close')} onClick={onClose} />
      )}
    </header>
  );
}
