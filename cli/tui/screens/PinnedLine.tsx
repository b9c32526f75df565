// Draws the newest pinned message of a chat under its title, and how many are pinned with the key that lists them.
import { Box } from 'ink';
import type { JSX } from 'react';
import type { PinnedMessage } from '#sdk/api.ts';
import { summarize } from '#sdk/contract/markup/summary.ts';
import { lineText } from '#sdk/locales/card-text.ts';
import { useDesk } from '../frame/desk.ts';
import { capsOf } from '../keys/press.ts';
import { drawableLine } from '../lines/drawable.ts';
import { Line } from '../parts/Line.tsx';
import { cellWidth, fitCells } from '../text/cell-width.ts';

/** One line; nothing where nothing is pinned. */
export function PinnedLine(props: {
  /** The newest pin first. */
  readonly pinned: readonly PinnedMessage[];
  readonly width: number;
}): JSX.Element | null {
  const { pinned, width } = props;
  const { keys, signs, translator } = useDesk();
  const { t } = translator;
  const message = pinned[0]?.message;
  if (message === undefined) return null;
  const cap = capsOf(keys.find(({ id }) => id === 'pinnedMessages')?.keys[0] ?? '');
  const end = `  ${t('marks.pinnedCount', { count: pinned.length })} ${cap}  `;
  const said = t('chat.sender', {
    // As in the list of chats: the letters alone, where they are wanted, for there is little room.
    name: translator.letters?.(message.senderName) ?? message.senderName,
    text: lineText(translator, summarize(message.text, message.senderId)),
  });
  const words = fitCells(`${signs.pinned} ${drawableLine(said)}`, Math.max(0, width - 1 - cellWidth(end)), {
    sign: signs.ellipsis,
  });
  return (
    <Box height={1} width={width} flexShrink={0}>
      <Line
        spans={[
          { text: ` ${words}`, tone: 'soft' },
          { text: end, tone: 'faint' },
        ]}
      />
    </Box>
  );
}
