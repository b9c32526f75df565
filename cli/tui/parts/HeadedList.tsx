// Draws a list whose rows stand under headings, or one sentence where it is empty.
import { Box } from 'ink';
import type { JSX, ReactNode } from 'react';
import type { FinderRow } from '../lines/finder-rows.ts';
import { truncateCells } from '../text/cell-width.ts';
import { Line } from './Line.tsx';
import { WindowedList } from './WindowedList.tsx';

/** `at` is the chosen line, -1 where there is none. Headings are neither picked nor drawn by `row`. */
export function HeadedList<Item>(props: {
  readonly list: readonly FinderRow<Item>[];
  readonly at: number;
  readonly width: number;
  readonly height: number;
  readonly label: string;
  readonly empty: string;
  readonly onPick: (picked: { readonly key: string; readonly item: Item }) => void;
  readonly onWheel: (rows: number) => void;
  /** Draws one item on one line of `width` cells. */
  readonly row: (item: Item, isChosen: boolean) => ReactNode;
}): JSX.Element {
  const { list, at, width, height, label, empty } = props;
  if (list.length === 0)
    return (
      <Box height={height} width={width} flexShrink={0}>
        <Line spans={[{ text: `   ${truncateCells(empty, width - 4)}`, tone: 'soft' }]} />
      </Box>
    );
  const items = list.filter(({ type }) => type === 'item');
  const before = list.slice(0, Math.max(0, at)).filter(({ type }) => type === 'item');
  return (
    <WindowedList
      position={{ at: before.length + 1, count: items.length }}
      rows={list}
      keyOf={(row) => row.key}
      chosen={at}
      width={width}
      height={height}
      label={label}
      onPick={(index) => {
        const picked = list[index];
        if (picked?.type === 'item') props.onPick(picked);
      }}
      onWheel={props.onWheel}
      row={(row, index) =>
        row.type === 'heading' ? (
          <Line spans={[{ text: ` ${row.text}`, tone: 'faint', bold: true }]} />
        ) : (
          props.row(row.item, index === at)
        )
      }
    />
  );
}
