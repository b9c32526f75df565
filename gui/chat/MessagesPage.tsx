// The messages screen: chat list beside the open conversation, or the welcome where none is open.
import { useEffect, type JSX } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { AppFrame } from '../frame/AppFrame.tsx';
import { useDesk } from '../ground/app-parts.ts';
import { useScreen } from '../ground/useScreen.ts';
import { useText } from '../parts/text.ts';
import { ChatListPane } from './ChatListPane.tsx';
import { Conversation } from './Conversation.tsx';
import { WelcomeView } from './WelcomeView.tsx';

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
  return (
    <AppFrame
      current="messages"
      place={chat?.name ?? t('frame.nav.messages')}
      turn={chatId === undefined ? 'list' : 'main'}
      list={<ChatListPane chatId={chatId} />}
      main={
        chatId === undefined ? (
          <WelcomeView />
        ) : (
          <Conversation key={chatId} chatId={chatId} mid={mid > 0 ? mid : undefined} />
        )
      }
    />
  );
}
