// Draws the line under the panes; what the client has to say for a moment is written into it, so that nothing moves.
import { Box } from 'ink';
import type { JSX } from 'react';
import { errorText } from '#sdk/notices/rules/error-sentence.ts';
import type { Notice } from '#sdk/notices/screens/notices.ts';
import type { Translator } from '#sdk/locales/index.ts';
import { useDesk } from '../desk.ts';
import { drawableLine } from '../drawable.ts';
import { cellWidth, truncateCells } from '../text/cell-width.ts';
import { useScreen } from '../useScreen.ts';
import { Line, type Span } from './Line.tsx';
import { Spoken } from './Spoken.tsx';

const tones = { ok: 'jade', info: 'soft', warn: 'amber', danger: 'red' } as const;

/** `tees` are the columns where a vertical rule ends. */
export function Rule(props: {
  readonly columns: number;
  readonly tees: readonly number[];
}): JSX.Element | null {
  const { columns, tees } = props;
  const { isLinear, notices, signs, translator } = useDesk();
  const { shown } = useScreen(notices);
  const last = shown.at(-1);
  if (isLinear)
    return last === undefined ? null : <Spoken parts={[drawableLine(sentenceOf(translator, last))]} />;
  const cells = Array.from({ length: columns }, (_, at) =>
    tees.includes(at) ? signs.tee : signs.horizontal,
  );
  const notice = last;
  const spans: Span[] = [{ text: cells.join(''), tone: 'faint' }];
  if (notice !== undefined) {
    const said = drawableLine(sentenceOf(translator, notice));
    const text = truncateCells(said, columns - 8, { sign: signs.ellipsis });
    const from = columns - cellWidth(text) - 4;
    spans.splice(
      0,
      1,
      { text: cells.slice(0, from).join(''), tone: 'faint' },
      { text: ` ${text} `, tone: tones[notice.manner.tone], bold: true },
      { text: cells.slice(-2).join(''), tone: 'faint' },
    );
  }
  return (
    <Box height={1} width={columns} flexShrink={0}>
      <Line spans={spans} />
    </Box>
  );
}

function sentenceOf(translator: Translator, notice: Notice): string {
  if ('text' in notice) return translator.translateRef(notice.text);
  return errorText(translator, notice.error);
}
