// Draws a line across, with what is said for a moment written into its end; a long one reaches over the lines above.
import { Box } from 'ink';
import type { JSX } from 'react';
import { useDesk } from '../frame/desk.ts';
import { cellWidth, headCells } from '../text/cell-width.ts';
import { useNoticeLines } from '../lines/useNoticeLines.ts';
import { Line, type Span } from './Line.tsx';
import { Spoken } from './Spoken.tsx';

/** Cells of the rule that are seen before and behind a notice, and the blanks around it. */
const [before, behind, blanks] = [2, 2, 2];
/** Lines a notice may have. */
const maxLines = 3;

/** `spans` are the line without a notice, exactly `columns` wide. Nothing moves when something is said. */
export function RuleWithNotice(props: {
  readonly columns: number;
  readonly spans: readonly Span[];
  /** Lines above that may be covered. */
  readonly above?: number;
}): JSX.Element | null {
  const { columns, spans, above = maxLines - 1 } = props;
  const { isLinear, signs } = useDesk();
  const room = isLinear ? Infinity : columns - before - behind - blanks;
  const lines = useNoticeLines(room, Math.min(maxLines, above + 1));
  if (isLinear) return lines[0] === undefined ? null : <Spoken parts={[lines[0].text]} />;
  const last = lines.at(-1);
  if (last === undefined)
    return (
      <Box height={1} width={columns} flexShrink={0}>
        <Line spans={spans} />
      </Box>
    );
  const framed = lines.map((line): Span => ({ ...line, text: ` ${line.text} ` }));
  const from = columns - cellWidth(last.text) - blanks - behind;
  return (
    <Box height={1} width={columns} flexShrink={0}>
      <Line
        spans={[
          ...cutSpans(spans, from),
          { ...last, text: ` ${last.text} ` },
          { text: signs.horizontal.repeat(behind), tone: 'faint' },
        ]}
      />
      <Box position="absolute" top={1 - lines.length} left={from} flexDirection="column">
        {framed.slice(0, -1).map((line) => (
          <Line key={line.text} spans={[line]} />
        ))}
      </Box>
    </Box>
  );
}

/** The pieces up to a cell, filled with blanks where a wide character would be halved. */
function cutSpans(spans: readonly Span[], cells: number): Span[] {
  const kept: Span[] = [];
  let left = cells;
  for (const span of spans) {
    if (left <= 0) break;
    const text = headCells(span.text, left);
    const isCut = text !== span.text;
    kept.push({ ...span, text: isCut ? text + ' '.repeat(left - cellWidth(text)) : text });
    left -= isCut ? left : cellWidth(text);
  }
  return kept;
}
