// What stands where a conversation is about to come: a question and the first lines of its answer.
import type { JSX } from 'react';
import { Skeleton } from '../parts/Skeleton.tsx';
import { SkeletonBlock } from '../parts/SkeletonBlock.tsx';

/** The shape of one turn. */
export function TurnSkeleton(): JSX.Element {
  return (
    <Skeleton>
      <div className="tg-ask__opening">
        <SkeletonBlock width="46%" height={24} />
        <SkeletonBlock width="30%" height={12} />
        {[92, 88, 61].map((width) => (
          <SkeletonBlock key={width} width={`${width}%`} height={16} />
        ))}
      </div>
    </Skeleton>
  );
}
