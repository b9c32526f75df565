// Draws one message balloon: theirs on paper, mine in jade; the content is the caller's.
import type { JSX, MouseEventHandler, ReactNode } from 'react';
import './Bubble.css';

/** `bare` drops padding and tint, for cards and pictures that bring their own. */
export function Bubble(props: {
  readonly mine?: boolean;
  readonly bare?: boolean;
  readonly title?: string;
  /** Language of what was written, where it is not the window's. */
  readonly lang?: string | undefined;
  readonly children: ReactNode;
  readonly onContextMenu?: MouseEventHandler<HTMLDivElement>;
}): JSX.Element {
  return (
    <div
      className="tg-bubble"
      data-mine={props.mine || undefined}
      data-bare={props.bare || undefined}
      title={props.title}
      lang={props.lang}
      onContextMenu={props.onContextMenu}
    >
      {props.children}
    </div>
  );
}
