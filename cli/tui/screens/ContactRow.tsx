// Draws one line of the contacts: a department with its arrow, or a person with a dot that says who is there.
import type { JSX } from 'react';
import { nameHitRanges } from '#sdk/contacts/rules/hit-ranges.ts';
import type { ContactLine } from '../lines/contact-lines.ts';
import { useDesk } from '../frame/desk.ts';
import { drawableLine } from '../lines/drawable.ts';
import { marked } from '../parts/FinderLine.tsx';
import { Line } from '../parts/Line.tsx';
import { Spoken } from '../parts/Spoken.tsx';
import { cellWidth, fitCells, truncateCells } from '../text/cell-width.ts';
import { nameText } from '#sdk/locales/name-text.ts';

/** Two cells of indent for each level. */
export function ContactRow(props: {
  readonly line: ContactLine;
  readonly query: string;
  readonly isChosen: boolean;
  readonly isOnline: boolean;
  readonly width: number;
}): JSX.Element {
  const { line, query, isChosen, isOnline, width } = props;
  const { isLinear, signs, translator } = useDesk();
  if (isLinear)
    return (
      <Spoken
        parts={[
          drawableLine(line.name),
          drawableLine(line.detail),
          line.type === 'person' ? translator.t(isOnline ? 'words.online' : 'words.offline') : '',
        ]}
      />
    );
  const indent = ' '.repeat(1 + line.depth * 2);
  const sign =
    line.type === 'group'
      ? signs.group
      : line.type === 'person'
        ? isOnline
          ? signs.online
          : signs.offline
        : line.isOpen
          ? signs.opened
          : signs.closed;
  const room = width - indent.length - 4;
  const shown = line.type === 'person' ? nameText(translator, line.name) : line.name;
  const name = truncateCells(drawableLine(shown), room, { sign: signs.ellipsis });
  const left = room - cellWidth(name);
  const said =
    line.type === 'department' && line.isLoading ? translator.t('words.loading') : drawableLine(line.detail);
  return (
    <Line
      spans={[
        { text: isChosen ? signs.chosen : ' ', tone: 'jade' },
        { text: `${indent}${sign} `, tone: line.type === 'person' && isOnline ? 'jade' : 'faint' },
        ...marked(name, nameHitRanges(name, line.type === 'person' ? (line.pinyin ?? '') : '', query), {
          bold: isChosen || line.type === 'department',
        }),
        { text: fitCells(left > 5 ? `  ${said}` : '', left, { sign: signs.ellipsis }), tone: 'faint' },
      ]}
    />
  );
}
