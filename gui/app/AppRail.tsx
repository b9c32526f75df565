// Fills the rail: entries this person is shown, the unread total, and the account menu with sign-out.
import type { JSX } from 'react';
import { useNavigate } from 'react-router';
import { useTranslator } from '../parts/text.ts';
import type { NavigationName } from '../frame/navigation.ts';
import { dockOpen } from '../files/dock-state.ts';
import { Rail } from '../frame/Rail.tsx';
import { markAddress } from '../theme/brand.ts';
import { useApp, useDesk } from './app-parts.ts';
import { shownEntries } from './shown-entries.ts';
import { useLockNow } from './useLockNow.ts';
import { useShortcutKeys } from './useShortcutKeys.ts';
import { SignOutDialog } from './SignOutDialog.tsx';
import { useSignOut } from './useSignOut.ts';
import { useScreen } from './useScreen.ts';

/** The rail of the signed-in person. */
export function AppRail(props: {
  readonly current: NavigationName | 'settings' | undefined;
  readonly onShortcuts: () => void;
}): JSX.Element {
  const app = useApp();
  const { person, chats, connection } = useDesk();
  const { t, language } = useTranslator();
  const navigate = useNavigate();
  const { navigationTitles } = useScreen(app.config);
  const { totals } = useScreen(chats);
  const { state } = useScreen(connection);
  const leave = useSignOut();
  const lockNow = useLockNow();
  const { hint } = useShortcutKeys();
  useScreen(app.settings);
  const entries = shownEntries(app);
  return (
    <>
      <Rail
        product={app.variant.brand.productName[language]}
        mark={markAddress(app.variant.brand.logo)}
        entries={entries.map(({ name }) => ({
          name,
          ...(navigationTitles[name] === undefined ? {} : { title: navigationTitles[name] }),
          ...(name === 'messages' ? { badge: totals.unread } : {}),
        }))}
        current={props.current}
        me={{ id: person.id, name: person.name, photo: person.avatar, online: state.phase === 'online' }}
        accountMenu={[
          { id: 'settings', label: t('frame.nav.settings'), icon: 'settings' },
          { id: 'transfers', label: t('files.transfers'), icon: 'transfers', hint: hint('transfers') },
          { id: 'shortcuts', label: t('shortcuts.title'), icon: 'keyboard', hint: hint('sheet') },
          { id: 'lock', label: t('lock.now'), icon: 'lock', hint: hint('lock') },
          'line',
          { id: 'signOut', label: t('settings.signOut'), icon: 'exit' },
        ]}
        onOpen={(name) =>
          void navigate(
            name === 'settings' ? '/setting' : (entries.find((entry) => entry.name === name)?.route ?? '/'),
          )
        }
        onAccount={(act) => {
          if (act === 'settings') void navigate('/setting');
          else if (act === 'transfers') dockOpen.set(true);
          else if (act === 'shortcuts') props.onShortcuts();
          else if (act === 'lock') lockNow();
          else leave.ask();
        }}
      />
      <SignOutDialog leave={leave} />
    </>
  );
}
