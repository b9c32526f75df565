// Leads to what was found: a chat, a message, a person, a department, a thing in the window, or does what was offered.
import { parseReference } from '#sdk/contract/references.ts';
import type { SearchItem } from '#sdk/search/search-screen.ts';
import { useDesk } from '../frame/desk.ts';
import { useNotify } from '../frame/useNotify.ts';
import { openAddress } from './open-address.ts';
import type { TerminalOffer } from './useOffers.ts';
import { useOpenChat } from './useOpenChat.ts';

/** Whose reference it is, where it is a department's. */
function departmentOf(reference: string): string | undefined {
  const named = parseReference(reference);
  return named?.kind === 'department' ? named.id : undefined;
}

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
    else {
      const department = departmentOf(item.finding.reference);
      if (department === undefined) notify.attempt(() => openAddress(origin + item.finding.path));
      else go({ type: 'tab', tab: 'contacts', aim: department });
    }
  };
}
