// Owns what the search offers beside what it finds: places to go, what can be done here and now, and every setting.
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { alsoCalled } from '#sdk/search/also-called.ts';
import { offeredBy } from '#sdk/chat/rules/office-offers.ts';
import { mayAdminister } from '#sdk/admin/rules/may-administer.ts';
import type { TextKey } from '#sdk/locales/index.ts';
import { capabilities } from '#sdk/navigation/table.ts';
import type { Offer } from '#sdk/search/offers.ts';
import { settingSectionsOf } from '#sdk/settings/screens/setting-rows.ts';
import { settingPages } from '#sdk/settings/table.ts';
import { navigationLooks } from '../frame/navigation.ts';
import { useApp, useDesk } from '../ground/app-parts.ts';
import { facePlace } from '../ground/face-place.ts';
import { doableActs, type ActName, type ShortcutActs } from '../ground/shortcut-board.ts';
import { shortcuts, type ShortcutName } from '../ground/shortcuts.ts';
import { shownEntries } from '../ground/shown-entries.ts';
import { useShortcutKeys } from '../ground/useShortcutKeys.ts';
import { useTranslator } from '../parts/text.ts';

/** An offer of the window, with what choosing it does. */
export type WindowOffer = Offer & { readonly take: () => void };

/** Nobody looks for these by name: they move inside of what is open, open the search itself, or stand among the places. */
const unnamed: ReadonlySet<ShortcutName> = new Set([
  'search',
  'nextPane',
  'previousPane',
  'messages',
  'contacts',
  'settings',
]);

/** Places that a rail entry leads to only on its second page, by the entry whose right they need. */
const further = [
  { entry: 'aiWriting', route: '/main/smartWrite/myDoc', label: 'write.documents' },
  { entry: 'aiWriting', route: '/main/smartWrite/officialTemplate', label: 'write.templates' },
  { entry: 'apply', route: '/main/apply?new=', label: 'workbench.approval.create' },
] as const satisfies readonly { entry: string; route: string; label: TextKey }[];

/** What can be done and has no keys, most wanted first; `words` are others by which it is found. */
const unkeyedActs: readonly { name: ActName; label: TextKey; words?: TextKey }[] = [
  { name: 'newGroup', label: 'groups.create', words: 'chat.newChat' },
  { name: 'newChat', label: 'groups.direct', words: 'chat.newChat' },
  { name: 'ownCard', label: 'frame.ownCard', words: 'marks.personCard' },
  { name: 'status', label: 'status.set' },
  { name: 'signOut', label: 'frame.signOut' },
];

/** The offers of this moment; what could be done is what could be done when the search was opened. */
export function useOffers(): () => readonly WindowOffer[] {
  const app = useApp();
  const { person } = useDesk();
  const translator = useTranslator();
  const { t, translateRef } = translator;
  const navigate = useNavigate();
  const { hint } = useShortcutKeys();
  const doable = useRef<ShortcutActs>(undefined);
  doable.current ??= doableActs();
  const acts = doable.current;
  const go = (route: string) => () => void navigate(route);

  return () => {
    const entries = shownEntries(app);
    const { navigationTitles } = app.config.getSnapshot();
    const place = (id: string, name: string, route: string, keys = ''): WindowOffer => ({
      group: 'commands',
      id,
      text: t('search.goTo', { place: name }),
      detail: keys,
      take: go(route),
    });
    const named = new Set<string>(shortcuts.map(({ name }) => name));
    const places = [
      ...entries.map(({ name, route }) =>
        place(
          name,
          navigationTitles[name] ?? t(navigationLooks[name].label),
          route,
          named.has(name) ? hint(name as ShortcutName) : '',
        ),
      ),
      ...further
        .filter(({ entry }) => entries.some(({ name }) => name === entry))
        .map(({ route, label }) => place(route, translateRef({ key: label }), route)),
      ...(offeredBy(app.config.getSnapshot(), 'notices')
        ? [place('notices', t('frame.nav.notices'), '/main/notices')]
        : []),
      ...(capabilities.has('workbench')
        ? [
            place('todo', t('frame.nav.todo'), '/main/todo'),
            place('announcements', t('workbench.announcement.title'), '/main/announcements'),
            place('suggestion', t('workbench.suggestion.title'), '/main/suggestion'),
          ]
        : []),
      ...(mayAdminister(person.permissions)
        ? [place('admin', t('settings.administration'), '/setting/admin')]
        : []),
      place('settings', t('frame.nav.settings'), '/setting', hint('settings')),
    ];
    const done = shortcuts
      .filter(({ name }) => !unnamed.has(name) && acts[name] !== undefined)
      .map(({ name, label }): WindowOffer => ({
        group: 'commands',
        id: name,
        text: translateRef({ key: label }),
        words: alsoCalled(translator, name),
        detail: hint(name),
        take: () => void acts[name]?.(),
      }));
    const unkeyed = unkeyedActs
      .filter(({ name }) => acts[name] !== undefined)
      .map(({ name, label, words }): WindowOffer => ({
        group: 'commands',
        id: name,
        text: translateRef({ key: label }),
        words: [words === undefined ? '' : translateRef({ key: words }), alsoCalled(translator, name)].join(
          ' ',
        ),
        take: () => void acts[name]?.(),
      }));
    const values = app.settings.getSnapshot();
    const settings = settingPages.flatMap((page): WindowOffer[] => [
      {
        group: 'settings',
        id: page,
        text: t(`settings.pages.${page}`),
        words: t('settings.title'),
        take: go(`/setting/${page}`),
      },
      ...settingSectionsOf({
        page,
        place: facePlace(),
        variant: app.variant,
        values,
        administers: mayAdminister(person.permissions),
      }).flatMap((section) =>
        section.rows
          .filter(({ unavailable }) => unavailable === undefined)
          .map(({ name, label, hint: about }): WindowOffer => ({
            group: 'settings',
            id: name,
            text: translateRef(label),
            words: [name, about === undefined ? '' : translateRef(about), alsoCalled(translator, name)].join(
              ' ',
            ),
            detail: t(`settings.pages.${page}`),
            take: go(`/setting/${page}#${name}`),
          })),
      ),
    ]);
    return [...places, ...done, ...unkeyed, ...settings];
  };
}
