// Writes an icon of the set as a picture or a mask, for signs that a style draws without a part of its own.
import { iconPaths, type IconName } from './icon-paths.ts';

/** `url(…)` of an icon in a colour, for `background`, and whatever it is for `mask`; its lines are as those of `Icon`. */
export const iconPicture = (name: IconName, colour = '#000'): string =>
  `url("data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20" fill="none" stroke="${colour}" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"><path d="${iconPaths[name]}"/></svg>`,
  )}")`;
