// Draws the last line: the keys that do something here and now, made from the key table.
import { Box } from 'ink';
import type { JSX } from 'react';
import { useDesk, useFocus } from '../desk.ts';
import { placesOf } from '../focus.ts';
import type { ActiveRow } from '../key-map.ts';
import { capsOf } from '../press.ts';
import { cellWidth } from '../text/cell-width.ts';
import { useScreen } from '../useScreen.ts';
import { Line, type Span } from './Line.tsx';

/** Rows with a hint whose place has the focus and whose command has a handler, the most useful first. */
export function hintRows(
  keys: readonly ActiveRow[],
  places: readonly string[],
  isThere: (id: ActiveRow['id']) => boolean,
): ActiveRow[] {
  return keys
    .filter((row) => row.hint !== undefined && places.includes(row.place) && isThere(row.id))
    .sort((a, b) => (a.hint ?? 0) - (b.hint ?? 0));
}

/** As many of them as fit whole. */
export function Footer({ columns }: { readonly columns: number }): JSX.Element {
  const { board, keys, signs, translator } = useDesk();
  const focus = useFocus();
  useScreen(board);
  const spans: Span[] = [{ text: ' ' }];
  let left = columns - 2;
  for (const row of hintRows(keys, placesOf(focus), board.has)) {
    const caps = capsOf(row.keys[0] ?? '', signs.chosen === '>');
    const said = ` ${translator.translateRef({ key: row.text })}`;
    const parting = spans.length > 1 ? ` ${signs.separator} ` : '';
    const width = cellWidth(parting + caps + said);
    if (width > left) continue;
    left -= width;
    spans.push({ text: parting, tone: 'faint' }, { text: caps, tone: 'soft' }, { text: said, tone: 'faint' });
  }
  return (
    <Box height={1} width={columns} flexShrink={0} aria-hidden={true}>
      <Line spans={spans} />
    </Box>
  );
}
