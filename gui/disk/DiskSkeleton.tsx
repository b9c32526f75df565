// Draws the shape of a folder before it is there, with its real row height, so that nothing moves when the rows arrive.
import type { JSX } from 'react';
import { Skeleton } from '../parts/Skeleton.tsx';
import { SkeletonBlock } from '../parts/SkeletonBlock.tsx';

const widths = [38, 24, 31, 46, 28, 35, 22, 40] as const;

/** Rows of the table, or tiles. */
export function DiskSkeleton({ grid }: { readonly grid: boolean }): JSX.Element {
  return (
    <div className="tg-disk-skeleton" data-grid={grid || undefined}>
      <Skeleton>
        {widths.map((width) =>
          grid ? (
            <SkeletonBlock key={width} width="100%" height={172} />
          ) : (
            <span key={width} className="tg-disk-skeleton__line">
              <SkeletonBlock width={30} height={30} />
              <SkeletonBlock width={`${width}%`} height={12} />
            </span>
          ),
        )}
      </Skeleton>
    </div>
  );
}
