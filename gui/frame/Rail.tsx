// Draws the navigation: a rail at the left, a bar of five at the bottom of a phone; what has no room stands in "more".
import { useRef, type JSX } from 'react';
import { Avatar, type AvatarProps } from '../parts/Avatar.tsx';
import type { MenuEntry } from '../parts/Menu.tsx';
import { MenuButton } from '../parts/MenuButton.tsx';
import { Logo } from '../parts/tangram/Logo.tsx';
import { useText } from '../parts/text.ts';
import { navigationLooks, type NavigationName, type RailEntry } from './navigation.ts';
import { RailItem } from './RailItem.tsx';
import { RailMore } from './RailMore.tsx';
import { useFittingPlaces } from './useFittingPlaces.ts';
import { useFrameFold } from './useFrameFold.ts';
import './Rail.css';

/** What the rail shows. The first entries are the most important: what has no room goes into "more". */
export type RailProps = {
  readonly product: string;
  /** Address of a variant's own mark; without one the house's stands there. */
  readonly mark?: string | undefined;
  readonly entries: readonly RailEntry[];
  /** Entries at the foot, over the settings. */
  readonly footEntries?: readonly RailEntry[];
  readonly current: NavigationName | 'settings' | undefined;
  readonly me: Pick<AvatarProps, 'id' | 'name' | 'photo' | 'online'>;
  readonly accountMenu: readonly MenuEntry[];
  readonly onOpen: (name: NavigationName | 'settings') => void;
  readonly onAccount: (act: string) => void;
};

/** Entries beyond this go into "more" on a phone. */
const bottomBarPlaces = 4;

/** One landmark, in reading order: places, then to-do, settings and me. */
export function Rail(props: RailProps): JSX.Element {
  const t = useText();
  const narrow = useFrameFold() === 'phone';
  const places = useRef<HTMLDivElement>(null);
  const fitting = useFittingPlaces(places, narrow ? 0 : props.entries.length);
  const title = (entry: RailEntry): string => entry.title ?? t(navigationLooks[entry.name].label);
  const item = (entry: RailEntry): JSX.Element => (
    <RailItem
      key={entry.name}
      icon={navigationLooks[entry.name].icon}
      label={title(entry)}
      badge={entry.badge ?? 0}
      current={props.current === entry.name}
      onOpen={() => props.onOpen(entry.name)}
    />
  );
  const account = (
    <MenuButton
      label={t('frame.account', { name: props.me.name })}
      entries={props.accountMenu}
      placement={narrow ? 'top-end' : 'right-end'}
      onChoose={props.onAccount}
    >
      {({ expanded, toggle }) => (
        <button
          type="button"
          className="tg-rail__me"
          aria-label={t('frame.account', { name: props.me.name })}
          aria-haspopup="menu"
          aria-expanded={expanded}
          title={props.me.name}
          onClick={toggle}
        >
          <Avatar {...props.me} size="small" />
        </button>
      )}
    </MenuButton>
  );
  const more = (
    entries: readonly RailEntry[],
    look: Pick<Parameters<typeof RailMore>[0], 'placement' | 'others' | 'onOther'>,
  ): JSX.Element => (
    <RailMore entries={entries} titleOf={title} current={props.current} onOpen={props.onOpen} {...look} />
  );
  if (narrow) {
    const all = [...props.entries, ...(props.footEntries ?? [])];
    return (
      <nav className="tg-rail" data-narrow aria-label={t('frame.navigation')}>
        {all.slice(0, bottomBarPlaces).map(item)}
        {more(all.slice(bottomBarPlaces), {
          placement: 'top-end',
          others: [
            { id: 'settings', label: t('frame.nav.settings'), icon: 'settings' },
            ...props.accountMenu.filter((entry) => entry === 'line' || entry.id !== 'settings'),
          ],
          onOther: (id) => (id === 'settings' ? props.onOpen('settings') : props.onAccount(id)),
        })}
      </nav>
    );
  }
  return (
    <nav className="tg-rail" aria-label={t('frame.navigation')}>
      {props.mark === undefined ? (
        <Logo size={34} label={props.product} />
      ) : (
        <img className="tg-rail__mark" src={props.mark} alt={props.product} width={34} height={34} />
      )}
      <div className="tg-rail__places" ref={places}>
        {props.entries.slice(0, fitting).map(item)}
        {fitting < props.entries.length
          ? more(props.entries.slice(fitting), { placement: 'right-end' })
          : null}
      </div>
      <div className="tg-rail__foot">
        {(props.footEntries ?? []).map(item)}
        <RailItem
          icon="settings"
          label={t('frame.nav.settings')}
          current={props.current === 'settings'}
          onOpen={() => props.onOpen('settings')}
        />
        {account}
      </div>
    </nav>
  );
}
