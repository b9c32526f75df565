// Gives a chat's past by tab, words and dates: from the store where it is whole, else from the office.
import type { LocalMessage, MessagePage } from '../../api.ts';
import { contentType } from '../../contract/flags.ts';
import { OfficeError } from '../../errors.ts';
import type { ApiClient } from '../../net/api-client.ts';
import type { MessageRow } from '#storage/rows.ts';
import type { Store } from '#storage/store.ts';
import type { HistoryQuery } from '../acts-api.ts';
import { pageSize } from './history.ts';
import type { Receiver } from '../incoming/receive.ts';
import { localMessage } from '../rows.ts';
import { belongsToTab, kindsOfTab } from '../rules/history-tab.ts';

type Parts = { api: ApiClient; store: Store; receiver: Receiver; complete: boolean };

/** A page, newest first; `end` where nothing older fits. */
export async function pastMessages(
  parts: Parts,
  query: HistoryQuery,
  signal?: AbortSignal,
): Promise<MessagePage> {
  const found: LocalMessage[] = [];
  let before = query.before;
  // Links stand in few of the texts: pages are looked through until one is full or there are no more.
  for (;;) {
    const page = await nextPage(parts, { ...query, ...(before !== undefined && { before }) }, signal);
    found.push(
      ...page.map(localMessage).filter((message) => !message.bySystem && belongsToTab(query.tab, message)),
    );
    before = page.at(-1)?.mid;
    if (page.length < pageSize) return { messages: found, end: true };
    if (found.length >= pageSize) return { messages: found, end: false };
  }
}

async function nextPage(parts: Parts, query: HistoryQuery, signal?: AbortSignal): Promise<MessageRow[]> {
  if (parts.complete) return storedPage(parts.store, query);
  try {
    return await askedPage(parts, query, signal);
  } catch (error) {
    // What is here is better than nothing; that it may not be all is told by the history's own marks.
    if (error instanceof OfficeError && error.kind === 'network') return storedPage(parts.store, query);
    throw error;
  }
}

function storedPage(store: Store, query: HistoryQuery): MessageRow[] {
  const kinds = kindsOfTab(query.tab);
  const text = query.text?.trim() ?? '';
  const isPlain = kinds === undefined && text === '' && query.from === undefined && query.to === undefined;
  if (isPlain) return store.messages.page(query.chatId, query.before, pageSize);
  const rows = store.messages.search({
    text,
    chatId: query.chatId,
    ...(kinds && { contentTypes: kinds.map((kind) => contentType[kind]) }),
    ...(query.from !== undefined && { from: query.from }),
    ...(query.to !== undefined && { to: query.to }),
    ...(query.before !== undefined && { before: query.before }),
    offset: 0,
    limit: pageSize,
  });
  return rows;
}

async function askedPage(
  { api, store, receiver }: Parts,
  query: HistoryQuery,
  signal?: AbortSignal,
): Promise<MessageRow[]> {
  const kinds = kindsOfTab(query.tab)?.map((kind) => contentType[kind]);
  const text = query.text?.trim() ?? '';
  const input = {
    chatId: query.chatId,
    before: query.before ?? ('' as const),
    kinds: kinds?.join(','),
    from: query.from,
    to: query.to,
    search: text === '' ? undefined : text,
  };
  const isGroup = (store.chats.get(query.chatId) ?? receiver.row(query.chatId))?.kind === 'group';
  const messages = isGroup
    ? await api.chat.queryGroupMessages(input, { signal })
    : await api.chat.queryDirectMessages(input, { signal });
  return receiver.page(messages);
}
