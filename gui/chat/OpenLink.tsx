// Loads the question before a link is opened where one is drawn that may need it: hardly any does.
import { lazy, Suspense, type ComponentProps, type JSX } from 'react';
import { loadPart } from '../ground/lazy-part.ts';
import type { OpenLinkDialog } from './OpenLinkDialog.tsx';

const Question = lazy(async () => ({
  default: (await loadPart(() => import('./OpenLinkDialog.tsx'))).OpenLinkDialog,
}));

/** As the dialog itself. */
export function OpenLink(props: ComponentProps<typeof OpenLinkDialog>): JSX.Element {
  return (
    <Suspense>
      <Question {...props} />
    </Suspense>
  );
}
