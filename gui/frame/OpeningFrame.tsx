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

/** What comes: a list with a conversation, a list with rows beside it, or rows over the whole width. */
export type OpeningShape = 'conversation' | 'rows' | 'wide';

/** Takes the remembered list width, like the frame that follows it. */
export function OpeningFrame(props: {
  readonly shape: OpeningShape;
  readonly listWidth: number;
  readonly onListWidth: (width: number) => void;
}): JSX.Element {
  return (
    <Frame
      turn={props.shape === 'wide' ? 'main' : 'list'}
      listWidth={props.listWidth}
      onListWidth={props.onListWidth}
      rail={<RailSkeleton />}
      {...(props.shape !== 'wide' && { list: <OpeningList /> })}
      main={
        <>
          <PaneHeaderSkeleton />
          {props.shape === 'conversation' ? <TimelineSkeleton /> : <ListSkeleton />}
        </>
      }
    />
  );
}

function OpeningList(): JSX.Element {
  return (
    <>
      <ListHeader>
        <SkeletonBlock width="100%" height={32} round={6} />
      </ListHeader>
      <div className="tg-list-rows">
        <ListSkeleton />
      </div>
    </>
  );
}
