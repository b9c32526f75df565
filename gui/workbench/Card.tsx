// Draws a card of the workbench: a head with its act, and what is in it.
import { useId, type JSX, type ReactNode } from 'react';
import './Card.css';

/** A region of its own, called by its title. */
export function Card(props: {
  readonly title: string;
  readonly act?: ReactNode;
  readonly grows?: boolean;
  readonly children: ReactNode;
}): JSX.Element {
  const id = useId();
  return (
    <section className="tg-work-card" aria-labelledby={id} data-grows={props.grows || undefined}>
      <header className="tg-work-card__head">
        <h2 id={id}>{props.title}</h2>
        {props.act}
      </header>
      {props.children}
    </section>
  );
}
