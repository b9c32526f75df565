// Opens the menu of a chat, or does one of its verbs without it; the script comes when it is first asked for.
import { lazy, useCallback, useState, type JSX } from 'react';
import type { LocalChat } from '#sdk/api.ts';
import type { ChatAction } from '#sdk/chat/actions/chat-actions.ts';
import { loadPart } from '../ground/lazy-part.ts';
import { PaneBoundary } from '../ground/PaneBoundary.tsx';
import type { IconName } from '../parts/icon-paths.ts';
import { Opening } from '../parts/Opening.tsx';

const ChatMenu = lazy(async () => ({
  default: (await loadPart(() => import('./ChatMenu.tsx'))).ChatMenu,
}));

/** Where a menu opens, in page pixels. */
export type MenuPlace = { readonly left: number; readonly top: number; readonly end?: true };

/** What stands above a chat's verbs because there is no room for its button. */
export type MenuDoor = {
  readonly id: string;
  readonly label: string;
  readonly icon: IconName;
  readonly open: () => void;
};

/** What is asked for: the menu of a chat at a place, or one of its verbs. */
export type ChatMenuRequest = {
  readonly chat: LocalChat;
  readonly at?: MenuPlace;
  readonly doors?: readonly MenuDoor[];
  readonly act?: ChatAction['name'];
};

/** The menu's elements, to be drawn by the owner, and the ways to open it or to act without it. */
export function useChatMenu(): {
  readonly menu: JSX.Element | null;
  readonly openMenu: (chat: LocalChat, at: MenuPlace, doors?: readonly MenuDoor[]) => void;
  readonly act: (name: ChatAction['name'], chat: LocalChat) => void;
  /** The chat whose menu is open. */
  readonly openFor: string | undefined;
} {
  const [request, setRequest] = useState<ChatMenuRequest>();
  const [closed, setClosed] = useState<ChatMenuRequest>();
  const openMenu = useCallback(
    (chat: LocalChat, at: MenuPlace, doors: readonly MenuDoor[] = []) => setRequest({ chat, at, doors }),
    [],
  );
  const act = useCallback((name: ChatAction['name'], chat: LocalChat) => setRequest({ chat, act: name }), []);
  const close = (): void => setRequest(undefined);
  const menu =
    request === undefined ? null : (
      <PaneBoundary onFail={close}>
        <Opening onClose={close}>
          <ChatMenu request={request} open={closed !== request} onClose={() => setClosed(request)} />
        </Opening>
      </PaneBoundary>
    );
  const openFor = request?.at === undefined || closed === request ? undefined : request.chat.id;
  return { menu, openMenu, act, openFor };
}
