// Draws a count that asks for attention, or a quiet dot where the chat is muted.
import type { JSX } from 'react';
import './Badge.css';

/** Counts over 99 show as 99+. Nothing is drawn for zero. */
export function Badge(props: {
  readonly count: number;
  readonly label: string;
  readonly quiet?: boolean;
}): JSX.Element | null {
  const { count, label, quiet } = props;
  if (count <= 0) return null;
  return (
    <span className="tg-badge tg-number" data-quiet={quiet || undefined}>
      <span aria-hidden="true">{quiet ? '' : count > 99 ? '99+' : count}</span>
      <span className="tg-hidden">{label}</span>
    </span>
  );
}
