// Draws the shape of a person's card before it is there.
import type { JSX } from 'react';
import { Skeleton } from '../parts/Skeleton.tsx';
import { SkeletonBlock } from '../parts/SkeletonBlock.tsx';
import { useText } from '../parts/text.ts';

/** What usually can be done with somebody; the words give the shapes their measure in every language. */
const acts = ['contacts.sendMessage', 'contacts.acts.follow', 'contacts.acts.addFriend'] as const;
/** The usual lines, each with the width of its value in px. */
const lines = [
  ['contacts.department', 220],
  ['contacts.phone', 160],
  ['contacts.email', 200],
  ['contacts.account', 140],
] as const;

/** The head with its acts, and four lines; where the card is narrow, the path of a department takes two. */
export function PersonCardSkeleton(): JSX.Element {
  const t = useText();
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
            <div className="tg-person__acts" aria-hidden="true">
              {acts.map((key) => (
                <span key={key} className="tg-person__act-shape tg-skeleton__block">
                  {t(key)}
                </span>
              ))}
            </div>
          </div>
          <div className="tg-person__lines">
            {lines.map(([key, width]) => (
              <div key={key} className="tg-person__line">
                <span className="tg-person__label-shape" aria-hidden="true">
                  <span>{t(key)}</span>
                  <SkeletonBlock width={72} height={12} />
                </span>
                <span className="tg-person__value-shape">
                  <SkeletonBlock width={width} height={12} />
                  {key === 'contacts.department' ? (
                    <span className="tg-person__more-shape">
                      <SkeletonBlock width={90} height={12} />
                    </span>
                  ) : null}
                </span>
              </div>
            ))}
          </div>
        </div>
      </Skeleton>
    </div>
  );
}
