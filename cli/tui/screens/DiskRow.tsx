// Draws one line of a folder: mark, glyph, name, where it lies or who shared it, size and time.
import type { JSX } from 'react';
import type { DiskNode } from '#sdk/api.ts';
import { writeDate } from '#sdk/locales/date-format.ts';
import { shownSize } from '#sdk/disk/rules/shown-size.ts';
import { sizeText } from '#sdk/locales/size-text.ts';
import { useDesk } from '../frame/desk.ts';
import { drawableLine } from '../lines/drawable.ts';
import { Line } from '../parts/Line.tsx';
import { Spoken } from '../parts/Spoken.tsx';
import { cellWidth, fitCells, truncateCells } from '../text/cell-width.ts';

const [sizeCells, timeCells] = [9, 12];

/** `told` stands behind the name where there is room: where it lies, by whom it was shared. */
export function DiskRow(props: {
  readonly row: DiskNode;
  readonly told: string;
  readonly isChosen: boolean;
  readonly isMarked: boolean;
  readonly isActive: boolean;
  readonly width: number;
}): JSX.Element {
  const { row, isChosen, isMarked, width } = props;
  const { isLinear, signs, translator } = useDesk();
  const { t, locale, timeLocale } = translator;
  const size = shownSize(row) === undefined ? '' : sizeText(row.size, locale);
  const stamp = row.trashedTime ?? row.modifiedTime;
  const time =
    stamp === 0
      ? ''
      : writeDate(timeLocale, stamp, {
          ...{ month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
        });
  const name = drawableLine(row.name);
  if (isLinear)
    return (
      <Spoken
        parts={[
          name,
          row.isFolder ? t('disk.folder') : size,
          drawableLine(props.told),
          isMarked ? t('tuiPanes.heard.chosen') : '',
        ]}
      />
    );
  const isWide = width >= 52;
  const end = isWide ? sizeCells + timeCells + 2 : sizeCells + 1;
  const room = Math.max(4, width - 5 - end);
  const shown = truncateCells(`${name}${row.isFolder ? '/' : ''}`, room, { sign: signs.ellipsis });
  const left = room - cellWidth(shown);
  const told = left > 6 && props.told !== '' ? `  ${drawableLine(props.told)}` : '';
  return (
    <Line
      spans={[
        { text: isChosen ? signs.chosen : ' ', tone: props.isActive ? 'jade' : 'faint' },
        { text: isMarked ? `${signs.selected} ` : '  ', tone: 'jade' },
        { text: row.starred ? '* ' : '  ', tone: 'amber' },
        { text: shown, bold: isChosen || row.isFolder },
        { text: fitCells(told, left, { sign: signs.ellipsis }), tone: 'faint' },
        { text: size.padStart(sizeCells), tone: 'soft' },
        ...(isWide ? [{ text: `  ${time.padStart(timeCells)}`, tone: 'faint' } as const] : []),
      ]}
    />
  );
}
