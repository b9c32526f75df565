// Asks before the end while files are under way: which they are, and whether to stay.
import type { JSX } from 'react';
import { type TransferRow, TransfersScreen } from '#sdk/transfers/screens/transfers.ts';
import { isUnderWay } from '#sdk/transfers/rules/transfer-acts.ts';
import { useDesk } from '../frame/desk.ts';
import { finderRows } from '../lines/finder-rows.ts';
import { type Cells, maxRowCells } from '../frame/layout.ts';
import { FinderLine } from '../parts/FinderLine.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import { TransferLine } from '../parts/TransferLine.tsx';
import { useOwnScreen } from '../frame/useOwnScreen.ts';
import { useScreen } from '../frame/useScreen.ts';

/** The question. Its list goes on moving. */
export function Leaving(cells: Cells): JSX.Element | null {
  const { office } = useDesk();
  const screen = useOwnScreen(() => new TransfersScreen(office));
  return screen === undefined ? null : <Asking {...cells} screen={screen} />;
}

type Row =
  | { readonly type: 'act'; readonly act: 'stay' | 'quit' }
  | { readonly type: 'transfer'; readonly transfer: TransferRow };

function Asking(props: Cells & { readonly screen: TransfersScreen }): JSX.Element {
  const { screen } = props;
  const { end, go, signs, translator } = useDesk();
  const { t } = translator;
  const { rows } = useScreen(screen);
  const underWay = rows.filter(isUnderWay);
  return (
    <Sheet<Row>
      {...props}
      title={t('tuiPanes.leaving.title')}
      list={finderRows<Row>([
        {
          title: '',
          // Staying stands first: who presses Enter without reading loses no time of a file.
          items: (['stay', 'quit'] as const).map((act) => ({ key: act, item: { type: 'act', act } })),
        },
        {
          title: t('files.transfersRunning', { number: underWay.length }),
          items: underWay.map((transfer) => ({ key: transfer.id, item: { type: 'transfer', transfer } })),
        },
      ])}
      maxCells={maxRowCells}
      empty=""
      onTake={(row) => {
        if (row.type === 'transfer') go({ type: 'overlay', overlay: 'transfers' });
        else if (row.act === 'quit') end();
        else go({ type: 'overlay', overlay: undefined });
      }}
      row={(row, isChosen, width) =>
        row.type === 'transfer' ? (
          <TransferLine row={row.transfer} isChosen={isChosen} width={width} />
        ) : (
          <FinderLine
            sign={signs.prompt}
            text={t(`tuiPanes.leaving.${row.act}`)}
            detail={t(`tuiPanes.leaving.${row.act}Detail`)}
            isChosen={isChosen}
            width={width}
          />
        )
      }
    />
  );
}
