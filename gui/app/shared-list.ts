// Shares one feed of a list among all who listen on this page, so that its rows cross the port once.
import type { ListFeed, LocalChat, OfficeApi } from '#sdk/api.ts';
import { LiveList, type ListShape } from '#sdk/base/live-list.ts';
import { compareChats } from '#sdk/chat/rules/chat-order.ts';

/**
 * Listens to `feed` from the first listener on and for as long as the page lives; whoever comes later gets the
 * rows that are here already.
 */
export function shareList<Row>(feed: ListFeed<Row>, shape: ListShape<Row>): ListFeed<Row> {
  const list = new LiveList<Row>(shape);
  let started = false;
  let known = false;
  return (listener) => {
    if (known) listener({ reset: list.rows() });
    const stop = list.subscribe(listener);
    if (!started) {
      started = true;
      feed((batch) => {
        known ||= batch.reset !== undefined;
        list.apply(batch);
      });
    }
    return stop;
  };
}

/** The office with the lists that several parts of the page read shared among them. */
export function shareLists(office: OfficeApi): OfficeApi {
  const list = shareList<LocalChat>(office.chat.list, { key: (chat) => chat.id, compare: compareChats });
  return { ...office, chat: { ...office.chat, list } };
}
