// A person's name, with its letters beside it where the reader of English has chosen them.
import type { JSX, ReactNode } from 'react';
import { useTranslator } from './text.ts';
import './PersonName.css';

/** Inside whatever names somebody. `children` is the name drawn otherwise, as with what was found in it marked. */
export function PersonName(props: { readonly name: string; readonly children?: ReactNode }): JSX.Element {
  const letters = useTranslator().letters?.(props.name);
  return (
    <>
      {props.children ?? props.name}
      {letters === undefined ? null : (
        <span className="tg-letters" lang="en">
          {' '}
          {letters}
        </span>
      )}
    </>
  );
}
