// Draws the shape of one row of a list of chats or people before it is there.
import type { JSX } from 'react';
import { SkeletonBlock } from './SkeletonBlock.tsx';

const nameWidths = [96, 132, 72, 112, 88, 148, 64, 120, 84, 104];
const lineWidths = ['78%', '62%', '86%', '70%', '54%', '80%', '66%', '58%', '74%', '48%'];

/** A block of the real row height; widths differ by the row's number, so that no pattern shows. */
export function SkeletonRow({ at }: { readonly at: number }): JSX.Element {
  return (
    <div className="tg-skeleton__row">
      <SkeletonBlock width="var(--row-avatar)" height="var(--row-avatar)" round={11} />
      <div className="tg-skeleton__lines">
        <SkeletonBlock width={nameWidths[at % nameWidths.length] ?? 96} height={12} />
        <SkeletonBlock width={lineWidths[at % lineWidths.length] ?? '70%'} height={10} />
      </div>
    </div>
  );
}
