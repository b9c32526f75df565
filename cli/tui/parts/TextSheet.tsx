// Draws a long text over everything, line by line, to be read through by keys.
import { useMemo, type JSX } from 'react';
import { useDesk } from '../frame/desk.ts';
import type { FinderRow } from '../lines/finder-rows.ts';
import type { Cells } from '../frame/layout.ts';
import { wrapCjk } from '../text/wrap-cjk.ts';
import { Line } from './Line.tsx';
import { Sheet } from './Sheet.tsx';
import { Spoken } from './Spoken.tsx';

/** `title` and `text` are drawable already. */
export function TextSheet(
  props: Cells & {
    readonly title: string;
    readonly text: string;
    readonly onCopy: () => void;
    readonly onLeave: () => void;
  },
): JSX.Element {
  const { columns, title, text, onCopy } = props;
  const { isLinear, signs } = useDesk();
  const list = useMemo(
    () =>
      wrapCjk(text, columns - 4).map((item, index): FinderRow<string> => ({
        type: 'item',
        key: String(index),
        item,
      })),
    [text, columns],
  );
  return (
    <Sheet
      {...props}
      title={title}
      list={list}
      empty=""
      onTake={onCopy}
      row={(line, isChosen) =>
        isLinear ? (
          <Spoken parts={[line]} />
        ) : (
          <Line spans={[{ text: isChosen ? signs.chosen : ' ', tone: 'jade' }, { text: `  ${line}` }]} />
        )
      }
    />
  );
}
