// Decides what of a list of notices stays when its beginning was asked for again.
import type { NoticeItem, NoticePage } from '../local-entities.ts';

/**
 * The new page and what was shown below it. Among the unread ones, those that were read meanwhile stay where they are
 * until the list is asked for otherwise: nothing moves under the eye of whoever reads.
 * @returns `isFromPage`: nothing is shown below the page, and older ones begin where it says
 */
export function withNewPage(
  shown: readonly NoticeItem[],
  page: Pick<NoticePage, 'items' | 'next'>,
  unreadOnly: boolean,
): { items: readonly NoticeItem[]; isFromPage: boolean } {
  const told = new Set(page.items.map(({ mid }) => mid));
  const end = page.next === undefined ? 0 : (page.items.at(-1)?.mid ?? page.next);
  const below = shown.filter(({ mid }) => mid < end && !told.has(mid));
  const read = unreadOnly
    ? shown.filter(({ mid }) => mid >= end && !told.has(mid)).map((item) => ({ ...item, unread: false }))
    : [];
  const items = [...page.items, ...read, ...below].toSorted((a, b) => b.mid - a.mid);
  return { items, isFromPage: below.length === 0 };
}
