// Draws one upload or download: what it is, to or from whom, and how far it is.
import type { JSX } from 'react';
import type { TransferRow } from '#sdk/transfers/screens/transfers.ts';
import { useDesk } from '../frame/desk.ts';
import { drawableLine } from '../lines/drawable.ts';
import { standing } from '../lines/transfer-standing.ts';
import { FinderLine } from './FinderLine.tsx';

/** Whether it goes to a disk or comes from one; everything else belongs to a chat. */
export const isOfDisk = ({ disk, chatId }: Pick<TransferRow, 'disk' | 'chatId'>): boolean =>
  disk !== undefined || Number(chatId) === 0;

/** One line of a list of transfers. */
export function TransferLine(props: {
  readonly row: TransferRow;
  readonly isChosen: boolean;
  readonly width: number;
}): JSX.Element {
  const { row, isChosen, width } = props;
  const { signs, translator } = useDesk();
  const { t } = translator;
  const isUp = row.direction === 'up';
  const place = isOfDisk(row)
    ? t(isUp ? 'files.toDisk' : 'files.fromDisk')
    : t(isUp ? 'files.toChat' : 'files.fromChat', { chat: row.chatName });
  return (
    <FinderLine
      sign={row.state === 'failed' ? '!' : isUp ? signs.up : signs.down}
      text={drawableLine(row.name)}
      detail={drawableLine(place)}
      end={standing(translator, row)}
      isChosen={isChosen}
      width={width}
    />
  );
}
