// Lays the watermark over this window, and over the small one of a meeting while it is open.
import { useEffect } from 'react';
import { useScreen } from '../ground/useScreen.ts';
import { useWatermark } from '../ground/useWatermark.ts';
import { floatPlace } from '../meeting/float-window.ts';
import { layWatermark } from '../parts/watermark-layer.ts';

/** Draws nothing itself: what it lays stands beside the page, out of reach of what the page draws. */
export function ScreenWatermark(): null {
  const mark = useWatermark();
  const float = useScreen(floatPlace);
  useEffect(() => (mark === undefined ? undefined : layWatermark(document, mark)), [mark]);
  useEffect(
    () => (mark === undefined || float === undefined ? undefined : layWatermark(float.document, mark)),
    [mark, float],
  );
  return null;
}
