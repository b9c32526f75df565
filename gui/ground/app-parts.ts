// Owns what every part of the app may reach: the office, its variant, and the page's own few values.
import { createContext, useContext } from 'react';
import type { AccountState, ConfigState, OfficeApi } from '#sdk/api.ts';
import type { ChatListScreen } from '#sdk/chat/screens/chat-list.ts';
import type { ReservedChatScreen } from '#sdk/chat/screens/reserved-chat.ts';
import type { ConnectionScreen } from '#sdk/connection/screens/connection.ts';
import type { CurrentUser } from '#sdk/api.ts';
import type { PresenceScreen } from '#sdk/status/screens/presence.ts';
import type { NoticesScreen } from '#sdk/notices/screens/notices.ts';
import type { SettingValues } from '#sdk/settings/table.ts';
import type { ResolvedAddresses, Variant } from '#variants/index.ts';
import type { PhotoSource } from '../parts/photos.ts';
import type { PageStore } from './page-store.ts';
import type { FeedStore } from '#sdk/base/feed-store.ts';

/** The parts, made once at start. */
export type AppParts = {
  readonly office: OfficeApi;
  readonly variant: Variant;
  readonly addresses: ResolvedAddresses;
  readonly account: FeedStore<AccountState>;
  readonly config: FeedStore<ConfigState>;
  readonly settings: FeedStore<SettingValues>;
  readonly notices: NoticesScreen;
  readonly page: PageStore;
  /** Pictures of people. */
  readonly photos: PhotoSource;
  /** Whether anything is stored that could sign in without asking. */
  readonly hasSession: () => boolean;
};

/** What a signed-in window shares: who it is, the chat list behind rail and title, the connection. */
export type Desk = {
  readonly person: CurrentUser;
  readonly chats: ChatListScreen;
  /** Who writes at this moment, and what people say of themselves. */
  readonly presence: PresenceScreen;
  readonly connection: ConnectionScreen;
  /** The chat that was asked for before the list has it. */
  readonly reserved: ReservedChatScreen;
};

const AppContext = createContext<AppParts | undefined>(undefined);
const DeskContext = createContext<Desk | undefined>(undefined);

/** Gives the parts to everything inside. */
export const AppProvider = AppContext.Provider;
/** Gives the desk to everything behind the guard. */
export const DeskProvider = DeskContext.Provider;

/** The app's parts. */
export function useApp(): AppParts {
  const app = useContext(AppContext);
  if (app === undefined) throw new TypeError('useApp stands outside of AppProvider');
  return app;
}

/** The signed-in window's parts. */
export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (desk === undefined) throw new TypeError('useDesk stands outside of DeskProvider');
  return desk;
}
