// Draws, over the place to write, which message is being answered.
import { Box } from 'ink';
import type { JSX } from 'react';
import type { LocalMessage } from '#sdk/api.ts';
import { summarize } from '#sdk/contract/markup/summary.ts';
import { lineText } from '#sdk/locales/card-text.ts';
import type { Translator } from '#sdk/locales/index.ts';
import { useDesk } from '../frame/desk.ts';
import { drawableLine } from '../lines/drawable.ts';
import { Line } from '../parts/Line.tsx';
import { truncateCells } from '../text/cell-width.ts';
import { nameText } from '#sdk/locales/name-text.ts';

/** Which message is answered, in words. */
export function quoteText(translator: Translator, quote: LocalMessage): string {
  return translator.t('chat.quote.replyTo', {
    name: quote.mine ? translator.t('chat.me') : nameText(translator, quote.senderName),
    text: lineText(translator, summarize(quote.text)),
  });
}

/** One line, cut at the edge. */
export function QuoteLine(props: { readonly quote: LocalMessage; readonly columns: number }): JSX.Element {
  const { translator, signs } = useDesk();
  const { quote, columns } = props;
  const said = quoteText(translator, quote);
  return (
    <Box width={columns} height={1} flexShrink={0}>
      <Line
        spans={[
          { text: truncateCells(` ${signs.vertical} ${drawableLine(said)}`, columns - 1), tone: 'soft' },
        ]}
      />
    </Box>
  );
}
