// Draws a menu that is one Tab stop: arrows, Home, End and letters move, as menus do everywhere.
import { useLayoutEffect, useRef, type JSX, type KeyboardEvent, type ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import type { IconName } from './icon-paths.ts';
import { rememberOpener } from './menu-openers.ts';
import { nextMenuIndex } from './menu-keys.ts';
import './Menu.css';

/** One act, or a line between groups. A disabled act says why. */
export type MenuEntry =
  | 'line'
  | {
      readonly id: string;
      readonly label: string;
      readonly icon?: IconName;
      readonly hint?: string;
      readonly danger?: boolean;
      readonly checked?: boolean;
      readonly disabledReason?: string;
    };

/** One of a few acts in a row over the others, drawn by its face alone. */
export type MenuFace = {
  readonly id: string;
  readonly label: string;
  readonly checked: boolean;
  readonly face: ReactNode;
};

/**
 * The list inside a popover. Blueprint's own menu makes every item a Tab stop, so this one is ours.
 * Focus goes to the first act when it opens and back to where it came from when it closes.
 */
export function Menu(props: {
  readonly label: string;
  readonly faces?: readonly MenuFace[] | undefined;
  readonly entries: readonly MenuEntry[];
  readonly onChoose: (id: string) => void;
  /** Tab closes a menu and leaves the focus where it came from. */
  readonly onLeave: () => void;
}): JSX.Element {
  const list = useRef<HTMLDivElement>(null);
  const items = (): HTMLElement[] => [
    ...(list.current?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? []),
  ];
  useLayoutEffect(() => {
    const menu = list.current;
    const opener = document.activeElement;
    if (menu !== null && opener !== null) rememberOpener(menu, opener);
    // The popover is placed in the next frame; focusing without scrolling keeps the page still until then.
    menu?.querySelector<HTMLElement>('[role^=menuitem]')?.focus({ preventScroll: true });
    return () => {
      // Whoever has taken the focus since (a dialog, a click elsewhere) keeps it.
      const stillHere = document.activeElement === document.body || menu?.contains(document.activeElement);
      if (stillHere && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);
  const move = (event: KeyboardEvent): void => {
    if (event.key === 'Tab') {
      event.preventDefault();
      return props.onLeave();
    }
    const all = items();
    const at = all.findIndex((item) => item === document.activeElement);
    const labels = all.map((item) => item.querySelector('.tg-menu__label')?.textContent ?? '');
    const next = nextMenuIndex(event.key, at, labels);
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    all[next]?.focus();
  };
  const first = props.entries.findIndex((entry) => entry !== 'line');
  return (
    <div ref={list} className="tg-menu" role="menu" aria-label={props.label} onKeyDown={move}>
      {props.faces === undefined ? null : (
        <div className="tg-menu__faces" role="group">
          {props.faces.map(({ id, label, checked, face }) => (
            <button
              key={id}
              type="button"
              role="menuitemcheckbox"
              aria-checked={checked}
              aria-label={label}
              tabIndex={-1}
              onClick={() => props.onChoose(id)}
            >
              {face}
            </button>
          ))}
        </div>
      )}
      {props.entries.map((entry, at) => {
        if (entry === 'line') return <div key={`line-${at}`} className="tg-menu__line" role="separator" />;
        return (
          <button
            key={entry.id}
            type="button"
            className="tg-menu__item"
            role={entry.checked === undefined ? 'menuitem' : 'menuitemcheckbox'}
            aria-checked={entry.checked}
            aria-disabled={entry.disabledReason !== undefined || undefined}
            data-danger={entry.danger || undefined}
            tabIndex={at === first ? 0 : -1}
            onMouseEnter={(event) => event.currentTarget.focus({ preventScroll: true })}
            onClick={() => (entry.disabledReason === undefined ? props.onChoose(entry.id) : undefined)}
          >
            <span className="tg-menu__icon">
              {entry.checked ? (
                <Icon name="check" size={18} />
              ) : entry.icon ? (
                <Icon name={entry.icon} size={18} />
              ) : null}
            </span>
            <span className="tg-menu__label">{entry.label}</span>
            {entry.hint === undefined ? null : <span className="tg-menu__hint">{entry.hint}</span>}
            {entry.disabledReason === undefined ? null : (
              <span className="tg-menu__reason">{entry.disabledReason}</span>
            )}
          </button>
        );
      })}
    </div>
  );
}
