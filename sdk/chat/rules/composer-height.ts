// Decides how high the composer of a chat is (spec §9: 160 by default; look: 80 px to 60 % of the window).
import { constantTable } from '#variants/constants.ts';

/** Bounds and default in px; `step` is one press of an arrow key. */
export const composerHeight = {
  initial: constantTable.inputHeightPx.value,
  min: 116,
  maxOfWindow: 0.6,
  step: 16,
} as const;

/** A height within bounds, in whole px; anything that is no number becomes the default. */
export function clampComposerHeight(height: number | undefined, windowHeight: number): number {
  const wanted = height === undefined || !Number.isFinite(height) ? composerHeight.initial : height;
  const most = Math.max(composerHeight.min, windowHeight * composerHeight.maxOfWindow);
  return Math.round(Math.min(most, Math.max(composerHeight.min, wanted)));
}
