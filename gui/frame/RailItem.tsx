// Draws one entry of the rail: icon over label, the count at the icon's shoulder.
import type { JSX } from 'react';
import { Badge } from '../parts/Badge.tsx';
import { Icon } from '../parts/Icon.tsx';
import type { IconName } from '../parts/icon-paths.ts';
import { useText } from '../parts/text.ts';

/** A labelled entry; `current` is announced as the page one is on. */
export function RailItem(props: {
  readonly icon: IconName;
  readonly label: string;
  readonly badge?: number;
  readonly current?: boolean;
  readonly expanded?: boolean;
  readonly onOpen: () => void;
}): JSX.Element {
  const t = useText();
  const count = props.badge ?? 0;
  return (
    <button
      type="button"
      className="tg-rail__item"
      aria-current={props.current ? 'page' : undefined}
      aria-expanded={props.expanded}
      title={props.label}
      onClick={props.onOpen}
    >
      <span className="tg-rail__icon">
        <Icon name={props.icon} />
        <Badge count={count} label={t('frame.unreadCount', { count })} />
      </span>
      <span className="tg-rail__label tg-truncate">{props.label}</span>
    </button>
  );
}
