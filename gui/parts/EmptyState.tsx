// Draws an empty place: a small tangram figure, one line of what this is, at most one act.
import type { JSX, ReactNode } from 'react';
import { TangramFigure } from './tangram/TangramFigure.tsx';
import type { FigureName } from './tangram/figures.ts';
import './EmptyState.css';

/** `small` fits a list pane. */
export function EmptyState(props: {
  readonly figure: FigureName;
  readonly title: string;
  readonly detail?: string;
  readonly act?: ReactNode;
  readonly small?: boolean;
  /** 1 where this is all there is in main. */
  readonly level?: 1 | 2;
}): JSX.Element {
  const Heading = props.level === 1 ? 'h1' : 'h2';
  return (
    <div className="tg-empty" data-small={props.small || undefined}>
      <TangramFigure figure={props.figure} height={props.small ? 76 : 112} tone="soft" />
      <Heading>{props.title}</Heading>
      {props.detail === undefined ? null : <p>{props.detail}</p>}
      {props.act}
    </div>
  );
}
