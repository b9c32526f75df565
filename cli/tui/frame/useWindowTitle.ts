// Keeps the terminal window's title in step with the unread total and the open chat.
import { useEffect } from 'react';
import { useDesk, useFocus } from './desk.ts';
import { windowTitle } from '../terminal/title.ts';
import { useScreen } from './useScreen.ts';

/** Used once, by the frame. */
export function useWindowTitle(): void {
  const { chats, guard, isLinear, productName } = useDesk();
  const { chatId, overlay } = useFocus();
  const { rows, totals } = useScreen(chats);
  // Over a locked screen stands no name of a chat.
  const place = overlay === 'lock' ? undefined : rows.find((row) => row.id === chatId)?.name;
  const title = windowTitle({
    productName,
    unread: totals.unread,
    ...(place !== undefined && { place }),
  });
  useEffect(() => {
    if (!isLinear) guard.setTitle(title);
  }, [guard, isLinear, title]);
}
