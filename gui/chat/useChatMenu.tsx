// Opens the menu of a chat, or does one of its verbs without it; the script comes when it is first asked for.
import { lazy, useCallback, useState, type JSX } from 'react';
import type { LocalChat } from '#sdk/api.ts';
import type { ChatAction } from '#sdk/chat/actions/chat-actions.ts';
import { loadPart } from '../ground/lazy-part.ts';
import { PaneBoundary } from '../ground/PaneBoundary.tsx';
import { Opening } from '../parts/Opening.tsx';

const ChatMenu = lazy(async () => ({
  default: (await loadPart(() => import('./ChatMenu.tsx'))).ChatMenu,
}));

/** Where a menu opens, in page pixels. */
export type MenuPlace = { readonly left: number; readonly top: number; readonly end?: true };

/** What is asked for: the menu of a chat at a place, or one of its verbs. */
export type ChatMenuWish = {
  readonly chat: LocalChat;
  readonly at?: MenuPlace;
  readonly act?: ChatAction['name'];
};

/** The menu's elements, to be drawn by the owner, and the ways to open it or to act without it. */
export function useChatMenu(): {
  readonly menu: JSX.Element | null;
  readonly openMenu: (chat: LocalChat, at: MenuPlace) => void;
  readonly act: (name: ChatAction['name'], chat: LocalChat) => void;
  /** The chat whose menu is open. */
  readonly openFor: string | undefined;
} {
  const [wish, setWish] = useState<ChatMenuWish>();
  const [closed, setClosed] = useState<ChatMenuWish>();
  const openMenu = useCallback((chat: LocalChat, at: MenuPlace) => setWish({ chat, at }), []);
  const act = useCallback((name: ChatAction['name'], chat: LocalChat) => setWish({ chat, act: name }), []);
  const close = (): void => setWish(undefined);
  const menu =
    wish === undefined ? null : (
      <PaneBoundary onFail={close}>
        <Opening onClose={close}>
          <ChatMenu wish={wish} open={closed !== wish} onClose={() => setClosed(wish)} />
        </Opening>
      </PaneBoundary>
    );
  const openFor = wish?.at === undefined || closed === wish ? undefined : wish.chat.id;
  return { menu, openMenu, act, openFor };
}
