// Counts on the entries of the rail, as each feature tells them.
import { useEffect, useState } from 'react';
import type { OfficeApi } from '#sdk/api.ts';
import type { NavigationName } from './navigation.ts';
import { guiFeatures } from '../features.ts';

/** What each entry's badge shows; features without a count have none. */
export type Badges = Readonly<Partial<Record<NavigationName, number>>>;

/** Listens to every count for as long as the rail is drawn. */
export function useBadges(office: OfficeApi): Badges {
  const [badges, setBadges] = useState<Badges>({});
  useEffect(() => {
    const feeds = guiFeatures.flatMap(({ badges: counted = {} }) => Object.entries(counted));
    const stops = feeds.map(([name, feed]) =>
      feed(office)((count) => setBadges((known) => ({ ...known, [name]: count }))),
    );
    return () => stops.forEach((stop) => stop());
  }, [office]);
  return badges;
}
