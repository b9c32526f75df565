// Draws the shape of a conversation before it is there.
import type { JSX } from 'react';
import { Skeleton } from './Skeleton.tsx';
import { SkeletonBlock } from './SkeletonBlock.tsx';

const bubbles = [
  { mine: false, width: 340, height: 40 },
  { mine: false, width: 220, height: 62 },
  { mine: true, width: 280, height: 40 },
  { mine: false, width: 420, height: 62 },
  { mine: true, width: 180, height: 40 },
  { mine: false, width: 260, height: 40 },
];

/** Fills from the bottom, as the conversation does. */
export function TimelineSkeleton(): JSX.Element {
  return (
    <Skeleton>
      <div className="tg-skeleton__timeline">
        {bubbles.map((bubble, at) => (
          <div key={at} className="tg-skeleton__message" data-mine={bubble.mine || undefined}>
            {bubble.mine ? null : <SkeletonBlock width={32} height={32} round={9} />}
            <SkeletonBlock
              width={bubble.width}
              height={bubble.height}
              round={12}
              style={{ maxWidth: '70%', ...(bubble.mine ? { background: 'var(--mine)' } : {}) }}
            />
          </div>
        ))}
      </div>
    </Skeleton>
  );
}
