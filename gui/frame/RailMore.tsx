// Draws "more": the places that have no room of their own, and what else stands with them.
import type { JSX } from 'react';
import type { MenuEntry } from '../parts/Menu.tsx';
import { MenuButton } from '../parts/MenuButton.tsx';
import { useText } from '../parts/text.ts';
import { navigationLooks, type NavigationName, type RailEntry } from './navigation.ts';
import { RailItem } from './RailItem.tsx';

/** An entry of the rail that opens a menu; it counts what its places count, and is current with them. */
export function RailMore(props: {
  readonly entries: readonly RailEntry[];
  readonly titleOf: (entry: RailEntry) => string;
  readonly current: string | undefined;
  readonly placement: 'top-end' | 'right-end';
  /** Below the places. */
  readonly others?: readonly MenuEntry[];
  readonly onOpen: (name: NavigationName) => void;
  readonly onOther?: (id: string) => void;
}): JSX.Element {
  const t = useText();
  const { entries, others = [] } = props;
  return (
    <MenuButton
      label={t('frame.nav.more')}
      placement={props.placement}
      entries={[
        ...entries.map((entry) => ({
          id: entry.name,
          label: props.titleOf(entry),
          icon: navigationLooks[entry.name].icon,
          ...(entry.badge ? { hint: String(entry.badge) } : {}),
        })),
        ...(entries.length > 0 && others.length > 0 ? (['line'] as const) : []),
        ...others,
      ]}
      onChoose={(id) => {
        const known = entries.find(({ name }) => name === id);
        if (known) props.onOpen(known.name);
        else props.onOther?.(id);
      }}
    >
      {({ expanded, toggle }) => (
        <RailItem
          icon="more"
          label={t('frame.nav.more')}
          badge={entries.reduce((sum, { badge = 0 }) => sum + badge, 0)}
          current={
            entries.some(({ name }) => name === props.current) ||
            others.some((other) => other !== 'line' && other.id === props.current)
          }
          expanded={expanded}
          onOpen={toggle}
        />
      )}
    </MenuButton>
  );
}
