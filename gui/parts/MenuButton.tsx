// Opens a menu from a button, in Blueprint's popover.
import { PopoverNext } from '@blueprintjs/core';
import { useState, type JSX, type ReactElement } from 'react';
import { Menu, type MenuEntry } from './Menu.tsx';

/** What the opener gets to wire itself up. */
export type MenuOpener = { readonly expanded: boolean; readonly toggle: () => void };

/** `children` draws the button; closing gives the focus back to it. */
export function MenuButton(props: {
  readonly label: string;
  readonly entries: readonly MenuEntry[];
  readonly onChoose: (id: string) => void;
  /** Told when it opens and closes: a dialog around it leaves Escape to the menu meanwhile. */
  readonly onToggle?: (open: boolean) => void;
  readonly placement?: 'bottom-start' | 'bottom-end' | 'right-end' | 'top-end';
  readonly children: (opener: MenuOpener) => ReactElement;
}): JSX.Element {
  const [open, setOpened] = useState(false);
  const { onToggle } = props;
  const setOpen = (next: boolean): void => {
    setOpened(next);
    onToggle?.(next);
  };
  return (
    <PopoverNext
      arrow={false}
      animation="minimal"
      middleware={{ offset: { mainAxis: 6 }, shift: { padding: 8 } }}
      placement={props.placement ?? 'bottom-end'}
      isOpen={open}
      onInteraction={setOpen}
      autoFocus={false}
      enforceFocus={false}
      shouldReturnFocusOnClose
      content={
        <Menu
          label={props.label}
          entries={props.entries}
          onLeave={() => setOpen(false)}
          onChoose={(id) => {
            setOpen(false);
            props.onChoose(id);
          }}
        />
      }
    >
      {props.children({ expanded: open, toggle: () => setOpen(!open) })}
    </PopoverNext>
  );
}
