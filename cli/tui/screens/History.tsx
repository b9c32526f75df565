// Draws a chat's past to look through: words or a day are typed, Tab goes from all to pictures, files and links.
import { useState, type JSX } from 'react';
import type { LocalMessage } from '#sdk/api.ts';
import { historyTabs } from '#sdk/chat/rules/history-tab.ts';
import { typedDay } from '#sdk/chat/rules/typed-day.ts';
import { HistoryScreen } from '#sdk/chat/screens/history-window.ts';
import { summarize } from '#sdk/contract/markup/summary.ts';
import { lineText } from '#sdk/locales/card-text.ts';
import { rowTime } from '#sdk/locales/time-text.ts';
import { useDesk, useFocus } from '../frame/desk.ts';
import { drawableLine } from '../lines/drawable.ts';
import { errorText } from '../lines/error-text.ts';
import type { FinderRow } from '../lines/finder-rows.ts';
import type { Cells } from '../frame/layout.ts';
import { Finder } from '../parts/Finder.tsx';
import { FinderLine } from '../parts/FinderLine.tsx';
import { cellWidth, fitCells } from '../text/cell-width.ts';
import { useCommands } from '../keys/useCommands.ts';
import { useOwnScreen } from '../frame/useOwnScreen.ts';
import { useScreen } from '../frame/useScreen.ts';
import { nameText } from '#sdk/locales/name-text.ts';

/** Cells of the senders' column at the most. */
const maxSenderCells = 16;

/** Of the chat the overlay is about. */
export function History(cells: Cells): JSX.Element | null {
  const { office } = useDesk();
  const { chatId, overlayAim } = useFocus();
  const [about] = useState(overlayAim ?? chatId ?? '');
  const screen = useOwnScreen(() => new HistoryScreen(office, about));
  return screen === undefined ? null : <Past {...cells} screen={screen} chatId={about} />;
}

function Past(props: Cells & { readonly screen: HistoryScreen; readonly chatId: string }): JSX.Element {
  const { screen, chatId } = props;
  const { chats, go, now, translator } = useDesk();
  const { t } = translator;
  const shown = useScreen(screen);
  const { rows, selected } = useScreen(chats);
  const chat = selected?.id === chatId ? selected : rows.find(({ id }) => id === chatId);
  const turn = (steps: 1 | -1): void => {
    const at = historyTabs.indexOf(shown.tab) + steps + historyTabs.length;
    screen.setTab(historyTabs[at % historyTabs.length] ?? 'all');
  };
  useCommands({
    historyTab: () => turn(1),
    historyTabBack: () => turn(-1),
    sheetReload: shown.error === undefined ? undefined : () => void screen.loadMore(),
  });
  const senderOf = ({ mine, senderName }: LocalMessage): string =>
    drawableLine(mine ? t('chat.me') : nameText(translator, senderName));
  const senders = Math.min(
    maxSenderCells,
    Math.max(0, ...shown.messages.map((message) => cellWidth(senderOf(message)))),
  );
  const title = t('acts.history.title', { name: drawableLine(chat?.name ?? '') });
  return (
    <Finder
      {...props}
      label={title}
      title={title}
      placeholder={t('tuiPanes.historyHint')}
      tabs={historyTabs.map((tab) => ({ id: tab, label: t(`acts.history.tab.${tab}`) }))}
      tab={shown.tab}
      note={shown.day === '' ? undefined : shown.day}
      list={shown.messages.map((item): FinderRow<LocalMessage> => ({ type: 'item', key: item.key, item }))}
      problem={shown.error === undefined ? undefined : errorText(translator, shown.error)}
      empty={t(shown.loading ? 'words.loading' : 'acts.history.none')}
      onEnd={() => void screen.loadMore()}
      onQuery={(typed) => {
        const day = typedDay(typed, now());
        if (day !== shown.day) screen.setDay(day);
        screen.setText(day === '' ? typed : '');
      }}
      onTake={({ mid }) => go({ type: 'open', chatId, aim: { mid }, pane: 'timeline' })}
      row={(message, isChosen, width) => (
        <FinderLine
          sign=" "
          text={fitCells(senderOf(message), senders)}
          detail={drawableLine(lineText(translator, summarize(message.text, message.senderId)))}
          end={rowTime(translator, message.time, now())}
          isChosen={isChosen}
          width={width}
        />
      )}
    />
  );
}
