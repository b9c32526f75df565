// Leads from `/open/event:812` to where the thing is shown.
import type { JSX } from 'react';
import { Navigate, useParams } from 'react-router';
import { routeOfReference } from '#sdk/navigation/reference-route.ts';
import { NotFoundPage } from './NotFoundPage.tsx';

/** As {@link HomeRedirect}: drawn after the guard, so that whoever is not signed in comes here again. */
export function OpenReference(): JSX.Element {
  const route = routeOfReference(useParams()['reference'] ?? '');
  return route === undefined ? <NotFoundPage /> : <Navigate replace to={route} />;
}
