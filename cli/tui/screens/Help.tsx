// Draws the help: the key table, searched while typing; Enter does what the row says.
import { useState, type JSX } from 'react';
import { useDesk, useFocus } from '../frame/desk.ts';
import { finderRows } from '../lines/finder-rows.ts';
import { placesOf } from '../keys/focus.ts';
import { helpGroups, type HelpRow } from '../keys/help-rows.ts';
import type { Cells } from '../frame/layout.ts';
import { Finder } from '../parts/Finder.tsx';
import { Line } from '../parts/Line.tsx';
import { Spoken } from '../parts/Spoken.tsx';
import { cellWidth, fitCells } from '../text/cell-width.ts';
import { useDoable } from '../keys/useDoable.ts';

/** Cells of the keys, which stand before what they do. */
const capsCells = 30;

/** The place below is first; rows that cannot be done now are dim and stay where they are. */
export function Help({ columns, rows, top }: Cells): JSX.Element {
  const { board, isLinear, keys, go, signs, translator } = useDesk();
  const focus = useFocus();
  const [query, setQuery] = useState('');
  const doable = useDoable();
  const here = placesOf({ ...focus, overlay: undefined });
  const groups = helpGroups(keys, translator, { first: here, ascii: signs.chosen === '>' });
  const canRun = ({ id }: HelpRow): boolean => doable.has(id);
  const wanted = query.trim().toLowerCase();
  const found = finderRows<HelpRow>(
    groups.map((group) => ({
      title: group.title,
      items: group.rows
        .filter((row) => `${row.caps.join(' ')} ${row.text} ${group.title}`.toLowerCase().includes(wanted))
        .map((row) => ({ key: row.id, item: row })),
    })),
  );
  return (
    <Finder
      columns={columns}
      rows={rows}
      top={top}
      label={translator.t('tuiPanes.help')}
      placeholder={translator.t('tuiPanes.helpFilter')}
      list={found}
      empty={translator.t('contacts.empty.noHitsTitle', { query })}
      onQuery={setQuery}
      onTake={(row) => {
        if (!canRun(row)) return;
        go({ type: 'overlay', overlay: undefined });
        board.runWhenThere(row.id);
      }}
      row={(row, isChosen, width) =>
        isLinear ? (
          <Spoken parts={[row.caps.join(' '), row.text]} />
        ) : (
          <Line
            spans={[
              { text: isChosen ? signs.chosen : ' ', tone: 'jade' },
              {
                text: fitCells(`  ${keptCaps(row.caps)}`, capsCells, { sign: signs.ellipsis }),
                tone: 'soft',
              },
              {
                text: fitCells(row.text, width - capsCells - 1, { sign: signs.ellipsis }),
                bold: isChosen,
                ...(canRun(row) ? {} : { tone: 'faint' as const }),
              },
            ]}
          />
        )
      }
    />
  );
}

/** As many of the keys as fit, the first always. */
function keptCaps(caps: readonly string[]): string {
  let text = caps[0] ?? '';
  for (const cap of caps.slice(1))
    if (cellWidth(`${text}  ${cap}`) <= capsCells - 4) text = `${text}  ${cap}`;
  return text;
}
