// Draws the shape of a person's card before it is there.
import type { JSX } from 'react';
import { Skeleton } from '../parts/Skeleton.tsx';
import { SkeletonBlock } from '../parts/SkeletonBlock.tsx';

/** The head and four lines. */
export function PersonCardSkeleton(): JSX.Element {
  return (
    <div className="tg-card-place">
      <Skeleton>
        <div className="tg-person">
          <div className="tg-person__head">
            <SkeletonBlock width={64} height={64} round={16} />
            <div className="tg-person__who">
              <SkeletonBlock width={120} height={20} />
              <SkeletonBlock width={180} height={12} style={{ marginTop: 10 }} />
            </div>
          </div>
          <div className="tg-person__lines">
            {[220, 160, 200, 140].map((width) => (
              <div key={width} className="tg-person__line">
                <SkeletonBlock width={72} height={12} style={{ marginRight: 60 }} />
                <SkeletonBlock width={width} height={12} />
              </div>
            ))}
          </div>
        </div>
      </Skeleton>
    </div>
  );
}
