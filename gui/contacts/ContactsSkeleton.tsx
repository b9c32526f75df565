// Draws the shape of the list of contacts before it is there: rows of faces, or lines of the organisation's tree.
import type { JSX } from 'react';
import { ListSkeleton } from '../parts/ListSkeleton.tsx';
import { Skeleton } from '../parts/Skeleton.tsx';
import { SkeletonBlock } from '../parts/SkeletonBlock.tsx';

const nameWidths = [88, 112, 72, 96, 128, 80, 104, 64];

/** As far from the edges, and from each other, as the rows that come. */
export function ContactsSkeleton(props: {
  readonly shape: 'tree' | 'faces';
  readonly rows?: number;
}): JSX.Element {
  if (props.shape === 'faces')
    return (
      <div className="tg-list-rows tg-contacts__wait">
        <ListSkeleton {...(props.rows === undefined ? {} : { rows: props.rows })} />
      </div>
    );
  return (
    <div className="tg-list-rows">
      <Skeleton>
        {nameWidths.map((width) => (
          <div key={width} className="tg-contacts__wait-line">
            <SkeletonBlock width={16} height={12} />
            <SkeletonBlock width={width} height={12} />
          </div>
        ))}
      </Skeleton>
    </div>
  );
}
