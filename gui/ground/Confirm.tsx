// Asks before something happens, from places that stand in the first window: the question's script comes when it is asked.
import { lazy, useState, type ComponentProps, type JSX } from 'react';
import { Opening } from '../parts/Opening.tsx';
import { loadPart } from './lazy-part.ts';
// Dialogs of every kind dress in it, and may be opened before a question is asked.
import '../parts/ConfirmDialog.css';

const ConfirmDialog = lazy(async () => ({
  default: (await loadPart(() => import('../parts/ConfirmDialog.tsx'))).ConfirmDialog,
}));

/** A `ConfirmDialog`. It stays once it was asked, so that it can leave and give the focus back. */
export function Confirm(props: ComponentProps<typeof ConfirmDialog>): JSX.Element | null {
  const [asked, setAsked] = useState(false);
  if (props.open && !asked) setAsked(true);
  if (!asked) return null;
  return (
    <Opening onClose={props.onClose}>
      <ConfirmDialog {...props} />
    </Opening>
  );
}
