// Opens a menu at the pointer (or at the focused row), in Blueprint's context popover.
import { ContextMenuPopover } from '@blueprintjs/core';
import type { JSX } from 'react';
import { Menu, type MenuEntry, type MenuFace } from './Menu.tsx';

/** A menu that fits neither above nor below where it was asked for lies over it, and never outside the window. */
const inWindow = { middleware: { shift: { crossAxis: true, rootBoundary: 'viewport' } } } as const;

/**
 * `at` is in page pixels; the owner keeps it in its state and drops it in `onClose`. With `end` the menu ends there
 * instead of beginning, as under a button at the right edge.
 */
export function ContextMenu(props: {
  readonly at: { readonly left: number; readonly top: number; readonly end?: true } | undefined;
  readonly label: string;
  readonly faces?: readonly MenuFace[] | undefined;
  readonly entries: readonly MenuEntry[];
  readonly onChoose: (id: string) => void;
  readonly onClose: () => void;
}): JSX.Element | null {
  if (props.at === undefined) return null;
  return (
    <ContextMenuPopover
      {...inWindow}
      isOpen
      // Below the pointer: there the menu is moved into a window it is too wide for.
      placement={props.at.end ? 'bottom-end' : 'bottom-start'}
      targetOffset={props.at}
      onClose={props.onClose}
      content={
        <Menu
          label={props.label}
          faces={props.faces}
          entries={props.entries}
          onLeave={props.onClose}
          onChoose={(id) => {
            props.onClose();
            props.onChoose(id);
          }}
        />
      }
    />
  );
}
