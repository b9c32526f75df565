// Draws the shape of a list of chats or people before it is there.
import type { JSX } from 'react';
import { Skeleton } from './Skeleton.tsx';
import { SkeletonBlock } from './SkeletonBlock.tsx';

const nameWidths = [96, 132, 72, 112, 88, 148, 64, 120, 84, 104];
const lineWidths = ['78%', '62%', '86%', '70%', '54%', '80%', '66%', '58%', '74%', '48%'];

/** `rows` blocks of the real row height, so nothing moves when the rows arrive. */
export function ListSkeleton({ rows = 10 }: { readonly rows?: number }): JSX.Element {
  return (
    <Skeleton>
      {Array.from({ length: rows }, (_, at) => (
        <div key={at} className="tg-skeleton__row">
          <SkeletonBlock width="var(--row-avatar)" height="var(--row-avatar)" round={11} />
          <div className="tg-skeleton__lines">
            <SkeletonBlock width={nameWidths[at % nameWidths.length] ?? 96} height={12} />
            <SkeletonBlock width={lineWidths[at % lineWidths.length] ?? '70%'} height={10} />
          </div>
        </div>
      ))}
    </Skeleton>
  );
}
