// Draws one line of the timeline behind the mark of what is chosen or was found.
import { Text } from 'ink';
import { memo, type JSX } from 'react';
import { useDesk } from '../frame/desk.ts';
import type { RowLine } from '../lines/line-setting.ts';
import { colourOf } from '../parts/Line.tsx';

/** What stands in a line's first cell. */
export type LineMark = 'chosen' | 'found' | 'selected' | 'chosenSelected' | undefined;

/** Colour and sign of each; what is chosen and selected has the sign of one in the look of the other. */
const looks = {
  chosen: { sign: 'chosen', tone: 'jade', inverse: false },
  found: { sign: 'prompt', tone: 'amber', inverse: false },
  selected: { sign: 'selected', tone: 'amber', inverse: false },
  chosenSelected: { sign: 'selected', tone: 'jade', inverse: true },
} as const;

/** The first cell of the line is the mark's. */
export const TimelineLine = memo(function TimelineLine(props: {
  readonly mark: LineMark;
  readonly spans: RowLine;
}): JSX.Element {
  const { mark, spans } = props;
  const { theme, signs } = useDesk();
  const look = mark && looks[mark];
  return (
    <Text wrap="truncate">
      {look === undefined ? (
        <Text> </Text>
      ) : (
        <Text color={theme[look.tone]} inverse={look.inverse}>
          {signs[look.sign]}
        </Text>
      )}
      {spans.map((span, index) => (
        <Text
          // A line is drawn anew as a whole; its pieces have no identity of their own.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          color={span.upper ?? colourOf(theme, span.tone)}
          backgroundColor={span.lower}
          bold={span.bold === true}
          underline={span.underline === true}
        >
          {index === 0 ? span.text.slice(1) : span.text}
        </Text>
      ))}
    </Text>
  );
});
