// Draws the window while the office opens: the real layout in grey, nothing that moves later.
import type { JSX } from 'react';
import { ListSkeleton } from '../parts/ListSkeleton.tsx';
import { SkeletonBlock } from '../parts/SkeletonBlock.tsx';
import { TimelineSkeleton } from '../parts/TimelineSkeleton.tsx';
import { Frame } from './Frame.tsx';
import { ListHeader } from './ListHeader.tsx';
import { PaneHeaderSkeleton } from './PaneHeaderSkeleton.tsx';
import { RailSkeleton } from './RailSkeleton.tsx';
import '../chat/TimelineView.css';

/** Takes the remembered list width, like the frame that follows it. */
export function OpeningFrame(props: {
  readonly listWidth: number;
  readonly onListWidth: (width: number) => void;
}): JSX.Element {
  return (
    <Frame
      turn="list"
      listWidth={props.listWidth}
      onListWidth={props.onListWidth}
      rail={<RailSkeleton />}
      list={
        <>
          <ListHeader>
            <SkeletonBlock width="100%" height={32} round={6} />
          </ListHeader>
          <div className="tg-list-rows">
            <ListSkeleton />
          </div>
        </>
      }
      main={
        <>
          <PaneHeaderSkeleton />
          <TimelineSkeleton />
        </>
      }
    />
  );
}
