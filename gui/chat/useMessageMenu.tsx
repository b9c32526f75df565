// Opens the menu of a message, whose script comes when one is first opened.
import { lazy, useCallback, useState, type JSX } from 'react';
import type { LocalMessage } from '#sdk/api.ts';
import type { MessageCircumstances } from '#sdk/chat/actions/message-action.ts';
import { loadPart } from '../ground/lazy-part.ts';
import { PaneBoundary } from '../ground/PaneBoundary.tsx';
import { Opening } from '../parts/Opening.tsx';
import type { MessageMenuRequest } from './MessageMenu.tsx';
import type { MenuPlace } from './useChatMenu.tsx';

const MessageMenu = lazy(async () => ({
  default: (await loadPart(() => import('./MessageMenu.tsx'))).MessageMenu,
}));

/** The menu's elements and the way to open it. `onEdit` gets the text of a failed or withdrawn message to write on. */
export function useMessageMenu(
  around: Omit<MessageCircumstances, 'now'>,
  onEdit: (text: string, isFlash?: true) => void,
  onQuote: (message: LocalMessage) => void,
): {
  readonly menu: JSX.Element | null;
  readonly openMenu: (message: LocalMessage, at: MenuPlace) => void;
} {
  const [request, setRequest] = useState<MessageMenuRequest>();
  const openMenu = useCallback(
    (message: LocalMessage, at: MenuPlace) =>
      setRequest({ message, at, around: { ...around, now: Date.now() } }),
    [around],
  );
  const close = (): void => setRequest(undefined);
  const menu =
    request === undefined ? null : (
      <PaneBoundary onFail={close}>
        <Opening onClose={close}>
          <MessageMenu request={request} onEdit={onEdit} onQuote={onQuote} />
        </Opening>
      </PaneBoundary>
    );
  return { menu, openMenu };
}
