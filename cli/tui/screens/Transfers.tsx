// Draws every upload and download that is under way or was lately: what it is, how far, how fast, and what can be done.
import { useState, type JSX } from 'react';
import { lengthText } from '#sdk/base/length-text.ts';
import type { Translator } from '#sdk/locales/index.ts';
import { sizeText } from '#sdk/locales/size-text.ts';
import { type TransferRow, TransfersScreen } from '#sdk/transfers/screens/transfers.ts';
import { useDesk } from '../desk.ts';
import { drawableLine } from '../drawable.ts';
import { errorText } from '../error-text.ts';
import type { FinderRow } from '../finder-rows.ts';
import { type Cells, mostRowCells } from '../layout.ts';
import { FinderLine } from '../parts/FinderLine.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import { useCommands } from '../useCommands.ts';
import { useNotify } from '../useNotify.ts';
import { useOwnScreen } from '../useOwnScreen.ts';
import { useScreen } from '../useScreen.ts';
import { useSecondPress } from '../useSecondPress.ts';

/** The sheet. */
export function Transfers(cells: Cells): JSX.Element | null {
  const { office } = useDesk();
  const screen = useOwnScreen(() => new TransfersScreen(office));
  return screen === undefined ? null : <Rows {...cells} screen={screen} />;
}

function Rows(props: Cells & { readonly screen: TransfersScreen }): JSX.Element {
  const { screen } = props;
  const { go, office, signs, translator } = useDesk();
  const { t } = translator;
  const notify = useNotify();
  const { rows, sum } = useScreen(screen);
  const [chosenId, setChosenId] = useState<string>();
  const isSure = useSecondPress();
  const chosen = rows.find(({ id }) => id === chosenId);
  const list = rows.map((item): FinderRow<TransferRow> => ({ type: 'item', key: item.id, item }));
  const may = (isAllowed: boolean | undefined, work: (id: string) => Promise<void>) =>
    chosen === undefined || isAllowed !== true ? undefined : () => notify.attempt(() => work(chosen.id));
  const give = (row: TransferRow): void => {
    // What is done leaves the list alone; anything else is lost with it.
    if (row.state !== 'done' && !isSure(row.id, { key: 'tuiPanes.transferTwice' })) return;
    notify.attempt(() => office.files.cancel(row.id));
  };
  useCommands({
    transferPause:
      may(chosen?.acts.pause, office.files.pause) ?? may(chosen?.acts.resume, office.files.resume),
    transferRetry: may(chosen?.acts.retry, office.files.resume),
    transferCancel: chosen === undefined ? undefined : () => give(chosen),
    transferTidy: sum.finished === 0 ? undefined : () => notify.attempt(() => office.files.tidy()),
  });
  const count = sum.underWay === 0 ? '' : ` · ${t('files.transfersRunning', { number: sum.underWay })}`;
  return (
    <Sheet
      {...props}
      title={`${t('files.transfers')}${count}`}
      list={list}
      mostCells={mostRowCells}
      empty={t('files.transfersNone')}
      foot={chosen?.error === undefined ? chosen?.place : errorText(translator, chosen.error)}
      onChosen={(item) => setChosenId(item?.id)}
      onTake={({ chatId, mid }) =>
        go({ type: 'open', chatId, pane: 'timeline', ...(mid > 0 && { aim: { mid } }) })
      }
      row={(item, isChosen, width) => (
        <FinderLine
          sign={item.state === 'failed' ? '!' : item.direction === 'up' ? signs.up : signs.down}
          text={drawableLine(item.name)}
          detail={drawableLine(
            t(item.direction === 'up' ? 'files.toChat' : 'files.fromChat', { chat: item.chatName }),
          )}
          end={standing(translator, item)}
          isChosen={isChosen}
          width={width}
        />
      )}
    />
  );
}

/** How far it is: with its speed where that is known, else in a word. */
function standing({ t, locale }: Translator, row: TransferRow): string {
  const { state, phase, done, size, pace } = row;
  const percent = `${size === 0 ? 100 : Math.floor((done / size) * 100)} %`;
  if (state === 'done') return `${sizeText(size, locale)} · ${t('files.states.done')}`;
  if (state === 'running' && phase === 'checking') return `${t('files.states.checking')} · ${percent}`;
  if (pace !== undefined) {
    const speed = sizeText(pace.speed, locale);
    return `${percent} · ${t('files.pace', { speed, time: lengthText(pace.secondsLeft) })}`;
  }
  return state === 'failed' ? t('files.states.failed') : `${t(`files.states.${state}`)} · ${percent}`;
}
