// The door to chats and messages: lists that outlive a person's session, and calls of whoever is signed in.
import { feedOf, feedOfList } from '../base/feed.ts';
import type { CurrentUser } from '../contract/entities.ts';
import { knownGroup } from './lists/known-group.ts';
import type { ApiClient } from '../net/api-client.ts';
import type { Store } from '#storage/store.ts';
import type { ChatApi } from './chat-api.ts';
import type { ChatList } from './lists/chat-list.ts';
import { keepReadingPlace, readingPlace } from './history/reading-place.ts';
import { loadNativeEmojis } from './screens/native-emojis.ts';
import { searchMessages } from './history/search.ts';
import type { ChatSpace } from './service.ts';
import { finishIndex } from './history/tend-index.ts';
import type { Timelines } from './lists/timelines.ts';

/** What of a person's space the door needs. */
type Space = {
  readonly chat: ChatSpace;
  readonly store: Store;
  readonly person: Pick<CurrentUser, 'id'>;
  readonly unsent: {
    retry(clientId: string): void;
    drop(clientId: string): Promise<void>;
  };
};

/** What the door stands on. */
export type ChatFacadeParts = {
  api: ApiClient;
  chatList: ChatList;
  timelines: Timelines;
  /** The space of whoever is signed in; throws where nobody is. */
  here: () => Promise<Space>;
  /** The same without throwing. */
  present: () => Space | undefined;
  callNotices: (name: string) => void;
  longLived: boolean;
};

/** Makes the door. */
export function chatFacade({
  api,
  chatList,
  timelines,
  here,
  present,
  longLived,
  ...parts
}: ChatFacadeParts): ChatApi {
  return {
    list: (listener) => feedOfList(chatList.rows)(listener),
    head: (input) => (listener) => chatList.head(input, listener),
    extendHead: async (key, rows) => chatList.extend(key, rows),
    callNotices: async (name) => parts.callNotices(name),
    watch: (chatId) => (listener) => chatList.watch(chatId, listener),
    find: async (text, limit) => (await here()).chat.find(text, limit),
    totals: feedOf(chatList.totals),
    get: async (chatId) => (await here()).chat.chat(chatId),
    activate: async (target) => (await here()).chat.activate(target),
    open: async (chatId) => (await here()).chat.open(chatId),
    close: async (chatId) => present()?.chat.close(chatId),
    messages: (chatId, limit) => (listener) =>
      timelines.watch(chatId, limit, () => present()?.chat.window(chatId, limit) ?? [], listener),
    older: async (chatId, before, limit = 30) => (await here()).chat.older(chatId, before, limit),
    send: async (input, call) => (await here()).chat.send(input, call?.signal),
    queued: (listener) => chatList.queued(listener),
    outbox: async () => (await here()).chat.outbox.waiting(),
    retry: async (clientId) => (await here()).unsent.retry(clientId),
    drop: async (clientId) => (await here()).unsent.drop(clientId),
    openFlash: async (chatId, mid) => (await here()).chat.openFlash(chatId, mid),
    async askFileAccess(chatId, mid) {
      await here();
      await api.chat.askFileAccess({ chatId, mid });
    },
    markRead: async (chatId, upTo) => (await here()).chat.markRead(chatId, upTo),
    markUnread: async (chatId) => (await here()).chat.operate(chatId, 'markUnread'),
    setPinned: async (chatId, pinned) => (await here()).chat.operate(chatId, pinned ? 'pin' : 'unpin'),
    setMuted: async (chatId, muted) => (await here()).chat.operate(chatId, muted ? 'mute' : 'unmute'),
    remove: async (chatId) => (await here()).chat.operate(chatId, 'remove'),
    setDraft: async (chatId, text, choice) =>
      (await here()).chat.drafts.set(chatId, text, { ...choice, stays: longLived }),
    eraseDraft: async (chatId) => (await here()).chat.drafts.erase(chatId),
    place: async (chatId) => readingPlace((await here()).store, chatId),
    setPlace: async (chatId, mid) => keepReadingPlace((await here()).store, chatId, mid),
    async search(query) {
      const { store, chat } = await here();
      if (!longLived) finishIndex(store);
      // Only words of Latin letters are the name of one.
      const natives = /[a-z]{3}/i.test(query.text) ? await loadNativeEmojis() : [];
      return searchMessages(
        store,
        query,
        chat.history.complete(),
        natives.map(({ emoji, english }) => ({ stands: [emoji], english })),
      );
    },
    group: async (groupId) => {
      const { store, person } = await here();
      return knownGroup(await api.chat.getGroup({ groupId }), store, person.id);
    },
    members: async (groupId, input) => (
      await here(),
      api.chat.listGroupMembers({ groupId, search: input?.search, page: input?.page })
    ),
    readCounts: async (chatId, mids) => (
      await here(),
      api.chat.getReadCounts({ chatId, mids: mids.join(',') })
    ),
  };
}
