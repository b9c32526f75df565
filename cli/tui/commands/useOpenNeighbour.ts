// Opens the chat above or below the open one, or the next that has something unread, wherever in the list it stands.
import { useDesk, useFocus } from '../frame/desk.ts';
import { useNotify } from '../frame/useNotify.ts';

/** Opens it and leaves the focus in the pane where it is; without an open chat the composer gets it. */
export function useOpenNeighbour(): (steps: 1 | -1, unread: boolean) => void {
  const { chats, go } = useDesk();
  const { chatId, pane } = useFocus();
  const notify = useNotify();
  return (steps, unread) =>
    notify.attempt(async () => {
      // Behind the last unread chat comes the first one again: nobody wants to know on which side it lies.
      const found = (await chats.reach(steps, unread)) ?? firstUnread(unread);
      if (found === undefined) return;
      // The next key may come before this one is drawn, and starts from here.
      chats.select(found.id);
      go({ type: 'open', chatId: found.id, ...(chatId === undefined ? {} : { pane }) });
    });

  function firstUnread(isWanted: boolean) {
    if (!isWanted) return undefined;
    return chats.getSnapshot().rows.find((row) => row.unread > 0 || row.markedUnread);
  }
}
