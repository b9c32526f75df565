// Draws the first line: product and person with their status on the left, connection and unread total on the right.
import { Box } from 'ink';
import type { JSX } from 'react';
import { statusText } from '#sdk/locales/status-text.ts';
import { useDesk } from '../frame/desk.ts';
import { useScreen } from '../frame/useScreen.ts';
import { drawableLine } from '../lines/drawable.ts';
import { cellWidth, truncateCells } from '../text/cell-width.ts';
import { Line, type Span } from './Line.tsx';
import { Spoken } from './Spoken.tsx';

/** One line over the whole width, its middle a light rule. */
export function Header({ columns }: { readonly columns: number }): JSX.Element {
  const { chats, connection, isLinear, person, presence, productName, signs, translator } = useDesk();
  const { t } = translator;
  const { totals } = useScreen(chats);
  const { state } = useScreen(connection);
  const { statuses } = useScreen(presence);
  const status = drawableLine(statusText(translator, statuses[person.id]));
  const unread = totals.unread > 0 && t('tui.unread', { count: totals.unread });
  const mentioned = totals.mentioned > 0 && t('tui.mentioned', { count: totals.mentioned });
  if (isLinear)
    return (
      <Spoken
        parts={[productName, person.name, status, t(`tui.connection.${state.phase}`), mentioned, unread]}
      />
    );
  const dot = ` ${signs.separator} `;
  const left = truncateCells(
    [` ${productName}`, person.name, status].filter((word) => word !== '').join(dot),
    Math.floor(columns / 2),
    {
      sign: signs.ellipsis,
    },
  );
  const isOnline = state.phase === 'online';
  const right: Span[] = [
    {
      text: `${isOnline ? signs.online : signs.offline} ${t(`tui.connection.${state.phase}`)}`,
      tone: isOnline ? 'jade' : state.phase === 'gaveUp' ? 'red' : 'amber',
    },
    ...(totals.mentioned > 0
      ? [
          { text: dot, tone: 'faint' } as const,
          { text: t('tui.mentioned', { count: totals.mentioned }), tone: 'red', bold: true } as const,
        ]
      : []),
    ...(totals.unread > 0
      ? [
          { text: dot, tone: 'faint' } as const,
          { text: t('tui.unread', { count: totals.unread }), bold: true } as const,
        ]
      : []),
    { text: ' ' },
  ];
  const taken = cellWidth(left) + right.reduce((sum, span) => sum + cellWidth(span.text), 0) + 2;
  const rule = signs.horizontal.repeat(Math.max(0, columns - taken));
  return (
    <Box height={1} width={columns} flexShrink={0}>
      <Line spans={[{ text: `${left} `, bold: true }, { text: `${rule} `, tone: 'faint' }, ...right]} />
    </Box>
  );
}
