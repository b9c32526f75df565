// Draws the last line: the keys that do something here and now, made from the key table.
import { Box } from 'ink';
import type { JSX } from 'react';
import { useDesk, useFocus } from '../frame/desk.ts';
import { placesOf } from '../keys/focus.ts';
import { placesOfRow, type ActiveRow } from '../keys/key-map.ts';
import type { Place } from '../keys/key-row.ts';
import { capsOf } from '../keys/press.ts';
import { cellWidth } from '../text/cell-width.ts';
import { useScreen } from '../frame/useScreen.ts';
import { Line, type Span } from './Line.tsx';

/** One hint: a row and the key that reaches it here. */
export type Hint = { row: ActiveRow; key: string };

/**
 * Rows with a hint whose command has a handler, the most useful first. A key that a nearer place has taken is not
 * said again, and a row without a key of its own left is none. What stands over everything has its own keys first.
 */
export function hintsOf(
  keys: readonly ActiveRow[],
  places: readonly Place[],
  isThere: (id: ActiveRow['id']) => boolean,
  isOver = false,
): Hint[] {
  const taken = new Set<string>();
  const hints: Hint[] = [];
  for (const place of places) {
    const here = keys.filter((row) => placesOfRow(row).includes(place) && isThere(row.id));
    for (const row of here) {
      const key = row.keys.find((one) => !taken.has(one));
      const isSaid = hints.some((hint) => hint.row.text === row.text);
      if (key !== undefined && row.hint !== undefined && !isSaid) hints.push({ row, key });
    }
    for (const row of here) row.keys.forEach((key) => taken.add(key));
  }
  const isOwn = ({ row }: Hint): boolean => isOver && row.place !== 'everywhere';
  return hints.sort((a, b) => Number(isOwn(b)) - Number(isOwn(a)) || (a.row.hint ?? 0) - (b.row.hint ?? 0));
}

/** As many of them as fit whole. */
export function Footer({ columns }: { readonly columns: number }): JSX.Element {
  const { board, keys, signs, translator } = useDesk();
  const focus = useFocus();
  useScreen(board);
  const spans: Span[] = [{ text: ' ' }];
  let left = columns - 2;
  for (const { row, key } of hintsOf(keys, placesOf(focus), board.has, focus.overlay !== undefined)) {
    const caps = capsOf(key, signs.chosen === '>');
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
