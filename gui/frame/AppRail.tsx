// Fills the rail: entries this person is shown, the unread total, and the account menu.
import type { JSX } from 'react';
import { useNavigate } from 'react-router';
import { offeredBy } from '#sdk/chat/rules/office-offers.ts';
import { capabilities } from '#sdk/navigation/table.ts';
import { statusText } from '#sdk/locales/status-text.ts';
import { useTranslator } from '../parts/text.ts';
import type { NavigationName } from './navigation.ts';
import { dockOpen } from '../files/dock-state.ts';
import { Rail } from './Rail.tsx';
import { useFrameFold } from './useFrameFold.ts';
import { markAddress } from '../theme/brand.ts';
import { hasCoarsePointer } from '../ground/coarse-pointer.ts';
import type { ShortcutName } from '../ground/shortcuts.ts';
import { useApp, useDesk } from '../ground/app-parts.ts';
import { shownEntries } from '../ground/shown-entries.ts';
import type { Badges } from './useBadges.ts';
import { useLockNow } from '../ground/useLockNow.ts';
import { useShortcutKeys } from '../ground/useShortcutKeys.ts';
import { doableActs } from '../ground/shortcut-board.ts';
import { useScreen } from '../ground/useScreen.ts';

/** The rail of the signed-in person. */
export function AppRail(props: {
  readonly current: NavigationName | 'settings' | undefined;
  /** What the features count. */
  readonly counted: Badges;
  readonly onShortcuts: () => void;
}): JSX.Element {
  const app = useApp();
  const { person, chats, connection, presence } = useDesk();
  const translator = useTranslator();
  const { t, language } = translator;
  const navigate = useNavigate();
  const config = useScreen(app.config);
  const { navigationTitles } = config;
  const { totals, selected } = useScreen(chats);
  const own = statusText(translator, useScreen(presence).statuses[person.id]);
  const { state } = useScreen(connection);
  const fold = useFrameFold();
  const turns = fold === 'turns' || fold === 'phone';
  const lockNow = useLockNow();
  const { hint } = useShortcutKeys();
  const named = (name: ShortcutName): { hint?: string } => (hasCoarsePointer() ? {} : { hint: hint(name) });
  useScreen(app.settings);
  const hasStatuses = offeredBy(config, 'statuses');
  const entries = shownEntries(app);
  const badges: Badges = { ...props.counted, messages: totals.unread };
  const feet = [
    ...(offeredBy(config, 'notices') ? (['notices'] as const) : []),
    ...(capabilities.has('workbench') ? (['todo'] as const) : []),
  ];
  return (
    <Rail
      product={app.variant.brand.productName[language]}
      mark={markAddress(app.variant.brand.logo)}
      entries={entries.map(({ name }) => ({
        name,
        ...(navigationTitles[name] === undefined ? {} : { title: navigationTitles[name] }),
        ...(badges[name] === undefined ? {} : { badge: badges[name] }),
      }))}
      footEntries={feet.map((name) => ({ name, ...(badges[name] && { badge: badges[name] }) }))}
      current={props.current}
      me={{ id: person.id, name: person.name, photo: person.avatar, online: state.phase === 'online' }}
      accountMenu={[
        ...(hasStatuses
          ? [
              {
                id: 'status',
                label: own === '' ? t('status.set') : t('status.change', { status: own }),
                icon: 'face' as const,
              },
            ]
          : []),
        { id: 'card', label: t('frame.ownCard'), icon: 'person' },
        { id: 'settings', label: t('frame.nav.settings'), icon: 'settings' },
        { id: 'transfers', label: t('files.transfers'), icon: 'transfers', ...named('transfers') },
        { id: 'shortcuts', label: t('shortcuts.title'), icon: 'keyboard', ...named('sheet') },
        { id: 'lock', label: t('lock.now'), icon: 'lock', ...named('lock') },
        'line',
        { id: 'signOut', label: t('frame.signOut'), icon: 'exit' },
      ]}
      onOpen={(name) =>
        void navigate(
          // Whoever comes back finds the conversation they left; who is there already gets the list.
          name === 'messages' && props.current !== 'messages' && !turns && selected !== undefined
            ? `/main/messages/${selected.id}`
            : name === 'settings'
              ? '/setting'
              : name === 'todo' || name === 'notices'
                ? `/main/${name}`
                : (entries.find((entry) => entry.name === name)?.route ?? '/'),
        )
      }
      onAccount={(act) => {
        if (act === 'status') doableActs().status?.();
        else if (act === 'card') doableActs().ownCard?.();
        else if (act === 'settings') void navigate('/setting');
        else if (act === 'transfers') dockOpen.set(true);
        else if (act === 'shortcuts') props.onShortcuts();
        else if (act === 'lock') lockNow();
        else doableActs().signOut?.();
      }}
    />
  );
}
