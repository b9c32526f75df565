// Gives components the way into a chat with somebody: at once, or as soon as the office can be reached.
import { useEffect } from 'react';
import type { ChatTarget } from '#sdk/chat/screens/reserved-chat.ts';
import { useDesk, useFocus } from '../frame/desk.ts';
import { drawableLine } from '../lines/drawable.ts';
import { errorText } from '../lines/error-text.ts';
import type { Focus } from '../keys/focus.ts';
import { useNotify } from '../frame/useNotify.ts';
import { useScreen } from '../frame/useScreen.ts';

/** Where somebody is, in one word: whoever has moved on is not taken away. */
function placeOf({ tab, chatId = '' }: Focus): string {
  return `${tab} ${chatId}`;
}

/** Opens the chat; one that has to wait is said, and opened when it arrives. What went wrong is said too. */
export function useOpenChat(): (target: ChatTarget, name: string) => void {
  const { go, reserved } = useDesk();
  const focus = useFocus();
  const notify = useNotify();
  return (target, name) =>
    notify.attempt(async () => {
      const chat = await reserved.ask(target, name, placeOf(focus));
      if (chat === undefined)
        return notify.inform({ key: 'chat.reserved', parameters: { name: drawableLine(name) } });
      go({ type: 'open', chatId: chat.id });
    });
}

/** Used once, by the frame: opens what was asked for without a network once it has arrived. */
export function useReservedChat(): void {
  const { go, notices, reserved, translator } = useDesk();
  const { arrived, error } = useScreen(reserved);
  const place = placeOf(useFocus());
  const notify = useNotify();
  useEffect(() => {
    if (error !== undefined) {
      reserved.forget();
      notices.fail(error, errorText(translator, error).length);
    }
    if (arrived === undefined) return;
    reserved.forget();
    const { chat } = arrived;
    if (place === arrived.place) go({ type: 'open', chatId: chat.id });
    else notify.inform({ key: 'chat.reservedReady', parameters: { name: drawableLine(chat.name) } });
  }, [arrived, error, go, notices, notify, place, reserved, translator]);
}
