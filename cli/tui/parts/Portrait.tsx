// Draws a picture in the best way the terminal has: its own graphics, or two pixels to a cell.
import { Box, Text } from 'ink';
import { useLayoutEffect, type JSX } from 'react';
import { useDesk } from '../frame/desk.ts';
import { halfBlocks } from '../pictures/half-blocks.ts';
import { layPicture } from '../pictures/lay-picture.ts';
import type { PictureArea } from '../pictures/picture-layer.ts';
import { pictureWayOf, type PictureWay } from '../pictures/picture-way.ts';
import type { Picture } from '../pictures/scale.ts';
import { useNotify } from '../frame/useNotify.ts';
import { useScreen } from '../frame/useScreen.ts';

/** Whether pictures are shown at all here; without them no room is kept. */
export function usePictureWay(): PictureWay {
  const { ascii, environment, isLinear, screen, settings } = useDesk();
  const { terminalPictures } = useScreen(settings);
  return isLinear || ascii ? 'name' : pictureWayOf(terminalPictures, environment, screen.depth);
}

/** `x` and `y` are its cells on the whole screen; `label` is read aloud instead of it. */
export function Portrait(
  props: PictureArea & { readonly picture: Picture; readonly label: string },
): JSX.Element | null {
  const { picture, label, x, y, columns, rows } = props;
  const { pictures } = useDesk();
  const { attempt } = useNotify();
  const way = usePictureWay();
  const isLayered = way === 'kitty' || way === 'iterm2' || way === 'sixel';
  useLayoutEffect(() => {
    if (way !== 'kitty' && way !== 'iterm2' && way !== 'sixel') return undefined;
    return layPicture({ pictures, attempt }, way, picture, { x, y, columns, rows });
  }, [attempt, pictures, picture, way, x, y, columns, rows]);
  if (way === 'name') return null;
  return (
    <Box flexDirection="column" width={columns} height={rows} flexShrink={0} aria-label={label}>
      {isLayered
        ? null
        : halfBlocks(picture, columns, rows).map((runs, row) => (
            // Lines and pieces of a picture have no identity but their place.
            // oxlint-disable-next-line react/no-array-index-key
            <Text key={row} wrap="truncate">
              {runs.map(({ text, upper, lower }, index) => (
                // oxlint-disable-next-line react/no-array-index-key
                <Text key={index} color={upper} backgroundColor={lower}>
                  {text}
                </Text>
              ))}
            </Text>
          ))}
    </Box>
  );
}
