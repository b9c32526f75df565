// The routes of spec §2, each drawn by the part that owns it; parts beyond the first screen load when they are opened.
import { createBrowserRouter, type RouteObject } from 'react-router';
import { settingPages } from '#sdk/settings/table.ts';
import { guiFeatures } from '../features.ts';
import { settingParts } from '../settings/setting-parts.ts';
import type { AppParts } from '../ground/app-parts.ts';
import { BrokenPage } from './BrokenPage.tsx';
import { BrokenPane } from './BrokenPane.tsx';
import { BrokenPlace } from './BrokenPlace.tsx';
import { FeaturePlace } from './FeaturePlace.tsx';
import { createGuard, type Doors } from './guard.ts';
import { HomeRedirect } from './HomeRedirect.tsx';
import { loadPart } from '../ground/lazy-part.ts';
import { OpenReference } from './OpenReference.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { OpeningPage } from './OpeningPage.tsx';
import { PaneBoundary } from '../ground/PaneBoundary.tsx';
import { SignedIn } from './SignedIn.tsx';
import { SettingRedirect } from './SettingRedirect.tsx';

/** The router as the app holds it. */
export type AppRouter = ReturnType<typeof createBrowserRouter>;

/** Makes the router of the real address bar. */
export function createAppRouter(app: AppParts, doors: Doors): AppRouter {
  return createBrowserRouter(appRoutes(app, doors));
}

/** The routes; the guard runs before anything but `/403` is drawn, and once per visit. */
export function appRoutes(app: AppParts, doors: Doors): RouteObject[] {
  return [
    {
      path: '/403',
      lazy: async () => {
        const { ForbiddenPage } = await loadPart(() => import('../account/ForbiddenPage.tsx'));
        return { element: <ForbiddenPage doors={doors} /> };
      },
      hydrateFallbackElement: <OpeningPage />,
    },
    {
      loader: createGuard(app, doors),
      shouldRevalidate: () => false,
      element: <SignedIn />,
      errorElement: <BrokenPage />,
      hydrateFallbackElement: <OpeningPage />,
      children: [
        {
          errorElement: <BrokenPlace />,
          children: [
            { path: '/', element: <HomeRedirect /> },
            { path: '/main', element: <HomeRedirect /> },
            { path: '/open/:reference', element: <OpenReference /> },
            {
              path: '/main/messages/:chatId?',
              lazy: async () => ({
                Component: (await loadPart(() => import('../chat/MessagesPage.tsx'))).MessagesPage,
              }),
            },
            {
              path: '/main/contacts/:personId?',
              lazy: async () => ({
                Component: (await loadPart(() => import('../contacts/ContactsPage.tsx'))).ContactsPage,
              }),
            },
            ...guiFeatures.flatMap(({ routes }) =>
              routes.map(({ path, load, entry }) => ({
                path,
                lazy: async () => ({ element: <FeaturePlace Place={await loadPart(load)} entry={entry} /> }),
              })),
            ),
            {
              path: '/setting',
              lazy: async () => ({
                Component: (await loadPart(() => import('../settings/SettingsLayout.tsx'))).SettingsLayout,
              }),
              children: [
                {
                  // Not of the pages themselves: the router draws nothing of one whose script did not come.
                  errorElement: <BrokenPane />,
                  children: [
                    { index: true, element: <SettingRedirect /> },
                    ...settingPages.map((name) => ({
                      path: name,
                      lazy: async () => {
                        const Page = await loadPart(settingParts[name]);
                        return {
                          element: (
                            <PaneBoundary>
                              <Page />
                            </PaneBoundary>
                          ),
                        };
                      },
                    })),
                  ],
                },
              ],
            },
            {
              path: '/approve/:code?',
              lazy: async () => ({
                Component: (await loadPart(() => import('../account/ApprovePage.tsx'))).ApprovePage,
              }),
            },
            {
              path: '/debug',
              // Its sentences come with those of features.
              lazy: async () => {
                const { DebugPage } = await loadPart(() => import('../debug/DebugPage.tsx'));
                return { element: <FeaturePlace Place={DebugPage} entry={undefined} /> };
              },
            },
            { path: '*', element: <NotFoundPage /> },
          ],
        },
      ],
    },
  ];
}
