// Draws a field over a list of what it finds: palette, search and help are made with it.
import { Box } from 'ink';
import { useLayoutEffect, useRef, useState, type JSX, type ReactNode } from 'react';
import { useDesk } from '../desk.ts';
import { chosenAt, type FinderRow, movedChoice } from '../finder-rows.ts';
import { truncateCells } from '../text/cell-width.ts';
import { useCommands } from '../useCommands.ts';
import { useField } from '../useField.ts';
import { Caret } from './Caret.tsx';
import { Line } from './Line.tsx';
import { Spoken } from './Spoken.tsx';
import { WindowedList } from './WindowedList.tsx';

/** Rows above the list: field and rule. */
const headRows = 2;
/** Cells before the field's text. */
const promptCells = 3;

/** `row` draws one item on one line of `width` cells; `foot` is said under a list that is not complete. */
export function Finder<Item>(props: {
  readonly columns: number;
  readonly rows: number;
  /** Its first row on the screen, for the cursor. */
  readonly top: number;
  readonly label: string;
  readonly placeholder: string;
  readonly list: readonly FinderRow<Item>[];
  readonly empty: string;
  readonly foot?: string | undefined;
  readonly onQuery: (query: string) => void;
  readonly onTake: (item: Item) => void;
  /** Told which item the keys stand on, whenever it is another. */
  readonly onChosen?: (item: Item) => void;
  readonly row: (item: Item, isChosen: boolean, width: number) => ReactNode;
}): JSX.Element {
  const { columns, rows, top, list, placeholder, empty, foot, label } = props;
  const { go, isLinear, signs } = useDesk();
  const [key, setKey] = useState<string>();
  const field = useField({
    width: columns - promptCells - 1,
    isActive: true,
    isSingleLine: true,
    onChange: ({ text }) => {
      setKey(undefined);
      props.onQuery(text);
    },
  });
  const at = chosenAt(list, key);
  const chosen = list[at];
  const height = rows - headRows - (foot === undefined ? 0 : 1);
  const move = (steps: number): void => setKey(movedChoice(list, chosen?.key, steps));
  const any = at >= 0;
  const { onChosen } = props;
  const told = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (chosen?.type !== 'item' || told.current === chosen.key) return;
    told.current = chosen.key;
    onChosen?.(chosen.item);
  });
  const take = chosen?.type === 'item' ? () => props.onTake(chosen.item) : undefined;
  const latest = useRef(take);
  useLayoutEffect(() => {
    latest.current = take;
  });
  useCommands({
    pickUp: any ? () => move(-1) : undefined,
    pickDown: any ? () => move(1) : undefined,
    pickPageUp: any ? () => move(-height) : undefined,
    pickPageDown: any ? () => move(height) : undefined,
    // Enter may come in one piece with what was typed before it: what that finds is drawn first, then taken.
    pickTake: () => void setTimeout(() => latest.current?.()),
    pickLeave: () => go({ type: 'overlay', overlay: undefined }),
  });
  const written = field.lines[0] ?? '';
  return (
    <Box flexDirection="column" width={columns} height={rows} flexShrink={0} overflow="hidden">
      <Caret x={promptCells + field.caret.cell} y={top} />
      {isLinear ? (
        <Spoken parts={[label, written]} />
      ) : (
        <Box height={1} width={columns} flexShrink={0}>
          <Line
            spans={[
              { text: ` ${signs.prompt} `, tone: 'jade' },
              written === ''
                ? { text: truncateCells(placeholder, columns - promptCells), tone: 'faint' }
                : { text: written },
            ]}
          />
        </Box>
      )}
      {isLinear ? null : <Line spans={[{ text: signs.horizontal.repeat(columns), tone: 'faint' }]} />}
      {list.length === 0 ? (
        <Box height={height} width={columns} flexShrink={0}>
          <Line spans={[{ text: `   ${truncateCells(empty, columns - 4)}`, tone: 'soft' }]} />
        </Box>
      ) : (
        <WindowedList
          rows={list}
          keyOf={(row) => row.key}
          chosen={at}
          width={columns}
          height={height}
          label={label}
          onPick={(index) => {
            const picked = list[index];
            if (picked?.type === 'item') props.onTake(picked.item);
          }}
          onWheel={move}
          row={(row, index) =>
            row.type === 'heading' ? (
              <Line spans={[{ text: ` ${row.text}`, tone: 'faint', bold: true }]} />
            ) : (
              props.row(row.item, index === at, columns)
            )
          }
        />
      )}
      {foot === undefined ? null : (
        <Line spans={[{ text: ` ${truncateCells(foot, columns - 2)}`, tone: 'faint' }]} />
      )}
    </Box>
  );
}
