// Draws a picture in the best way the terminal has: its own graphics, or two pixels to a cell.
import { Box, Text } from 'ink';
import { useLayoutEffect, type JSX } from 'react';
import { useDesk } from '../desk.ts';
import { halfBlocks } from '../pictures/half-blocks.ts';
import type { PictureArea } from '../pictures/picture-layer.ts';
import { pictureWayOf, type PictureWay } from '../pictures/picture-way.ts';
import type { Picture } from '../pictures/scale.ts';
import { useNotify } from '../useNotify.ts';
import { useScreen } from '../useScreen.ts';

/** Whether pictures are shown at all here; without them no room is kept. */
export function usePictureWay(): PictureWay {
  const { environment, isLinear, screen, settings } = useDesk();
  const { terminalPictures } = useScreen(settings);
  return isLinear ? 'name' : pictureWayOf(terminalPictures, environment, screen.depth);
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
    if (!isLayered) return undefined;
    let undo = (): void => undefined;
    let isGone = false;
    const show = async (): Promise<void> => {
      const { iterm2Picture, kittyDeletion, kittyPicture, sixelPicture, usualCell } =
        await import('../pictures/picture-sequence.ts');
      if (isGone) return;
      const area = { x, y, columns, rows };
      const placement = { columns, rows, cell: usualCell };
      if (way === 'kitty') {
        const id = pictures.nextId();
        undo = pictures.show({
          ...area,
          sequence: kittyPicture(picture, placement, id),
          deletion: kittyDeletion(id),
          isInCells: false,
        });
      } else
        undo = pictures.show({
          ...area,
          sequence: way === 'sixel' ? sixelPicture(picture, placement) : iterm2Picture(picture, placement),
          isInCells: true,
        });
    };
    attempt(show);
    return () => {
      isGone = true;
      undo();
    };
  }, [attempt, pictures, picture, way, isLayered, x, y, columns, rows]);
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
