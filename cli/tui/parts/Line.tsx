// Draws one line of differently coloured pieces in a width; it never wraps and never decides its own height.
import { Text } from 'ink';
import type { JSX } from 'react';
import { useDesk } from '../frame/desk.ts';
import type { PicturePart } from '../pictures/inline-size.ts';
import type { Theme } from '../frame/theme.ts';

/** A piece of a line. What it says must be safe to draw (`drawable.ts`). */
export type Span = {
  readonly text: string;
  readonly tone?: 'soft' | 'faint' | 'jade' | 'red' | 'amber';
  readonly bold?: boolean;
  readonly inverse?: boolean;
  readonly underline?: boolean;
  readonly strike?: boolean;
  /** A name, which stays on one line where it fits. */
  readonly isWhole?: boolean;
  /** Colours of a pixel of a picture and of the one below it, `#rrggbb`. */
  readonly upper?: string;
  readonly lower?: string;
  /** The line belongs to a picture. */
  readonly part?: PicturePart;
};

/** The colour of a piece in a theme. */
export function colourOf(theme: Theme, tone: Span['tone']): string | undefined {
  return tone === undefined ? undefined : theme[tone];
}

/** The line. Pieces that do not fit are cut at its end. */
export function Line({ spans }: { readonly spans: readonly Span[] }): JSX.Element {
  const { theme } = useDesk();
  if (spans.length === 0) return <Text> </Text>;
  return (
    <Text wrap="truncate">
      {spans.map((span, index) => (
        <Text
          // A line is drawn anew as a whole; its pieces have no identity of their own.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          color={colourOf(theme, span.tone)}
          bold={span.bold === true}
          inverse={span.inverse === true}
          underline={span.underline === true}
          strikethrough={span.strike === true}
        >
          {span.text}
        </Text>
      ))}
    </Text>
  );
}
