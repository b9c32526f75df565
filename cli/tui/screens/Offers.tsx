// Draws what is offered while somebody writes, over the lines above the composer.
import { Box } from 'ink';
import type { JSX } from 'react';
import { useDesk } from '../frame/desk.ts';
import type { Offer } from '../commands/completions.ts';
import { Line } from '../parts/Line.tsx';
import { cellWidth, fitCells } from '../text/cell-width.ts';

/** Cells between a label and what stands beside it. */
const gap = 2;

/** As wide as what it holds, filled with blanks, so that nothing of what it covers shines through. */
export function Offers(props: {
  readonly offers: readonly Offer[];
  readonly at: number;
  readonly columns: number;
}): JSX.Element {
  const { offers, at, columns } = props;
  const { signs } = useDesk();
  const labels = Math.max(...offers.map(({ label }) => cellWidth(label)));
  const details = Math.max(...offers.map(({ detail }) => cellWidth(detail)));
  const width = Math.min(columns - 4, labels + gap + details + 5);
  return (
    <Box
      position="absolute"
      top={-offers.length - 1}
      left={2}
      flexDirection="column"
      width={width}
      aria-role="listbox"
    >
      {offers.map((offer, index) => {
        const isChosen = index === at;
        const text = fitCells(offer.label, labels + gap) + offer.detail;
        return (
          <Box
            key={offer.key}
            height={1}
            width={width}
            flexShrink={0}
            aria-role="option"
            aria-state={{ selected: isChosen }}
          >
            <Line
              spans={[
                { text: isChosen ? signs.chosen : ' ', tone: 'jade' },
                {
                  text: fitCells(` ${text}`, width - 3),
                  inverse: isChosen,
                  ...(isChosen ? {} : { tone: 'soft' }),
                },
                { text: ` ${signs.vertical}`, tone: 'faint' },
              ]}
            />
          </Box>
        );
      })}
    </Box>
  );
}
