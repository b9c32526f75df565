// Moves through the messages by arrow keys, and opens the menu of the one that has the focus.
import type { KeyboardEvent } from 'react';
import type { LocalMessage } from '#sdk/api.ts';
import type { TimelineRow } from '#sdk/chat/rules/timeline-rows.ts';

/**
 * ↑ and ↓ go from message to message, beginning with the last one on screen; the menu key opens its menu. A letter is
 * meant for the composer: `onWrite` gives it the focus, and the letter lands there.
 */
export function useRowKeys(
  openMenu: (message: LocalMessage, at: { left: number; top: number }) => void,
  rows: readonly TimelineRow[],
  onWrite: () => void,
): (event: KeyboardEvent<HTMLElement>) => void {
  return (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const isMenuKey = event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey);
    const log = event.currentTarget;
    if (isWritten(event)) {
      if (event.target === log || (event.target as Element).matches('article:not([data-choosing])'))
        onWrite();
      return;
    }
    if (event.shiftKey && !isMenuKey) return;
    const articles = [...log.querySelectorAll<HTMLElement>('article')];
    const at = articles.findIndex((article) => article === document.activeElement);
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      const step = event.key === 'ArrowUp' ? -1 : 1;
      const bottom = log.getBoundingClientRect().bottom;
      const lastShown = articles.findLast((article) => article.getBoundingClientRect().top < bottom);
      const next = at < 0 ? lastShown : articles[at + step];
      if (next === undefined) return;
      event.preventDefault();
      next.focus({ preventScroll: true });
      next.scrollIntoView({ block: 'nearest' });
    } else if (isMenuKey && at >= 0) {
      const article = articles[at];
      const row = rows.find((candidate) => candidate.key === article?.dataset['key']);
      if (article === undefined || row?.type !== 'message') return;
      event.preventDefault();
      const box = article.getBoundingClientRect();
      openMenu(row.message, { left: box.left + 60, top: box.top + 30 });
    }
  };
}

/** Whether a key writes something: a character, or the first one of an input method. Space walks and chooses. */
const isWritten = ({ key }: { readonly key: string }): boolean =>
  key === 'Process' || ([...key].length === 1 && key !== ' ');
