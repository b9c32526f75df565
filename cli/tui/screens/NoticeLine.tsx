// Draws a group's announcement under the title of its conversation until it has been read, with the key that says so.
import { Box } from 'ink';
import type { JSX } from 'react';
import { inOneLine } from '#sdk/contract/markup/text-styles.ts';
import { useDesk } from '../frame/desk.ts';
import { capsOf } from '../keys/press.ts';
import { drawableLine } from '../lines/drawable.ts';
import { Line } from '../parts/Line.tsx';
import { cellWidth, fitCells } from '../text/cell-width.ts';

/** One line; the whole text stands in the conversation, where it was announced, and in the details. */
export function NoticeLine(props: {
  readonly notice: string | undefined;
  readonly width: number;
}): JSX.Element | null {
  const { notice, width } = props;
  const { keys, signs, translator } = useDesk();
  const { t } = translator;
  if (notice === undefined) return null;
  const cap = capsOf(keys.find(({ id }) => id === 'noticeRead')?.keys[0] ?? '');
  const end = `  ${t('groups.noticeRead')} ${cap}  `;
  const head = `${t('groups.notice')} `;
  const room = Math.max(0, width - 1 - cellWidth(head) - cellWidth(end));
  const words = fitCells(drawableLine(inOneLine(notice)), room, { sign: signs.ellipsis });
  return (
    <Box height={1} width={width} flexShrink={0}>
      <Line
        spans={[
          { text: ` ${head}`, tone: 'soft', bold: true },
          { text: words, tone: 'soft' },
          { text: end, tone: 'faint' },
        ]}
      />
    </Box>
  );
}
