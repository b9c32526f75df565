// Draws the line over a group's members where names are typed to find some of them.
import { Box } from 'ink';
import type { JSX } from 'react';
import { useDesk } from '../frame/desk.ts';
import { Caret } from '../parts/Caret.tsx';
import { Line } from '../parts/Line.tsx';
import { truncateCells } from '../text/cell-width.ts';
import { useField } from '../frame/useField.ts';

/** Cells before the field's text. */
const promptCells = 3;

/** `x` and `y` are its first cell on the screen. Emptied by whoever owns it, by another `key`. */
export function MemberFind(props: {
  readonly width: number;
  readonly x: number;
  readonly y: number;
  readonly isActive: boolean;
  readonly onQuery: (query: string) => void;
}): JSX.Element {
  const { width, x, y, isActive, onQuery } = props;
  const { translator } = useDesk();
  const field = useField({
    width: width - promptCells - 1,
    isActive,
    isSingleLine: true,
    onChange: ({ text }) => onQuery(text),
  });
  const hint = truncateCells(translator.t('tuiPanes.memberHint'), width - promptCells - 1);
  return (
    <Box width={width} height={1} flexShrink={0}>
      {isActive ? <Caret x={x + promptCells + field.caret.cell} y={y} /> : null}
      <Line
        spans={[
          { text: ' / ', tone: 'jade' },
          field.field.text === '' ? { text: hint, tone: 'faint' } : { text: field.lines[0] ?? '' },
        ]}
      />
    </Box>
  );
}
