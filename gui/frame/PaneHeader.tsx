// Draws the header of main or details: back arrow where panes take turns, avatar, title, meta line, acts.
import type { JSX, ReactNode } from 'react';
import { IconButton } from '../parts/IconButton.tsx';
import { useText } from '../parts/text.ts';
import './PaneHeader.css';

/** `onBack` is given only while list and main take turns. */
export function PaneHeader(props: {
  readonly title: string;
  readonly meta?: string;
  readonly avatar?: ReactNode;
  readonly acts?: ReactNode;
  readonly onBack?: () => void;
}): JSX.Element {
  const t = useText();
  return (
    <header className="tg-header">
      {props.onBack ? <IconButton icon="back" label={t('words.back')} onClick={props.onBack} /> : null}
      {props.avatar}
      <div className="tg-header__text">
        <h1 className="tg-truncate" title={props.title}>
          {props.title}
        </h1>
        {props.meta === undefined ? null : <p className="tg-truncate tg-number">{props.meta}</p>}
      </div>
      {props.acts === undefined ? null : <div className="tg-header__acts">{props.acts}</div>}
    </header>
  );
}
