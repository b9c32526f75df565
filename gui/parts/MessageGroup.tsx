// Draws what one person says in a row: avatar and name once, the bubbles under each other.
import type { JSX, ReactNode } from 'react';
import './MessageGroup.css';

/** A group of bubbles. Mine has neither avatar nor name. */
export function MessageGroup(props: {
  readonly mine?: boolean;
  readonly avatar?: ReactNode;
  readonly name?: string;
  readonly time?: string;
  readonly children: ReactNode;
}): JSX.Element {
  return (
    <div className="tg-messages" data-mine={props.mine || undefined}>
      {props.mine ? null : props.avatar}
      <div className="tg-messages__column">
        {props.name === undefined && props.time === undefined ? null : (
          <div className="tg-messages__who">
            {props.name === undefined ? null : <span className="tg-truncate">{props.name}</span>}
            {props.time === undefined ? null : (
              <span className="tg-messages__time tg-number">{props.time}</span>
            )}
          </div>
        )}
        {props.children}
      </div>
    </div>
  );
}
