// The room as a guest sits in it: everybody's pictures and sound, people and chat; nothing of the office beside it.
import { useState, type JSX } from 'react';
import type { Room } from '#sdk/api.ts';
import { asOfficeError } from '#sdk/errors.ts';
import { mayUnmute, mySeat } from '#sdk/meeting/rules/room-rights.ts';
import { useFrameFold } from '../frame/useFrameFold.ts';
import { errorText } from '../ground/error-text.ts';
import { useScreen } from '../ground/useScreen.ts';
import type { RoomEngine } from '../meeting/media/room-engine.ts';
import type { RoomState } from '../meeting/media/room-state.ts';
import { RoomBar, type RoomActs } from '../meeting/RoomBar.tsx';
import { RoomHead } from '../meeting/RoomHead.tsx';
import { RoomMoments } from '../meeting/RoomMoments.tsx';
import { RoomSide, toggledSide, type SidePart } from '../meeting/RoomSide.tsx';
import { RoomSound } from '../meeting/RoomSound.tsx';
import { Stage, type Layout } from '../meeting/Stage.tsx';
import { useRoomKeys } from '../meeting/useRoomKeys.ts';
import { Banner } from '../parts/Banner.tsx';
import { useTranslator } from '../parts/text.ts';
import '../meeting/room.css';

const nothing = (): void => undefined;

/** Mounted is seated. */
export function GuestRoomPage(props: {
  readonly engine: RoomEngine;
  readonly room: Room;
  readonly state: RoomState;
}): JSX.Element {
  const translator = useTranslator();
  const { engine, room, state } = props;
  const media = useScreen(engine.media);
  const fold = useFrameFold();
  const isNarrow = fold === 'turns' || fold === 'phone';
  const [layout, setLayout] = useState<Layout>('grid');
  const [pinned, setPinned] = useState<string>();
  const [sides, setSides] = useState<ReadonlySet<SidePart>>(new Set());
  const [refused, setRefused] = useState<string>();
  const seat = mySeat(room);
  const attempt = (work: () => Promise<unknown>): void => {
    setRefused(undefined);
    work().catch((error: unknown) => setRefused(errorText(translator, asOfficeError(error).data)));
  };
  const acts: RoomActs = {
    microphone: () =>
      media.isMuted && !mayUnmute(room)
        ? setRefused(errorText(translator, { code: 'meetingMuted', params: {} }))
        : attempt(() => engine.setMicrophone(media.isMuted)),
    camera: () => attempt(() => engine.setCamera(media.camera === null)),
    share: () => attempt(() => engine.setSharing(seat?.sharing !== true)),
    hand: () => attempt(() => engine.setHand((seat?.handTime ?? 0) === 0)),
    react: (face) => attempt(() => engine.react(face)),
    side: (part) => {
      if (part !== 'notes') setSides((now) => toggledSide(now, part, isNarrow));
    },
    record: nothing,
    blur: () => attempt(() => engine.media.setBlurred(media.blurred !== true)),
    float: nothing,
    part: () => undefined,
    host: nothing,
    device: (kind, id) => attempt(() => engine.media.choose(kind, id)),
    leave: () => attempt(() => engine.leave()),
  };
  useRoomKeys(acts, {
    isMuted: media.isMuted,
    speak: (on) => {
      if (!on || mayUnmute(room)) attempt(() => engine.setMicrophone(on));
    },
  });
  return (
    <>
      <RoomSound tracks={state.tracks} speakerId={media.speakerId} />
      <RoomHead room={room} state={state} layout={layout} onLayout={setLayout} />
      {refused === undefined ? null : <Banner tone="warn" text={refused} />}
      <div className="tg-room__middle">
        <main className="tg-room__main">
          <Stage
            room={room}
            state={state}
            media={media}
            layout={layout}
            pinned={pinned}
            onPin={setPinned}
            onSee={(ids, large) => engine.see(ids, large)}
          />
          <RoomMoments moments={state.moments} onUnmute={acts.microphone} isMuted={media.isMuted} />
        </main>
        {sides.size === 0 ? null : (
          <RoomSide
            room={room}
            shown={sides}
            speaking={state.speaking}
            messages={state.messages}
            acts={{
              onSeat: nothing,
              admitAll: nothing,
              say: (text) => attempt(() => engine.say(text)),
              close: (part) => setSides(new Set([...sides].filter((each) => each !== part))),
            }}
          />
        )}
      </div>
      <RoomBar
        room={room}
        media={media}
        shown={sides}
        isCall={false}
        isGuest
        isRecording={false}
        mayFloat={false}
        acts={acts}
      />
    </>
  );
}
