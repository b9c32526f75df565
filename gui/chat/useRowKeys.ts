// Moves through the messages by arrow keys, and opens the menu of the one that has the focus.
import type { KeyboardEvent } from 'react';
import type { LocalMessage } from '#sdk/api.ts';
import type { TimelineRow } from '#sdk/chat/rules/timeline-rows.ts';

/** ↑ and ↓ go from message to message, beginning with the last one on screen; the menu key opens its menu. */
export function useRowKeys(
  openMenu: (message: LocalMessage, at: { left: number; top: number }) => void,
  rows: readonly TimelineRow[],
): (event: KeyboardEvent<HTMLElement>) => void {
  return (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const log = event.currentTarget;
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
    } else if (event.key === 'ContextMenu' && at >= 0) {
      const article = articles[at];
      const row = rows.find((candidate) => candidate.key === article?.dataset['key']);
      if (article === undefined || row?.type !== 'message') return;
      event.preventDefault();
      const box = article.getBoundingClientRect();
      openMenu(row.message, { left: box.left + 60, top: box.top + 30 });
    }
  };
}
