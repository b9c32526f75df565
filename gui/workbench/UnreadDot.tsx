// Draws the dot of what was not read yet; read things keep its place.
import type { JSX } from 'react';
import './UnreadDot.css';

/** Silent: the row says in words what asks for attention. */
export function UnreadDot({ read }: { readonly read: boolean }): JSX.Element {
  return <span className="tg-unread-dot" data-read={read || undefined} aria-hidden="true" />;
}
