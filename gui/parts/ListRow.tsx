// Draws one row of a list pane: avatar, the name with its time, and under them the second line with a count.
import { textLanguage } from '#sdk/chat/rules/text-language.ts';
import type { JSX, MouseEventHandler, ReactNode } from 'react';
import './ListRow.css';
import { PersonName } from './PersonName.tsx';

/** The places of a row. Everything is drawn, nothing decided here. */
export type ListRowProps = {
  readonly id: string;
  readonly avatar?: ReactNode;
  readonly name: string;
  /** The name is somebody's. */
  readonly ofPerson?: boolean;
  /** Small things right after the name: tags, a muted sign. */
  readonly after?: ReactNode;
  readonly line?: ReactNode;
  /** Language of the line, where it is not the window's. */
  readonly lineLang?: string | undefined;
  readonly time?: string;
  readonly end?: ReactNode;
  readonly selected?: boolean;
  /** The row the list's arrow keys stand on, where the list keeps the focus itself. */
  readonly active?: boolean;
  /** Its menu is open beside it. */
  readonly hasMenu?: boolean;
  /** The row of the list that Tab reaches. */
  readonly focusable?: boolean;
  readonly onOpen?: MouseEventHandler<HTMLDivElement>;
  readonly onContextMenu?: MouseEventHandler<HTMLDivElement>;
};

/** Lives in a `role="listbox"`; the list owns the arrow keys and scrolls. */
export function ListRow(props: ListRowProps): JSX.Element {
  return (
    <div
      id={props.id}
      className="tg-row"
      role="option"
      aria-selected={props.selected ?? false}
      data-active={props.active || undefined}
      data-menu={props.hasMenu || undefined}
      tabIndex={props.focusable ? 0 : -1}
      onClick={props.onOpen}
      onContextMenu={props.onContextMenu}
    >
      {props.avatar}
      <div className="tg-row__text">
        <div className="tg-row__top">
          <div className="tg-row__name">
            <span className="tg-truncate" title={props.name} lang={textLanguage(props.name)}>
              {props.ofPerson === true ? <PersonName name={props.name} /> : props.name}
            </span>
            {props.after}
          </div>
          <span className="tg-row__time tg-number">{props.time}</span>
        </div>
        {props.line === undefined ? null : (
          <div className="tg-row__bottom">
            <div className="tg-row__line tg-truncate" lang={props.lineLang}>
              {props.line}
            </div>
            {props.end}
          </div>
        )}
      </div>
    </div>
  );
}
