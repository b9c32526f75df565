// Where a to-do item is settled: a page of its own system, or the place of the thing it is about.
import { routeOfReference } from './reference-route.ts';

/** Undefined where this build shows no such thing. */
export function todoPlace(item: {
  reference: string;
  link?: string | undefined;
}): { route: string } | { link: string } | undefined {
  if (item.link !== undefined) return { link: item.link };
  const route = routeOfReference(item.reference);
  return route === undefined ? undefined : { route };
}
