// Draws the list of chats with its own cursor; opening, filtering and the verbs of a chat are done from here.
import { Box } from 'ink';
import { useState, type JSX } from 'react';
import { shownChats } from '../chat-rows.ts';
import { useDesk, useFocus } from '../desk.ts';
import { Line } from '../parts/Line.tsx';
import { WindowedList } from '../parts/WindowedList.tsx';
import { useCommands } from '../useCommands.ts';
import { useScreen } from '../useScreen.ts';
import { ChatRow } from './ChatRow.tsx';

/** `width` and `height` are what it fills. */
export function ChatList({
  width,
  height,
}: {
  readonly width: number;
  readonly height: number;
}): JSX.Element {
  const { chats, go, translator } = useDesk();
  const focus = useFocus();
  const list = useScreen(chats);
  const [active, setActive] = useState<string>();
  const rows = shownChats(list.rows, { query: '', unreadFirst: false });
  const at = Math.max(
    0,
    rows.findIndex((row) => row.id === (active ?? focus.chatId)),
  );
  const isFocused = focus.pane === 'list' && focus.tab === 'messages';
  const moveTo = (index: number): void => {
    const row = rows[Math.max(0, Math.min(rows.length - 1, index))];
    if (row !== undefined) setActive(row.id);
  };
  const any = rows.length > 0;
  useCommands({
    listUp: any ? () => moveTo(at - 1) : undefined,
    listDown: any ? () => moveTo(at + 1) : undefined,
    listPageUp: any ? () => moveTo(at - height) : undefined,
    listPageDown: any ? () => moveTo(at + height) : undefined,
    listTop: any ? () => moveTo(0) : undefined,
    listBottom: any ? () => moveTo(rows.length - 1) : undefined,
    listOpen: any
      ? () => {
          const row = rows[at];
          if (row !== undefined) go({ type: 'open', chatId: row.id });
        }
      : undefined,
  });
  if (rows.length === 0)
    return (
      <Box width={width} height={height} flexShrink={0}>
        <Line
          spans={[
            {
              text: ` ${translator.t(list.phase === 'loading' ? 'words.loading' : 'chat.empty.listTitle')}`,
              tone: 'soft',
            },
          ]}
        />
      </Box>
    );
  return (
    <WindowedList
      rows={rows}
      keyOf={(row) => row.id}
      chosen={at}
      width={width}
      height={height}
      label={translator.t('frame.nav.messages')}
      row={(row, index) => (
        <ChatRow
          chat={row}
          width={width}
          isOpen={row.id === focus.chatId}
          isActive={isFocused && index === at}
          isOnline={row.peerId !== undefined && list.online.has(row.peerId)}
        />
      )}
    />
  );
}
