// The sound of everybody in a room; nothing is drawn.
import type { JSX } from 'react';
import type { RoomState } from './media/room-state.ts';
import { TrackAudio } from './Tile.tsx';

/** Heard from the speaker that was chosen. */
export function RoomSound(props: {
  readonly tracks: RoomState['tracks'];
  readonly speakerId: string;
}): JSX.Element {
  return (
    <>
      {[...props.tracks].flatMap(([id, { audio, screenAudio }]) =>
        [audio, screenAudio].flatMap((track) =>
          track === undefined
            ? []
            : [<TrackAudio key={`${id} ${track.id}`} track={track} speakerId={props.speakerId} />],
        ),
      )}
    </>
  );
}
