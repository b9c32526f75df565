// Draws the whole of a record of messages that were forwarded as one, line by line.
import { useState, type JSX } from 'react';
import type { ForwardedRecord } from '#sdk/api.ts';
import { RecordScreen } from '#sdk/chat/screens/record.ts';
import { summarize } from '#sdk/contract/markup/summary.ts';
import { lineText } from '#sdk/locales/card-text.ts';
import { fullTime } from '#sdk/locales/time-text.ts';
import { useDesk, useFocus } from '../frame/desk.ts';
import { drawableLine, drawableLines } from '../lines/drawable.ts';
import { errorText } from '../lines/error-text.ts';
import type { FinderRow } from '../lines/finder-rows.ts';
import type { Cells } from '../frame/layout.ts';
import { Line, type Span } from '../parts/Line.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import { Spoken } from '../parts/Spoken.tsx';
import { wrapCjk } from '../text/wrap-cjk.ts';
import { useCommands } from '../keys/useCommands.ts';
import { useOwnScreen } from '../frame/useOwnScreen.ts';
import { useScreen } from '../frame/useScreen.ts';
import { nameText } from '#sdk/locales/name-text.ts';

/** Cells in front of what a message says. */
const indent = 3;

/** Of the record the overlay is about. */
export function Record(cells: Cells): JSX.Element | null {
  const { office } = useDesk();
  const { overlayAim } = useFocus();
  const [id] = useState(overlayAim ?? '');
  const screen = useOwnScreen(() => new RecordScreen(office, id));
  return screen === undefined ? null : <Whole {...cells} screen={screen} />;
}

function Whole(props: Cells & { readonly screen: RecordScreen }): JSX.Element {
  const { columns, screen } = props;
  const { isLinear, signs, translator } = useDesk();
  const { t } = translator;
  const { record, error } = useScreen(screen);
  useCommands({ sheetReload: error === undefined ? undefined : () => void screen.load() });
  return (
    <Sheet
      {...props}
      title={drawableLine(record?.title ?? t('acts.history.open'))}
      list={(record?.messages ?? []).flatMap((message, at) => linesOf(message, at))}
      problem={error === undefined ? undefined : errorText(translator, error)}
      empty={t('words.loading')}
      row={(line, isChosen) =>
        isLinear ? (
          <Spoken parts={line.map(({ text }) => text.trim())} />
        ) : (
          <Line spans={[{ text: isChosen ? signs.chosen : ' ', tone: 'jade' }, ...line]} />
        )
      }
    />
  );

  function linesOf(message: ForwardedRecord['messages'][number], at: number): FinderRow<readonly Span[]>[] {
    const text = drawableLines(lineText(translator, summarize(message.text)));
    const lines: readonly Span[][] = [
      [
        { text: ` ${drawableLine(nameText(translator, message.senderName))}`, bold: true },
        { text: `  ${fullTime(translator, message.time)}`, tone: 'faint' },
      ],
      ...wrapCjk(text, columns - indent - 1).map((line): Span[] => [{ text: ' '.repeat(indent - 1) + line }]),
    ];
    return lines.map((item, line) => ({ type: 'item', key: `${at} ${line}`, item }));
  }
}
