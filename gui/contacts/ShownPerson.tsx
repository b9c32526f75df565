// Draws a person's card over whatever one does; its script loads when the first one is opened.
import { lazy, type JSX } from 'react';
import { loadPart } from '../ground/lazy-part.ts';
import { Opening } from '../parts/Opening.tsx';

const PersonDialog = lazy(async () => ({
  default: (await loadPart(() => import('./PersonDialog.tsx'))).PersonDialog,
}));

/** Mounted is open. */
export function ShownPerson(props: { readonly personId: string; readonly onClose: () => void }): JSX.Element {
  return (
    <Opening onClose={props.onClose}>
      <PersonDialog {...props} />
    </Opening>
  );
}
