// The messages screen: chat list beside the open conversation, or the welcome where none is open.
import { lazy, Suspense, useEffect, useState, type JSX } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { AppFrame } from '../frame/AppFrame.tsx';
import { useFrameFold } from '../frame/useFrameFold.ts';
import { useDesk } from '../ground/app-parts.ts';
import { useScreen } from '../ground/useScreen.ts';
import { loadPart } from '../ground/lazy-part.ts';
import { ListSkeleton } from '../parts/ListSkeleton.tsx';
import { Opening } from '../parts/Opening.tsx';
import { useText } from '../parts/text.ts';
import { ChatListPane } from './ChatListPane.tsx';
import { Conversation } from './Conversation.tsx';

// Whoever has a chat open sees none of it.
const WelcomeView = lazy(async () => ({
  default: (await loadPart(() => import('./WelcomeView.tsx'))).WelcomeView,
}));
const GroupDetailsPane = lazy(async () => ({
  default: (await loadPart(() => import('../groups/GroupDetailsPane.tsx'))).GroupDetailsPane,
}));
const GroupDetailsDialog = lazy(async () => ({
  default: (await loadPart(() => import('../groups/GroupDetailsDialog.tsx'))).GroupDetailsDialog,
}));

/** `?mid=` asks for one message to be shown and marked. */
export function MessagesPage(): JSX.Element {
  const t = useText();
  const { chats } = useDesk();
  const { chatId } = useParams();
  const [query] = useSearchParams();
  const { selected } = useScreen(chats);
  const chat = selected?.id === chatId ? selected : undefined;
  const mid = Number(query.get('mid') ?? 0);
  useEffect(() => chats.select(chatId), [chats, chatId]);
  // Beside the conversation they stay as one goes from group to group; over it they belong to the one below.
  const [detailed, setDetailed] = useState<string>();
  const isBeside = useFrameFold() === 'wide';
  const groupId = chat?.enabled === true ? chat.groupId : undefined;
  const open = detailed !== undefined && groupId !== undefined && (isBeside || detailed === groupId);
  const close = (): void => setDetailed(undefined);
  const details = { open, toggle: () => setDetailed(open ? undefined : groupId) };
  const shown = open && chat !== undefined ? { chat, groupId, onClose: close } : undefined;
  return (
    <>
      <AppFrame
        current="messages"
        place={chat?.name ?? t('frame.nav.messages')}
        turn={chatId === undefined ? 'list' : 'main'}
        list={<ChatListPane chatId={chatId} />}
        main={
          chatId === undefined ? (
            <Suspense>
              <WelcomeView />
            </Suspense>
          ) : (
            <Conversation key={chatId} chatId={chatId} mid={mid > 0 ? mid : undefined} details={details} />
          )
        }
        {...(shown !== undefined && isBeside
          ? {
              details: (
                <Suspense fallback={<ListSkeleton />}>
                  <GroupDetailsPane {...shown} />
                </Suspense>
              ),
              onCloseDetails: close,
            }
          : {})}
      />
      {shown === undefined || isBeside ? null : (
        <Opening onClose={close}>
          <GroupDetailsDialog {...shown} />
        </Opening>
      )}
    </>
  );
}
