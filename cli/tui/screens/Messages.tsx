// The part of messages: list, conversation and details beside each other, as many as the width holds.
import { Box } from 'ink';
import { useLayoutEffect, useState, type JSX } from 'react';
import type { LocalChat } from '#sdk/api.ts';
import { useDesk, useFocus } from '../frame/desk.ts';
import { frameRows, layoutOf, type Cells } from '../frame/layout.ts';
import { Rule } from '../parts/Rule.tsx';
import { VerticalRule } from '../parts/VerticalRule.tsx';
import { useChatCommands } from '../commands/useChatCommands.ts';
import { useChatScreens } from '../frame/useChatScreens.ts';
import { useScreen } from '../frame/useScreen.ts';
import { ChatList } from './ChatList.tsx';
import { Composer } from './Composer.tsx';
import { Details } from './Details.tsx';
import { Timeline } from './Timeline.tsx';
import { Welcome } from './Welcome.tsx';

/** What is spoken has no width: the usual terminal's, at which everything is there. */
const spokenSize = { columns: 80, rows: 24 } as const;

/** The panes, the line under them, and the place to write. */
export function Messages({ columns, rows, top }: Cells): JSX.Element | null {
  const { chats, isLinear } = useDesk();
  const focus = useFocus();
  const { chatId } = focus;
  const list = useScreen(chats);
  // The open chat stays in the list whatever is filtered.
  useLayoutEffect(() => chats.select(chatId), [chats, chatId]);
  const screens = useChatScreens(chatId);
  const [writing, setWriting] = useState(1);
  const chat = list.selected?.id === chatId ? list.selected : list.rows.find((row) => row.id === chatId);
  const composer = chatId === undefined ? 0 : writing;
  // Words have no width: what is said does not depend on the size of a window.
  const size = isLinear ? spokenSize : { columns, rows: rows + frameRows };
  const layout = layoutOf(size, focus, composer);
  if (layout === undefined) return null;
  const tees = layout.list > 0 && layout.main > 0 ? [layout.list] : [];
  if (layout.details > 0 && layout.main > 0) tees.push(columns - layout.details - 1);
  return (
    <Box flexDirection="column" width={columns} height={rows}>
      <Box height={layout.rows} width={columns} flexShrink={0}>
        {layout.list > 0 ? <ChatList width={layout.list} height={layout.rows} top={top} /> : null}
        {layout.list > 0 && layout.main > 0 ? <VerticalRule rows={layout.rows} /> : null}
        {layout.main === 0 ? null : screens === undefined ? (
          chatId === undefined && !isLinear ? (
            <Welcome width={layout.main} height={layout.rows} />
          ) : (
            <Box width={layout.main} height={layout.rows} flexShrink={0} />
          )
        ) : (
          <Timeline
            key={screens.chatId}
            screens={screens}
            width={layout.main}
            height={layout.rows}
            x={layout.list > 0 ? layout.list + 1 : 0}
            y={top}
          />
        )}
        {layout.details > 0 && layout.main > 0 ? <VerticalRule rows={layout.rows} /> : null}
        {layout.details > 0 && chat !== undefined && (!isLinear || focus.pane === 'details') ? (
          <Details
            // Not the key of the conversation beside it: two of the same leave the last chat standing.
            key={`details ${chat.id}`}
            chat={chat}
            width={layout.details}
            height={layout.rows}
            x={columns - layout.details}
            y={top}
          />
        ) : null}
      </Box>
      {layout.list > 0 ? null : <OpenChatVerbs chat={chat} />}
      <Rule columns={columns} tees={tees} />
      {screens === undefined ? null : (
        <Composer
          key={screens.chatId}
          screens={screens}
          chat={chat}
          columns={columns}
          top={top + layout.rows + 1}
          onRows={setWriting}
        />
      )}
    </Box>
  );
}

/** While the list, which has them otherwise, is folded. */
function OpenChatVerbs({ chat }: { readonly chat: LocalChat | undefined }): null {
  useChatCommands(chat);
  return null;
}
