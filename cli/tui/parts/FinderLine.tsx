// Draws one hit: a sign, what was found with the match marked, and at the end what it is.
import type { JSX } from 'react';
import type { TextRange } from '#sdk/search/highlight.ts';
import { useDesk } from '../frame/desk.ts';
import { cellWidth, fitCells, truncateCells } from '../text/cell-width.ts';
import { Line, type Span } from './Line.tsx';
import { Spoken } from './Spoken.tsx';

/** Cells before the text. */
const signCells = 4;

/** `ranges` are what matched in `text`, which is drawable already. */
export function FinderLine(props: {
  readonly sign: string;
  readonly text: string;
  readonly ranges?: readonly TextRange[];
  readonly detail?: string;
  readonly end?: string;
  readonly isChosen: boolean;
  readonly isDim?: boolean;
  readonly width: number;
}): JSX.Element {
  const { sign, isChosen, isDim = false, width } = props;
  const { isLinear, signs } = useDesk();
  if (isLinear) return <Spoken parts={[props.text, props.detail ?? '', props.end ?? '']} />;
  const end =
    props.end === undefined || props.end === '' ? '' : truncateCells(props.end, Math.floor(width / 3));
  const room = width - signCells - (end === '' ? 0 : cellWidth(end) + 2) - 1;
  const text = truncateCells(props.text, room, { sign: signs.ellipsis });
  const left = room - cellWidth(text);
  const detail =
    left > 4 && props.detail !== undefined
      ? `  ${truncateCells(props.detail, left - 2, { sign: signs.ellipsis })}`
      : '';
  return (
    <Line
      spans={[
        { text: isChosen ? signs.chosen : ' ', tone: 'jade' },
        // A sign of two letters keeps the blank behind it.
        { text: fitCells(cellWidth(sign) > 1 ? sign : ` ${sign}`, signCells - 1), tone: 'faint' },
        ...marked(text, props.ranges ?? [], { bold: isChosen, ...(isDim ? { tone: 'faint' } : {}) }),
        { text: fitCells(detail, left), tone: 'soft' },
        ...(end === '' ? [] : [{ text: `  ${end}`, tone: isDim ? 'faint' : 'soft' } as const]),
      ]}
    />
  );
}

/** A text with its matches drawn so that they are seen without colours too. */
export function marked(text: string, ranges: readonly TextRange[], look: Omit<Span, 'text'>): Span[] {
  const spans: Span[] = [];
  let at = 0;
  for (const [from, to] of ranges) {
    if (from < at || from >= text.length) continue;
    spans.push({ ...look, text: text.slice(at, from) });
    spans.push({ ...look, text: text.slice(from, to), tone: 'jade', bold: true, underline: true });
    at = to;
  }
  spans.push({ ...look, text: text.slice(at) });
  return spans.filter((span) => span.text !== '');
}
