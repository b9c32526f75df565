// Draws the head of a conversation or a card before it is known whose it is.
import type { JSX } from 'react';
import { IconButton } from '../parts/IconButton.tsx';
import { SkeletonBlock } from '../parts/SkeletonBlock.tsx';
import { useText } from '../parts/text.ts';
import './PaneHeader.css';
import '../parts/Skeleton.css';

/** As high as the head that follows; where panes take turns the way back is there at once. */
export function PaneHeaderSkeleton({ onBack }: { readonly onBack?: (() => void) | undefined }): JSX.Element {
  const t = useText();
  return (
    <header className="tg-header">
      {onBack ? <IconButton icon="back" label={t('words.back')} onClick={onBack} /> : null}
      <SkeletonBlock width={34} height={34} round={9} />
      <div className="tg-header__text">
        <SkeletonBlock width={132} height={14} />
        <SkeletonBlock width={84} height={10} style={{ marginTop: 8 }} />
      </div>
    </header>
  );
}
