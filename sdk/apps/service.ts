// Apps of one signed-in person.
import { KeptAnswers } from '../base/kept-answers.ts';
import { openChanges } from '../base/news-count.ts';
import { OfficeError } from '../errors.ts';
import type { OpenFeature, PersonGround } from '../feature.ts';
import type { AppsApi } from './apps-api.ts';
import { groupTitleFits } from './rules/group-title.ts';
import { findApps } from './screens/find-apps.ts';

/** Its calls of the office; the table is loaded with the first of them. */
export const contract = async () => (await import('../contract/apps.ts')).apps;

/** Opens the apps of a person. */
export function open(ground: PersonGround): OpenFeature<AppsApi> {
  const calls = ground.client(contract);
  const changes = openChanges();
  const kept = new KeptAnswers(ground.store, 'workbench', () => ground.host.clock.now());
  const clientId = (): string => ground.host.random.uuid();
  const titled = (title: string): string => {
    if (!groupTitleFits(title)) throw new OfficeError('appGroupTitleMissing');
    return title.trim();
  };
  return {
    api: {
      changes: changes.feed,
      workbench: (options) => kept.ask('mine', () => calls.getWorkbench({}, { ...options, retry: true })),
      open: (id, options) => calls.openApp({ id }, options),
      setFavorite: (id, favorite, options) => calls.favoriteApp({ id, favorite }, options),
      addGroup: async (title, appIds = [], options) =>
        calls.addAppGroup({ title: titled(title), appIds: [...appIds], clientId: clientId() }, options),
      changeGroup: async (id, { title, appIds, rev }, options) =>
        calls.changeAppGroup(
          {
            id,
            ...(title !== undefined && { title: titled(title) }),
            ...(appIds !== undefined && { appIds: [...appIds] }),
            ...(rev !== undefined && { rev }),
          },
          options,
        ),
      removeGroup: (id, options) => calls.removeAppGroup({ id }, options),
      orderGroups: (ids, options) => calls.orderAppGroups({ ids: [...ids] }, options),
      catalogue: (options) => calls.listCatalogue({}, { ...options, retry: true }),
      put: (plan, options) =>
        calls.putApp({ ...plan, audience: [...plan.audience], clientId: clientId() }, options),
      remove: async (id, options) => void (await calls.removeApp({ id }, options)),
      putCategory: (category, options) =>
        calls.putAppCategory({ ...category, clientId: clientId() }, options),
      removeCategory: (id, intoId, options) =>
        calls.removeAppCategory({ id, ...(intoId !== undefined && { intoId }) }, options),
      orderCategories: (ids, options) => calls.orderAppCategories({ ids: [...ids] }, options),
    },
    async finds(query, { limit, signal }) {
      if (!ground.has.apps) return [];
      const { apps: all } = await calls.getWorkbench({}, { signal, retry: true });
      const language = ground.settings().language === 'en' ? 'en' : 'zh';
      return findApps(all, query)
        .slice(0, limit)
        .map((app, index) => ({
          reference: `app:${app.id}`,
          title: app.name[language] || app.name.zh,
          excerpt: app.detail[language] || app.detail.zh,
          time: app.lastTime ?? 0,
          score: limit - index,
          path: app.kind === 'page' ? `/main/apps/open/${app.id}` : '/main/apps/all',
        }));
    },
    hears: {
      online: () => changes.tell(),
      news: () => changes.tell(),
      begunAnew: () => changes.tell(),
    },
  };
}
