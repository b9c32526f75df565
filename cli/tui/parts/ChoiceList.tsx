// Draws a list somebody chooses from by keys, with what stands there while it is empty or not whole; finders and sheets are made with it.
import { useLayoutEffect, useRef, useState, type JSX, type ReactNode } from 'react';
import { useDesk } from '../frame/desk.ts';
import { chosenAt, type FinderRow, movedChoice } from '../lines/finder-rows.ts';
import { useCommands } from '../keys/useCommands.ts';
import { wrapCjk } from '../text/wrap-cjk.ts';
import { HeadedList } from './HeadedList.tsx';
import { Line } from './Line.tsx';

/** Lines under the list. */
const maxFoot = 2;

/** What a list to choose from is made of. */
export type Choices<Item> = {
  readonly list: readonly FinderRow<Item>[];
  /** Said where the list holds nothing. */
  readonly empty: string;
  /** Settles when the list holds more than at first: what is taken waits for it, never what is typed. */
  readonly more?: Promise<unknown> | undefined;
  /** Why it holds nothing, or no more; said in red over the list. */
  readonly problem?: string | undefined;
  /** Said under a list that is not complete. */
  readonly foot?: string | undefined;
  readonly onTake?: ((item: Item) => void) | undefined;
  /** Told which item the keys stand on, whenever it is another. */
  readonly onChosen?: ((item: Item | undefined) => void) | undefined;
  /** The keys stand on the last item: the time to ask for more. */
  readonly onEnd?: (() => void) | undefined;
  /** The item the keys stand on at first; without it the first one. */
  readonly startAt?: string | undefined;
  /** Where Esc leads; without it the list is closed. */
  readonly onLeave?: (() => void) | undefined;
  /** Cells of a row at the most; without it, all there are. */
  readonly maxCells?: number;
  /** Draws one item on one line of `width` cells. */
  readonly row: (item: Item, isChosen: boolean, width: number) => ReactNode;
};

/** `query` is what the list answers to: another one begins at its first item again. */
export function ChoiceList<Item>(
  props: Choices<Item> & {
    readonly columns: number;
    readonly rows: number;
    readonly label: string;
    readonly query: string;
    /** Letters are commands here, as nothing is written. */
    readonly hasLetters?: boolean;
  },
): JSX.Element {
  const { columns, rows, list, empty, foot, label, problem, query, hasLetters = false } = props;
  const { board, go } = useDesk();
  const [moved, setMoved] = useState<{ query: string; key: string | undefined } | undefined>(
    props.startAt === undefined ? undefined : { query, key: props.startAt },
  );
  const key = moved?.query === query ? moved.key : undefined;
  const at = chosenAt(list, key);
  const chosen = list[at];
  const said = problem === undefined ? [] : wrapCjk(problem, columns - 4).slice(0, 3);
  const footLines = foot === undefined ? [] : wrapCjk(foot, columns - 2).slice(0, maxFoot);
  const height = Math.max(1, rows - said.length - footLines.length);
  // From where the key before has led, which need not have been drawn yet.
  const move = (steps: number): void =>
    setMoved((before) => {
      const from = list[chosenAt(list, before?.query === query ? before.key : undefined)];
      return { query, key: movedChoice(list, from?.key, steps) };
    });
  const hasRows = at >= 0;
  const { onChosen, onEnd } = props;
  const told = useRef<string>(undefined);
  useLayoutEffect(() => {
    const itemKey = chosen?.type === 'item' ? chosen.key : '';
    if (told.current === itemKey) return;
    told.current = itemKey;
    onChosen?.(chosen?.type === 'item' ? chosen.item : undefined);
  });
  const isLast = hasRows && at === list.length - 1;
  const asked = useRef('');
  useLayoutEffect(() => {
    const end = `${query} ${list.length}`;
    if (!isLast || asked.current === end) return;
    asked.current = end;
    onEnd?.();
  });
  const take =
    chosen?.type === 'item' && props.onTake !== undefined ? () => props.onTake?.(chosen.item) : undefined;
  const latest = useRef(take);
  useLayoutEffect(() => {
    latest.current = take;
  });
  useCommands({
    pickUp: hasRows ? () => move(-1) : undefined,
    pickDown: hasRows ? () => move(1) : undefined,
    pickPageUp: hasRows ? () => move(-height) : undefined,
    pickPageDown: hasRows ? () => move(height) : undefined,
    sheetUp: hasRows && hasLetters ? () => move(-1) : undefined,
    sheetDown: hasRows && hasLetters ? () => move(1) : undefined,
    sheetTop: hasRows && hasLetters ? () => move(-list.length) : undefined,
    sheetBottom: hasRows && hasLetters ? () => move(list.length) : undefined,
    // Enter may come in one piece with what was typed before it: what that finds is drawn first, then taken.
    pickTake:
      props.onTake === undefined || (hasLetters && take === undefined)
        ? undefined
        : () => {
            const release = board.hold();
            const takeDrawn = (): void =>
              void setTimeout(() => {
                latest.current?.();
                release();
              });
            if (props.more === undefined) takeDrawn();
            else void props.more.then(takeDrawn);
          },
    pickLeave: props.onLeave ?? (() => go({ type: 'overlay', overlay: undefined })),
  });
  return (
    <>
      {said.map((text) => (
        <Line key={text} spans={[{ text: `   ${text}`, tone: 'red' }]} />
      ))}
      <HeadedList
        list={list}
        at={at}
        width={columns}
        height={height}
        label={label}
        empty={problem === undefined ? empty : ''}
        onPick={({ item }) => props.onTake?.(item)}
        onWheel={move}
        row={(item, isChosen) => props.row(item, isChosen, Math.min(columns, props.maxCells ?? columns))}
      />
      {footLines.map((text) => (
        <Line key={text} spans={[{ text: ` ${text}`, tone: 'faint' }]} />
      ))}
    </>
  );
}
