// Draws the lines over what belongs to a chat: why it could not be loaded, that it is being loaded, or what is known.
import { Box } from 'ink';
import type { JSX } from 'react';
import type { ErrorData } from '#sdk/errors.ts';
import type { Translator } from '#sdk/locales/index.ts';
import { errorText } from '../lines/error-text.ts';
import { wrapCjk } from '../text/wrap-cjk.ts';
import { Line, type Span } from './Line.tsx';

/** Rows that the head leaves to what stands under it. */
const leftOver = 3;

/** The lines that fit into `height`; `known` stands under the state. */
export function detailsHead(
  translator: Translator,
  state: { readonly error?: ErrorData | undefined; readonly isLoading: boolean },
  known: readonly Span[][],
  { width, height }: { readonly width: number; readonly height: number },
): Span[][] {
  const lines: Span[][] = [];
  if (state.error !== undefined) {
    for (const text of wrapCjk(errorText(translator, state.error), width - 2))
      lines.push([{ text: ` ${text}`, tone: 'red' }]);
  } else if (state.isLoading) lines.push([{ text: ` ${translator.t('words.loading')}`, tone: 'faint' }]);
  return [...lines, ...known].slice(0, Math.max(0, height - leftOver));
}

/** Draws them. */
export function DetailsHead(props: {
  readonly lines: readonly Span[][];
  readonly width: number;
}): JSX.Element {
  return (
    <>
      {props.lines.map((spans, index) => (
        // Lines of a text have no identity but their place.
        // oxlint-disable-next-line react/no-array-index-key
        <Box key={index} width={props.width} height={1} flexShrink={0}>
          <Line spans={spans} />
        </Box>
      ))}
    </>
  );
}
