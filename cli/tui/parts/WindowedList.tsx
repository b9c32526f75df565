// Draws the visible rows of a list of any length; the chosen row is always among them.
import { Box } from 'ink';
import { useRef, type JSX, type ReactNode } from 'react';
import { windowOf } from '../window.ts';

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
}): JSX.Element {
  const { rows, keyOf, row, chosen, width, height, rowHeight = 1, label } = props;
  const before = useRef(0);
  const fits = Math.max(1, Math.floor(height / rowHeight));
  const { from, to } = windowOf(rows.length, fits, chosen, before.current);
  before.current = from;
  return (
    <Box
      flexDirection="column"
      width={width}
      height={height}
      overflow="hidden"
      flexShrink={0}
      aria-role="list"
      aria-label={label}
    >
      {rows.slice(from, to).map((one, index) => (
        <Box
          key={keyOf(one)}
          height={rowHeight}
          width={width}
          flexShrink={0}
          aria-role="listitem"
          aria-state={{ selected: from + index === chosen }}
        >
          {row(one, from + index)}
        </Box>
      ))}
    </Box>
  );
}
