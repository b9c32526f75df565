// What a feature shows in the window: its routes, its part of the rail, its pages of the gallery, its cards.
import type { ComponentType } from 'react';
import type { OfficeApi, ValueFeed } from '#sdk/api.ts';
import type { ErrorData } from '#sdk/errors.ts';
import type { NavigationName } from './frame/navigation.ts';

/** A place of the app. Its component loads when it is opened. */
export type FeatureRoute = {
  /** As the router takes it: `/main/disk/:kind?`. */
  path: string;
  load: () => Promise<ComponentType>;
  /** It has the whole width: no list stands beside it. */
  wide?: true;
  /** The entry of the rail it belongs to: where a build or a person is not shown that, the place says so by its refusal. */
  entry?: { name: NavigationName; refusal: ErrorData['code'] };
};

/** A picture of the gallery: the app at an address, over the frozen office. */
export type FeaturePicture = { name: string; address: string };

/** A feature of the window. The declaration stands in the first page, so everything behind it is loaded by `load`. */
export type GuiFeature = {
  name: string;
  routes: readonly FeatureRoute[];
  /** Counts on entries of the rail. */
  badges?: Readonly<Partial<Record<NavigationName, (office: OfficeApi) => ValueFeed<number>>>>;
  pictures?: readonly FeaturePicture[];
};
