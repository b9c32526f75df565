// Every route of the app has a picture, and every picture stands at a route.
import { growingRoutes } from '../../support/growing-rooms.ts';
import { matchPath, type RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import type { AppParts } from '../../../gui/ground/app-parts.ts';
import { appRoutes } from '../../../gui/app/routes.tsx';
import { galleryScreens } from '../../../gui/gallery/screens.ts';

/** These only lead on to another address. */
const redirects = new Set(['/', '/main', '/setting']);

/** Full paths of all routes, children after their parents. */
function paths(routes: readonly RouteObject[], above = ''): string[] {
  return routes.flatMap((route) => {
    const own =
      route.path === undefined || route.path.startsWith('/') ? route.path : `${above}/${route.path}`;
    const full = own === '/*' ? '*' : own;
    return [...(full === undefined ? [] : [full]), ...paths(route.children ?? [], full ?? above)];
  });
}

/** An address without its query. */
const pathOf = (address: string): string => address.split('?')[0] ?? '';
const doors = {
  takeTicket: () => undefined,
  asking: (address: string) => address,
  leaveFor: () => undefined,
  here: () => '/',
};
const known = paths(appRoutes({} as AppParts, doors)).filter((path) => !redirects.has(path));

test('every route has a picture', () => {
  const addresses = [...galleryScreens.map(({ address }) => address), '/403'];
  expect(
    known.filter(
      (path) =>
        !growingRoutes.test(path) && !addresses.some((address) => matchPath(path, pathOf(address)) !== null),
    ),
  ).toEqual([]);
  expect(known.length).toBeGreaterThan(5);
});

test('every picture has a name of its own and a route other than «not found»', () => {
  const names = galleryScreens.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  const real = known.filter((path) => path !== '*');
  const lost = galleryScreens.filter(
    ({ address }) => !real.some((path) => matchPath(path, pathOf(address)) !== null),
  );
  expect(lost.map(({ name }) => name)).toEqual(['not-found']);
});
