// Leads to what was found: a chat, a message, a person, a thing in the window, or does what was offered.
import type { SearchItem } from '#sdk/search/search-screen.ts';
import { useDesk } from '../frame/desk.ts';
import { useNotify } from '../frame/useNotify.ts';
import { openAddress } from './open-address.ts';
import type { TerminalOffer } from './useOffers.ts';
import { useOpenChat } from './useOpenChat.ts';

/** For the search and the palette. */
export function useTakeHit(): (item: SearchItem) => void {
  const { go, origin } = useDesk();
  const notify = useNotify();
  const openChat = useOpenChat();
  return (item) => {
    if (item.type === 'chat') go({ type: 'open', chatId: item.chat.id });
    else if (item.type === 'message')
      go({
        type: 'open',
        chatId: item.hit.message.chatId,
        aim: { mid: item.hit.message.mid },
        pane: 'timeline',
      });
    else if (item.type === 'person') openChat({ personId: item.person.id }, item.person.name);
    else if (item.type === 'offer') (item.offer as TerminalOffer).take();
    else notify.attempt(() => openAddress(origin + item.finding.path));
  };
}
