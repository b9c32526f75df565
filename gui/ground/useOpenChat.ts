// Gives components the way into a chat with somebody: at once, or as soon as the office can be reached.
import { useLocation, useNavigate } from 'react-router';
import type { ChatTarget } from '#sdk/chat/screens/reserved-chat.ts';
import { useDesk } from './app-parts.ts';
import { useNotify } from './useNotify.ts';

/** Opens the chat; one that has to wait is said, and opened when it arrives. What went wrong is said too. */
export function useOpenChat(): (target: ChatTarget, name: string) => Promise<'open' | 'waiting' | 'failed'> {
  const { reserved } = useDesk();
  const notify = useNotify();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return async (target, name) => {
    let outcome: 'open' | 'waiting' = 'waiting';
    const worked = await notify.attempt(async () => {
      const chat = await reserved.ask(target, name, pathname);
      if (chat === undefined) return notify.inform({ key: 'chat.reserved', parameters: { name } });
      outcome = 'open';
      await navigate(`/main/messages/${chat.id}`);
    });
    return worked ? outcome : 'failed';
  };
}
