// The chat list says «loading» until its rows came, whatever is done to it before.
import { expect, test } from 'vitest';
import type { LocalChat, OfficeApi } from '#sdk/api.ts';
import type { ListBatch } from '#sdk/base/live-list.ts';
import { ChatListScreen } from '#sdk/chat/screens/chat-list.ts';

function officeWith(feeds: {
  list: (listener: (batch: ListBatch<LocalChat>) => void) => () => void;
}): OfficeApi {
  const silent = () => () => undefined;
  return {
    chat: { list: feeds.list, totals: silent },
    contacts: { online: silent },
  } as unknown as OfficeApi;
}

test('choosing a chat or a filter before the rows came does not make the list look empty', () => {
  let tell: (batch: ListBatch<LocalChat>) => void = () => undefined;
  const screen = new ChatListScreen(
    officeWith({
      list: (listener) => {
        tell = listener;
        return () => undefined;
      },
    }),
  );
  screen.select('00003');
  screen.setFilter('unread');
  expect(screen.getSnapshot().phase).toBe('loading');
  tell({ reset: [] });
  expect(screen.getSnapshot().phase).toBe('ready');
});
