// What stands on settings pages beside the rows of the table: the lock's password, and the room that files take.
import { useEffect, useLayoutEffect, useState } from 'react';
import { officeSpaceText } from '#sdk/locales/space-text.ts';
import { sizeText } from '#sdk/locales/size-text.ts';
import type { SettingPage, SettingSection } from '#sdk/settings/table.ts';
import { SpaceScreen, type SpaceSnapshot } from '#sdk/transfers/screens/space.ts';
import { useDesk } from '../frame/desk.ts';
import { drawableLine } from '../lines/drawable.ts';
import { errorText } from '../lines/error-text.ts';
import type { FinderGroup } from '../lines/finder-rows.ts';
import { useNotify } from '../frame/useNotify.ts';
import { useScreen } from '../frame/useScreen.ts';
import { keyOfItem, type SettingItem } from './setting-items.ts';

/** What a page has beside its rows: under the rows of a group, and in groups of their own after them. */
export type SettingExtras = {
  readonly under: Partial<Record<SettingSection, readonly SettingItem[]>>;
  readonly after: readonly FinderGroup<SettingItem>[];
};

const asking: SpaceSnapshot = Object.freeze({ office: 'asking', clearing: false });
const nothing = { subscribe: () => () => undefined, getSnapshot: () => asking };

/** The extras of a page. The room is measured when its page is looked at. */
export function useSettingExtras(page: SettingPage): SettingExtras {
  const { consent, go, lock, notices, office, translator } = useDesk();
  const { t, locale } = translator;
  const notify = useNotify();
  const { way } = useScreen(lock);
  const [space, setSpace] = useState<SpaceScreen>();
  useLayoutEffect(() => {
    if (page !== 'fileManager') return undefined;
    const made = new SpaceScreen(office);
    setSpace(made);
    return () => {
      made.dispose();
      setSpace(undefined);
    };
  }, [office, page]);
  const { cache, store, office: atOffice, error } = useScreen(space ?? nothing);
  useEffect(() => {
    if (error !== undefined) notices.fail(error, errorText(translator, error).length);
  }, [error, notices, translator]);
  const clear = async (): Promise<void> => {
    const isSure = await consent.ask({
      title: t('tuiPanes.sure.cache'),
      detail: t('files.cacheClearHint'),
    });
    if (!isSure) return;
    const freed = await space?.clearCache();
    if (freed === undefined) return;
    const size = sizeText(freed.bytes, locale);
    notify.done({ key: 'files.cacheCleared', parameters: { files: freed.files, size } });
  };
  const fact = (name: string, label: string, value: string): SettingItem => ({
    type: 'fact',
    name,
    label,
    value: drawableLine(value),
  });
  const keyed = (items: readonly SettingItem[]) => items.map((item) => ({ key: keyOfItem(item), item }));
  if (page === 'generalSetting')
    return {
      under: {
        lock: [
          {
            type: 'act',
            name: 'lockPassword',
            label: t('lock.password'),
            value: t(way === 'none' ? 'lock.set' : 'lock.change'),
            hint: t(`lock.way.${way}`),
            act: () => go({ type: 'overlay', overlay: 'lockChoice' }),
          },
          ...(way === 'none'
            ? []
            : [
                {
                  type: 'act',
                  name: 'lockNow',
                  label: t('lock.now'),
                  value: '',
                  hint: t('lock.nowHint'),
                  act: () => void lock.lock(),
                } as const,
              ]),
        ],
      },
      after: [],
    };
  if (page !== 'fileManager') return { under: {}, after: [] };
  const count = (value: number | undefined): string => value?.toLocaleString(locale) ?? '–';
  const whole = store?.complete === true ? 'settings.storeWholeYes' : 'settings.storeWholeNo';
  return {
    under: {
      cache: [
        {
          type: 'act',
          name: 'cacheClear',
          label: t('files.cacheClear'),
          value:
            cache === undefined
              ? '–'
              : t('files.cacheSize', { files: cache.files, size: sizeText(cache.bytes, locale) }),
          hint:
            cache?.writable === false
              ? t('files.cacheUnwritable', { path: drawableLine(cache.root) })
              : t('files.cacheClearHint'),
          act: () => void clear(),
        },
      ],
    },
    after: [
      {
        title: t('settings.space'),
        items: keyed([fact('office', t('settings.spaceFiles'), officeSpaceText(translator, atOffice))]),
      },
      {
        title: t('settings.store'),
        items: keyed([
          fact('messages', t('settings.storeMessages'), count(store?.messages)),
          fact('chats', t('settings.storeChats'), count(store?.chats)),
          fact('whole', t('settings.storeWhole'), store === undefined ? '–' : t(whole)),
          fact('size', t('settings.storeSize'), store === undefined ? '–' : sizeText(store.bytes, locale)),
          fact('path', t('settings.storePath'), store?.path ?? '–'),
        ]),
      },
    ],
  };
}
