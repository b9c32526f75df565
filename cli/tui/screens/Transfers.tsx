// Draws every upload and download that is under way or was lately: what it is, how far, how fast, and what can be done.
import { useState, type JSX } from 'react';
import type { QueueMove } from '#sdk/api.ts';
import { type TransferRow, TransfersScreen } from '#sdk/transfers/screens/transfers.ts';
import { useDesk } from '../frame/desk.ts';
import { drawableLine } from '../lines/drawable.ts';
import { errorText } from '../lines/error-text.ts';
import type { FinderRow } from '../lines/finder-rows.ts';
import { type Cells, maxRowCells } from '../frame/layout.ts';
import { Sheet } from '../parts/Sheet.tsx';
import { isOfDisk, TransferLine } from '../parts/TransferLine.tsx';
import { useCommands } from '../keys/useCommands.ts';
import { useNotify } from '../frame/useNotify.ts';
import { useOwnScreen } from '../frame/useOwnScreen.ts';
import { useScreen } from '../frame/useScreen.ts';

/** The sheet. */
export function Transfers(cells: Cells): JSX.Element | null {
  const { office } = useDesk();
  const screen = useOwnScreen(() => new TransfersScreen(office));
  return screen === undefined ? null : <Rows {...cells} screen={screen} />;
}

function Rows(props: Cells & { readonly screen: TransfersScreen }): JSX.Element {
  const { screen } = props;
  const { consent, go, office, translator } = useDesk();
  const { t } = translator;
  const notify = useNotify();
  const { rows, sum } = useScreen(screen);
  const [chosenId, setChosenId] = useState<string>();
  const chosen = rows.find(({ id }) => id === chosenId);
  const list = rows.map((item): FinderRow<TransferRow> => ({ type: 'item', key: item.id, item }));
  const may = (isAllowed: boolean | undefined, work: (id: string) => Promise<void>) =>
    chosen === undefined || isAllowed !== true ? undefined : () => notify.attempt(() => work(chosen.id));
  const moving = (move: QueueMove) =>
    may(chosen?.moves.includes(move), (id) => office.files.reorder(id, move));
  const give = (row: TransferRow): void => {
    notify.attempt(async () => {
      const title = t('tuiPanes.sure.transfer', { name: drawableLine(row.name) });
      if (await consent.ask({ title, detail: t('tuiPanes.sure.transferDetail') }))
        await office.files.cancel(row.id);
    });
  };
  useCommands({
    transferPause:
      may(chosen?.acts.pause, office.files.pause) ?? may(chosen?.acts.resume, office.files.resume),
    transferEarlier: moving('earlier'),
    transferLater: moving('later'),
    transferFirst: moving('first'),
    transferLast: moving('last'),
    transferRetry: may(chosen?.acts.retry, office.files.resume),
    // Nothing is left to be cancelled of what is done; it is cleared away with the others.
    transferCancel: chosen === undefined || chosen.state === 'done' ? undefined : () => give(chosen),
    transferTidy: sum.finished === 0 ? undefined : () => notify.attempt(() => office.files.tidy()),
  });
  const count = sum.underWay === 0 ? '' : ` · ${t('files.transfersRunning', { number: sum.underWay })}`;
  return (
    <Sheet
      {...props}
      title={`${t('files.transfers')}${count}`}
      list={list}
      maxCells={maxRowCells}
      empty={t('files.transfersNone')}
      foot={chosen?.error === undefined ? chosen?.place : errorText(translator, chosen.error)}
      onChosen={(item) => setChosenId(item?.id)}
      onTake={(item) => {
        const { chatId, mid } = item;
        if (isOfDisk(item)) go({ type: 'tab', tab: 'disk' });
        else go({ type: 'open', chatId, pane: 'timeline', ...(mid > 0 && { aim: { mid } }) });
      }}
      row={(item, isChosen, width) => <TransferLine row={item} isChosen={isChosen} width={width} />}
    />
  );
}
