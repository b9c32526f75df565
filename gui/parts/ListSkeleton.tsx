// Draws the shape of a list of chats or people before it is there.
import type { JSX } from 'react';
import { Skeleton } from './Skeleton.tsx';
import { SkeletonRow } from './SkeletonRow.tsx';

/** `rows` blocks of the real row height, so nothing moves when the rows arrive. */
export function ListSkeleton({ rows = 10 }: { readonly rows?: number }): JSX.Element {
  return (
    <Skeleton>
      {Array.from({ length: rows }, (_, at) => (
        <SkeletonRow key={at} at={at} />
      ))}
    </Skeleton>
  );
}
