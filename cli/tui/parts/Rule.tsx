// Draws the line under the panes; what the client has to say for a moment is written into it, so that nothing moves.
import { Box } from 'ink';
import type { JSX } from 'react';
import { useDesk } from '../desk.ts';
import { cellWidth } from '../text/cell-width.ts';
import { useNoticeSpan } from '../useNoticeSpan.ts';
import { Line, type Span } from './Line.tsx';
import { Spoken } from './Spoken.tsx';

/** `tees` are the columns where a vertical rule ends. */
export function Rule(props: {
  readonly columns: number;
  readonly tees: readonly number[];
}): JSX.Element | null {
  const { columns, tees } = props;
  const { isLinear, signs } = useDesk();
  const notice = useNoticeSpan(isLinear ? Infinity : columns - 8);
  if (isLinear) return notice === undefined ? null : <Spoken parts={[notice.text]} />;
  const cells = Array.from({ length: columns }, (_, at) =>
    tees.includes(at) ? signs.tee : signs.horizontal,
  );
  const spans: Span[] = [{ text: cells.join(''), tone: 'faint' }];
  if (notice !== undefined) {
    const from = columns - cellWidth(notice.text) - 4;
    spans.splice(
      0,
      1,
      { text: cells.slice(0, from).join(''), tone: 'faint' },
      { ...notice, text: ` ${notice.text} ` },
      { text: cells.slice(-2).join(''), tone: 'faint' },
    );
  }
  return (
    <Box height={1} width={columns} flexShrink={0}>
      <Line spans={spans} />
    </Box>
  );
}
