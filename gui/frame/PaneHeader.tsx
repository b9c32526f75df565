// Draws the header of main or details: back arrow where panes take turns, avatar, title, meta line, acts.
import type { JSX, ReactNode } from 'react';
import { textLanguage } from '#sdk/chat/rules/text-language.ts';
import { IconButton } from '../parts/IconButton.tsx';
import { useText } from '../parts/text.ts';
import './PaneHeader.css';
import { PersonName } from '../parts/PersonName.tsx';

/** `onBack` is given only while list and main take turns. */
export function PaneHeader(props: {
  readonly title: string;
  /** The title is somebody's name. */
  readonly ofPerson?: boolean;
  /** What the title opens, where it opens something. */
  readonly onTitle?: () => void;
  readonly meta?: string;
  readonly avatar?: ReactNode;
  readonly acts?: ReactNode;
  readonly onBack?: () => void;
}): JSX.Element {
  const t = useText();
  const title = props.ofPerson === true ? <PersonName name={props.title} /> : props.title;
  return (
    <header className="tg-header">
      {props.onBack ? <IconButton icon="back" label={t('words.back')} onClick={props.onBack} /> : null}
      {props.avatar && (
        // The title beside it is the same for keys and readers.
        <span className="tg-header__avatar" onClick={props.onTitle}>
          {props.avatar}
        </span>
      )}
      <div className="tg-header__text">
        <h1 className="tg-truncate" title={props.title} lang={textLanguage(props.title)}>
          {props.onTitle === undefined ? (
            title
          ) : (
            <button type="button" className="tg-header__title" onClick={props.onTitle}>
              {title}
            </button>
          )}
        </h1>
        {props.meta === undefined ? null : <p className="tg-truncate tg-number">{props.meta}</p>}
      </div>
      {props.acts === undefined ? null : <div className="tg-header__acts">{props.acts}</div>}
    </header>
  );
}
