// Draws a place of the window that failed as a whole, inside the frame: the rail leads on to every other.
import type { JSX } from 'react';
import { useText } from '../parts/text.ts';
import { AppFrame } from '../frame/AppFrame.tsx';
import { BrokenPane } from './BrokenPane.tsx';

/** For `errorElement` behind the guard. */
export function BrokenPlace(): JSX.Element {
  const t = useText();
  return <AppFrame current={undefined} place={t('frame.paneFailed')} turn="main" main={<BrokenPane />} />;
}
