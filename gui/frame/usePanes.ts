// Moves the focus between the parts of the window: rail, list, main, details, and to where it was in each.
import { useEffect, useMemo } from 'react';
import { nextPane } from './next-pane.ts';

const panes = '.tg-rail, .tg-frame__list, .tg-frame__main, .tg-frame__details';
const focusable =
  'textarea:not(:disabled), input:not(:disabled), button:not(:disabled), select:not(:disabled), a[href], [tabindex="0"]';

/** What has the focus, or had it last, in each part. */
const last = new WeakMap<Element, HTMLElement>();

function focusIn(pane: HTMLElement): void {
  const before = last.get(pane);
  const first =
    before?.isConnected === true && pane.contains(before)
      ? before
      : // Where one writes comes before what stands over it.
        (pane.querySelector<HTMLElement>('textarea:not(:disabled)') ??
        [...pane.querySelectorAll<HTMLElement>(focusable)].find(({ tabIndex }) => tabIndex >= 0));
  (first ?? pane).focus();
}

/** The parts of this page; menus and dialogs keep their keys to themselves. */
export function usePanes(): {
  readonly move: (step: 1 | -1) => void;
  /** Where the focus was lost, as with a dialog that went, main takes it up. */
  readonly takeUp: () => void;
} {
  useEffect(() => {
    const remember = ({ target }: FocusEvent): void => {
      const pane = target instanceof HTMLElement ? target.closest(panes) : null;
      if (pane !== null) last.set(pane, target as HTMLElement);
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);
  return useMemo(
    () => ({
      move(step) {
        const all = [...document.querySelectorAll<HTMLElement>(panes)];
        const at = all.findIndex((pane) => pane.contains(document.activeElement));
        const next = all[nextPane(at, step, all.length)];
        if (next !== undefined) focusIn(next);
      },
      takeUp() {
        requestAnimationFrame(() => {
          const main = document.querySelector<HTMLElement>('.tg-frame__main');
          if (main !== null && document.activeElement === document.body) focusIn(main);
        });
      },
    }),
    [],
  );
}
