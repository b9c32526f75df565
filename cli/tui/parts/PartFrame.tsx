// The frame of a part that is one list: its head, the list or why there is none, a word about what is chosen, and the rule below.
import { Box } from 'ink';
import type { JSX, ReactNode } from 'react';
import type { Cells } from '../frame/layout.ts';
import { truncateCells } from '../text/cell-width.ts';
import { Line } from './Line.tsx';
import { Rule } from './Rule.tsx';

/** Lines of the frame that are not the list's. */
export const frameLines = 3;

/** Fills exactly the cells it is given; `empty` stands where there is no list. */
export function PartFrame(
  props: Pick<Cells, 'columns' | 'rows'> & {
    readonly head: JSX.Element;
    readonly empty: string;
    readonly about: string;
    readonly children: ReactNode;
  },
): JSX.Element {
  const { columns, rows, about } = props;
  return (
    <Box flexDirection="column" width={columns} height={rows} flexShrink={0}>
      {props.head}
      <Box flexDirection="column" height={rows - frameLines} width={columns} flexShrink={0} overflow="hidden">
        {props.children ?? (
          <Line spans={[{ text: `   ${truncateCells(props.empty, columns - 4)}`, tone: 'soft' }]} />
        )}
      </Box>
      <Line spans={about === '' ? [] : [{ text: ` ${truncateCells(about, columns - 2)}`, tone: 'soft' }]} />
      <Rule columns={columns} tees={[]} />
    </Box>
  );
}
