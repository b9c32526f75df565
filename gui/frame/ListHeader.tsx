// Draws the top of a list pane: search (or whatever leads) and the acts beside it.
import type { JSX, ReactNode } from 'react';
import './ListHeader.css';

/** One line; filters come under it as a row of their own. */
export function ListHeader({ children }: { readonly children: ReactNode }): JSX.Element {
  return <div className="tg-list-header">{children}</div>;
}
