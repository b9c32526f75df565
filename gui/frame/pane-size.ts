// Decides how wide the list pane may be and how the frame folds, from the window's width alone.

/** Bounds of the list pane in px (design: 264–420, 304 to begin with). */
export const listWidth = Object.freeze({ min: 264, max: 420, initial: 304, step: 16 });

/** Keeps a width within the bounds; anything that is not a number becomes the initial width. */
export function clampListWidth(width: number): number {
  if (!Number.isFinite(width)) return listWidth.initial;
  return Math.min(listWidth.max, Math.max(listWidth.min, Math.round(width)));
}

/** The width a key asks for, or undefined when the key is not for the divider. */
export function listWidthForKey(key: string, width: number): number | undefined {
  if (key === 'ArrowLeft') return clampListWidth(width - listWidth.step);
  if (key === 'ArrowRight') return clampListWidth(width + listWidth.step);
  if (key === 'Home') return listWidth.min;
  if (key === 'End') return listWidth.max;
  if (key === 'Enter') return listWidth.initial;
  return undefined;
}

/**
 * `wide`: details have a column of their own; `medium` (under 1100 px): details float; `turns` (under 900 px): list
 * and main take turns; `phone` (under 560 px): the rail becomes a bottom bar as well.
 */
export type FrameFold = 'wide' | 'medium' | 'turns' | 'phone';

/** The fold for a window width in px. */
export function frameFold(width: number): FrameFold {
  if (width >= 1100) return 'wide';
  if (width >= 900) return 'medium';
  return width >= 560 ? 'turns' : 'phone';
}
