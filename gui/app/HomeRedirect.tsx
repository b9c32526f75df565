// Leads from `/` and `/main` to the first entry this person is shown; drawn after the guard, when their rights are known.
import type { JSX } from 'react';
import { Navigate } from 'react-router';
import { homeRoute } from '#sdk/navigation/table.ts';
import { useApp } from '../ground/app-parts.ts';
import { shownEntries } from '../ground/shown-entries.ts';
import { OpeningPage } from './OpeningPage.tsx';

/** Not a loader: loaders run beside the guard's, and the innermost redirect would win over the way to `/403`. */
export function HomeRedirect(): JSX.Element {
  const path = homeRoute(shownEntries(useApp()));
  // Its script is on its way still: a phone, on which nothing else is drawn, would be blank.
  return (
    <>
      <OpeningPage path={path} />
      <Navigate replace to={path} />
    </>
  );
}
