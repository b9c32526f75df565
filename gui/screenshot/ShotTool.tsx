// The screenshot tool once it has been asked for: the picture that is worked on, and those that are pinned.
import type { ComponentProps, JSX } from 'react';
import { PinnedShots } from './PinnedShots.tsx';
import { ShotDialog } from './ShotDialog.tsx';

/** `picture` while one is worked on. */
export function ShotTool({
  picture,
  ...more
}: Omit<ComponentProps<typeof ShotDialog>, 'picture'> & {
  readonly picture: HTMLCanvasElement | undefined;
}): JSX.Element {
  return (
    <>
      <PinnedShots />
      {picture === undefined ? null : <ShotDialog picture={picture} {...more} />}
    </>
  );
}
