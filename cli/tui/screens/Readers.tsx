// Draws who has read a message and who has not, by name, as many pages as are looked at.
import { useState, type JSX } from 'react';
import { ReadersScreen } from '#sdk/chat/screens/readers.ts';
import { useDesk, useFocus } from '../frame/desk.ts';
import { drawableLine } from '../lines/drawable.ts';
import { errorText } from '../lines/error-text.ts';
import type { FinderRow } from '../lines/finder-rows.ts';
import { type Cells, maxRowCells } from '../frame/layout.ts';
import { FinderLine } from '../parts/FinderLine.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import { useCommands } from '../keys/useCommands.ts';
import { useOpenChat } from '../commands/useOpenChat.ts';
import { useOwnScreen } from '../frame/useOwnScreen.ts';
import { useScreen } from '../frame/useScreen.ts';

type Reader = { readonly id: string; readonly name: string };

/** Of the message the overlay is about. */
export function Readers(cells: Cells): JSX.Element | null {
  const { office } = useDesk();
  const { chatId = '', overlayAim } = useFocus();
  const [mid] = useState(Number(overlayAim));
  const screen = useOwnScreen(() => new ReadersScreen(office, { chatId, mid }));
  return screen === undefined ? null : <People {...cells} screen={screen} />;
}

function People(props: Cells & { readonly screen: ReadersScreen }): JSX.Element {
  const { screen } = props;
  const { chats, signs, translator } = useDesk();
  const { t } = translator;
  const { online } = useScreen(chats);
  const openChat = useOpenChat();
  const { side, people, read, total, loading, more, error } = useScreen(screen);
  useCommands({
    readersSide: () => void screen.look(side === 'read' ? 'unread' : 'read'),
    sheetReload: error === undefined ? undefined : () => void screen.loadMore(),
  });
  return (
    <Sheet
      {...props}
      title={t('acts.readers.title')}
      tabs={[
        { id: 'read', label: t('acts.readers.read', { count: read }) },
        { id: 'unread', label: t('acts.readers.unread', { count: total - read }) },
      ]}
      tab={side}
      list={people.map((item): FinderRow<Reader> => ({ type: 'item', key: item.id, item }))}
      problem={error === undefined ? undefined : errorText(translator, error)}
      maxCells={maxRowCells}
      empty={t(
        loading ? 'words.loading' : side === 'read' ? 'acts.readers.nobody' : 'acts.readers.everybody',
      )}
      foot={more ? t('acts.readers.more') : undefined}
      onEnd={() => {
        if (more) void screen.loadMore();
      }}
      onTake={({ id, name }) => openChat({ personId: id }, name)}
      row={({ id, name }, isChosen, width) => (
        <FinderLine
          sign={online.has(id) ? signs.online : signs.offline}
          text={drawableLine(name)}
          end={t(online.has(id) ? 'words.online' : 'words.offline')}
          isChosen={isChosen}
          width={width}
        />
      )}
    />
  );
}
