// Draws what is asked before something is lost, over the last lines of the part; every key is its own while it asks.
import { Box } from 'ink';
import { useEffect, useLayoutEffect, useRef, type JSX } from 'react';
import { useDesk, useFocus } from '../frame/desk.ts';
import { useScreen } from '../frame/useScreen.ts';
import { useCommands } from '../keys/useCommands.ts';
import { runCommand } from '../keys/useKeys.ts';
import { drawableLine } from '../lines/drawable.ts';
import type { ConsentQuestion } from '../questions/consent.ts';
import { fitCells, truncateCells } from '../text/cell-width.ts';
import { wrapCjk } from '../text/wrap-cjk.ts';
import { Line, type Span } from './Line.tsx';
import { Spoken } from './Spoken.tsx';

/** Lines of what it is about that are shown at most: an address may be as long as it likes. */
const mostAbout = 4;

/** Nothing while nothing is asked. `rows` are those of the part it stands over. */
export function ConsentBand(props: { readonly columns: number; readonly rows: number }): JSX.Element | null {
  const { consent } = useDesk();
  const question = useScreen(consent);
  return question === undefined ? null : <Asked key={question.title} {...props} question={question} />;
}

function Asked(props: {
  readonly columns: number;
  readonly rows: number;
  readonly question: ConsentQuestion;
}): JSX.Element {
  const { columns, rows, question } = props;
  const desk = useDesk();
  const focus = useFocus();
  const { board, consent, isLinear, signs } = desk;
  useCommands({ consentGive: () => consent.settle(true), consentRefuse: () => consent.settle(false) });
  const latest = useRef({ desk, focus });
  useLayoutEffect(() => {
    latest.current = { desk, focus };
  });
  // Before any field: what is typed must not go into a draft, and what is pasted answers nothing.
  useLayoutEffect(
    () =>
      board.takeKeys({
        press: (typed) => void runCommand(latest.current.desk, latest.current.focus, typed),
        paste: () => undefined,
      }),
    [board],
  );
  // What comes over the place it was asked at takes the question away: a call that rings, another part.
  const begun = useRef(focus);
  useEffect(() => {
    const { overlay, tab, chatId } = begun.current;
    const isElsewhere = focus.tab !== tab || focus.chatId !== chatId;
    if (isElsewhere || (focus.overlay !== undefined && focus.overlay !== overlay)) consent.settle(false);
  }, [consent, focus]);
  const parts = [question.title, ...(question.about ?? []), question.detail ?? ''].map(drawableLine);
  if (isLinear) return <Spoken parts={parts} />;
  const lines = linesOf(question, columns - 2).slice(0, Math.max(1, rows - 1));
  return (
    <Box
      position="absolute"
      top={rows - lines.length - 1}
      width={columns}
      height={lines.length + 1}
      flexDirection="column"
    >
      <Line spans={[{ text: signs.horizontal.repeat(columns), tone: 'faint' }]} />
      {lines.map((span, at) => (
        // Lines of one question have no identity of their own.
        // oxlint-disable-next-line react/no-array-index-key
        <Line key={at} spans={[{ ...span, text: fitCells(` ${span.text}`, columns) }]} />
      ))}
    </Box>
  );
}

/** The question line by line: what is done, to what, and what is lost by it. */
function linesOf({ title, about = [], detail = '' }: ConsentQuestion, width: number): Span[] {
  const wrapped = (text: string): string[] => (text === '' ? [] : wrapCjk(drawableLine(text), width));
  const named = about.flatMap(wrapped);
  const shown = named.slice(0, mostAbout);
  const last = shown.at(-1);
  if (named.length > mostAbout && last !== undefined)
    shown[mostAbout - 1] = truncateCells(`${last}………`, width);
  return [
    ...wrapped(title).map((text): Span => ({ text, bold: true })),
    ...shown.map((text): Span => ({ text })),
    ...wrapped(detail).map((text): Span => ({ text, tone: 'soft' })),
  ];
}
