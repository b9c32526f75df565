// Draws a card inside the timeline (file, meeting, link …): glyph, title, one meta line, one act.
import type { JSX, ReactNode } from 'react';
import { Bubble } from './Bubble.tsx';
import { Icon } from './Icon.tsx';
import type { IconName } from './icon-paths.ts';
import './MessageCard.css';

/** At most one act, on the right. `hue` colours the glyph's tile by kind. */
export function MessageCard(props: {
  readonly mine?: boolean;
  readonly icon: IconName;
  readonly hue: 1 | 2 | 3 | 4 | 5 | 6 | 7;
  readonly title: string;
  readonly meta: string;
  readonly act?: ReactNode;
}): JSX.Element {
  return (
    <Bubble mine={props.mine ?? false} bare>
      <div className="tg-card">
        <span className="tg-card__tile" data-hue={props.hue}>
          <Icon name={props.icon} size={22} />
        </span>
        <span className="tg-card__text">
          <b className="tg-truncate" title={props.title}>
            {props.title}
          </b>
          <span className="tg-truncate tg-number">{props.meta}</span>
        </span>
        {props.act}
      </div>
    </Bubble>
  );
}
