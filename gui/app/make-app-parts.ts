// Makes the app's parts around an office: the stores and the notices every page reads.
import type { OfficeApi } from '#sdk/api.ts';
import { FeedStore } from '#sdk/base/feed-store.ts';
import { NoticesScreen } from '#sdk/notices/screens/notices.ts';
import { defaultSettings, type SettingValues } from '#sdk/settings/table.ts';
import { resolveAddresses } from '#variants/addresses.ts';
import type { Variant } from '#variants/schema.ts';
import type { AppParts } from '../ground/app-parts.ts';
import type { PageStore } from '../ground/page-store.ts';
import { PhotoCache } from './photo-cache.ts';

/** What the parts are made of; `settings` are shown until the office has said its own. */
export type AppOrigin = {
  readonly office: OfficeApi;
  readonly variant: Variant;
  readonly server: string | undefined;
  readonly page: PageStore;
  readonly hasSession: () => boolean;
  readonly settings?: SettingValues;
};

/** Follows the office's feeds from now on, for as long as the page lives. */
export function makeAppParts(origin: AppOrigin): AppParts {
  const { office, variant, server, page, hasSession, settings = defaultSettings() } = origin;
  return {
    office,
    variant,
    addresses: resolveAddresses(variant, server),
    account: new FeedStore(office.account.state, { phase: 'signedOut' }),
    config: new FeedStore(office.config.state, {
      phase: 'loading',
      navigationTitles: {},
      constants: {},
      urls: {},
    }),
    settings: new FeedStore(office.settings.state, settings),
    notices: new NoticesScreen(() => Date.now()),
    page,
    photos: new PhotoCache(office.contacts, () => Date.now()),
    hasSession,
  };
}
