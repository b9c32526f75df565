// Owns what every part of the terminal client may reach: the office, who is signed in, the screens all share, the look.
import { createContext, useContext } from 'react';
import type { CurrentUser, OfficeApi } from '#sdk/api.ts';
import type { FeedStore } from '#sdk/base/feed-store.ts';
import type { ChatListScreen } from '#sdk/chat/screens/chat-list.ts';
import type { LockScreen } from '#sdk/account/screens/lock.ts';
import type { ReservedChatScreen } from '#sdk/chat/screens/reserved-chat.ts';
import type { ConnectionScreen } from '#sdk/connection/screens/connection.ts';
import type { Translator } from '#sdk/locales/index.ts';
import type { PresenceScreen } from '#sdk/status/screens/presence.ts';
import type { NoticesScreen } from '#sdk/notices/screens/notices.ts';
import type { SettingValues } from '#sdk/settings/table.ts';
import type { Variant } from '#variants/index.ts';
import type { CommandBoard } from '../keys/command-board.ts';
import type { Consent } from '../questions/consent.ts';
import type { Focus, FocusEvent, TabName } from '../keys/focus.ts';
import type { ActiveRow } from '../keys/key-map.ts';
import type { OpenForwarding } from '../commands/open-forwarding.ts';
import type { Picks } from '../questions/picks.ts';
import type { PictureLayer } from '../pictures/picture-layer.ts';
import type { Questions } from '../questions/questions.ts';
import type { TerminalGuard } from '../terminal/guard.ts';
import type { ScreenTraits, Signs, Theme } from './theme.ts';

/** Made once at start; only language, theme and keys follow the settings while the client runs. */
export type Desk = {
  readonly office: OfficeApi;
  readonly person: CurrentUser;
  readonly productName: string;
  readonly variant: Variant;
  /** Where the pages of the office are, for what only a window shows. */
  readonly origin: string;
  readonly translator: Translator;
  readonly theme: Theme;
  /** What the terminal can and is, which every theme goes by. */
  readonly screen: ScreenTraits;
  readonly signs: Signs;
  /** Nothing but ASCII is drawn of our own. */
  readonly ascii: boolean;
  /** The part that is opened first; messages where it is left out. */
  readonly firstTab?: TabName | undefined;
  readonly chats: ChatListScreen;
  /** Who writes at this moment, and what people say of themselves. */
  readonly presence: PresenceScreen;
  readonly connection: ConnectionScreen;
  /** The chat that was asked for without a network. */
  readonly reserved: ReservedChatScreen;
  readonly lock: LockScreen;
  readonly notices: NoticesScreen;
  readonly settings: FeedStore<SettingValues>;
  readonly keys: readonly ActiveRow[];
  readonly board: CommandBoard;
  /** Asks for people or chats; drawn by the overlay `picker`. */
  readonly picks: Picks;
  /** The forward whose report the overlay `forwarded` draws. */
  readonly forwarding: OpenForwarding;
  /** Asks for a yes before something is lost. */
  readonly consent: Consent;
  /** Asks for a time or a path; drawn by the overlay `question`. */
  readonly questions: Questions;
  /** Owns the terminal's modes, title and bells. */
  readonly guard: TerminalGuard;
  /** Pictures in the terminal's own graphics, past what is drawn in characters. */
  readonly pictures: PictureLayer;
  /** Linear, without lines and boxes, for screen readers. */
  readonly isLinear: boolean;
  /** Whose order of dates holds: the system's tag for times. */
  readonly timeTag: string | undefined;
  readonly environment: Readonly<Record<string, string | undefined>>;
  now(): number;
  /** Puts a text on the clipboard of the terminal's own machine; false where it is too long for terminals. */
  copy(text: string): boolean;
  /** Moves the person somewhere. */
  go(event: FocusEvent): void;
  /** Ends the client. */
  end(): void;
};

const DeskContext = createContext<Desk | undefined>(undefined);
const FocusContext = createContext<Focus | undefined>(undefined);

/** Gives the desk to everything inside. */
export const DeskProvider = DeskContext.Provider;
/** Gives the focus to everything inside. */
export const FocusProvider = FocusContext.Provider;

/** The client's parts. */
export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (desk === undefined) throw new TypeError('useDesk stands outside of DeskProvider');
  return desk;
}

/** Where the person is. */
export function useFocus(): Focus {
  const focus = useContext(FocusContext);
  if (focus === undefined) throw new TypeError('useFocus stands outside of FocusProvider');
  return focus;
}
