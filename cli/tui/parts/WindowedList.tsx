// Draws the visible rows of a list of any length; the chosen row is always among them.
import { Box } from 'ink';
import { useRef, type JSX, type ReactNode } from 'react';
import { useDesk } from '../frame/desk.ts';
import { useMouseArea, wheelRows } from '../keys/useMouseArea.ts';
import { windowOf } from '../frame/window.ts';
import { Spoken } from './Spoken.tsx';

/** `row` draws one row of exactly `rowHeight` lines. Ten thousand rows cost what one screen of them does. */
export function WindowedList<Row>(props: {
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  readonly row: (row: Row, index: number) => ReactNode;
  readonly chosen: number;
  readonly width: number;
  readonly height: number;
  readonly rowHeight?: number;
  readonly label: string;
  /** Where the chosen row is said to be, counted without what cannot be chosen; from the rows unless given. */
  readonly position?: { readonly at: number; readonly count: number };
  /** A row was clicked. */
  readonly onPick?: (index: number) => void;
  /** The wheel was turned over the list; rows, down is more than zero. */
  readonly onWheel?: (rows: number) => void;
}): JSX.Element {
  const { rows, keyOf, row, chosen, width, height, rowHeight = 1, label } = props;
  const { isLinear, translator } = useDesk();
  const before = useRef(0);
  const fits = Math.max(1, Math.floor(height / rowHeight));
  const { from, to } = windowOf(rows.length, fits, chosen, before.current);
  before.current = from;
  const area = useMouseArea((event, cell) => {
    const index = from + Math.floor(cell.y / rowHeight);
    if (event.kind === 'wheelUp') props.onWheel?.(-wheelRows);
    else if (event.kind === 'wheelDown') props.onWheel?.(wheelRows);
    else if (event.kind === 'press' && event.button === 'left' && index < to) props.onPick?.(index);
  });
  const spoken = rows[chosen];
  if (isLinear)
    return (
      <Box flexDirection="column">
        <Spoken
          parts={[
            label,
            translator.t(
              'tui.position',
              props.position ?? { at: Math.max(0, chosen) + 1, count: rows.length },
            ),
          ]}
        />
        {spoken === undefined ? null : row(spoken, chosen)}
      </Box>
    );
  return (
    <Box ref={area} flexDirection="column" width={width} height={height} overflow="hidden" flexShrink={0}>
      {rows.slice(from, to).map((one, index) => (
        <Box key={keyOf(one)} height={rowHeight} width={width} flexShrink={0}>
          {row(one, from + index)}
        </Box>
      ))}
    </Box>
  );
}
