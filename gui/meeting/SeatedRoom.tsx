// What stays of a room while one works elsewhere in the client: its sound, and a small window with who speaks.
import { useEffect, useState, type JSX } from 'react';
import { createPortal } from 'react-dom';
import { useLocation, useNavigate } from 'react-router';
import { mayUnmute, mySeat } from '#sdk/meeting/rules/room-rights.ts';
import { useApp } from '../ground/app-parts.ts';
import { useNotify } from '../ground/useNotify.ts';
import { useScreen } from '../ground/useScreen.ts';
import { IconButton } from '../parts/IconButton.tsx';
import { useText } from '../parts/text.ts';
import { openFloat, floatPlace } from './float-window.ts';
import type { RoomEngine } from './media/room-engine.ts';
import { roomPlace, type OpenedRoom } from './room-place.ts';
import { RoomSound } from './RoomSound.tsx';
import { Tile, TrackVideo } from './Tile.tsx';
import './room.css';

/** Nothing is drawn where one sits in no room, and nothing is heard or sent while the screen is locked. */
export function SeatedRoom(): JSX.Element | null {
  const app = useApp();
  const opened = useScreen(roomPlace);
  const { locked } = useScreen(app.page);
  useEffect(() => () => roomPlace.close(), []);
  useEffect(() => {
    if (!locked || opened === undefined) return;
    const { engine } = opened;
    void Promise.all([engine.setMicrophone(false), engine.setCamera(false)]).catch(reportError);
  }, [locked, opened]);
  if (opened === undefined || locked) return null;
  return <Seated key={opened.meetingId} opened={opened} />;
}

function Seated({ opened }: { readonly opened: OpenedRoom }): JSX.Element | null {
  const { pathname } = useLocation();
  const notify = useNotify();
  const { engine, meetingId } = opened;
  const state = useScreen(engine);
  const { speakerId } = useScreen(engine.media);
  const float = useScreen(floatPlace);
  const isAway = pathname !== `/main/meeting/${meetingId}`;
  const isOver = state.phase === 'over';
  const { end } = state;
  useEffect(() => {
    if (!isOver || !isAway) return;
    // Elsewhere in the client there is no page to say it.
    if (end === 'ended') notify.inform({ key: 'meeting.isOver' });
    else if (end === 'removed') notify.inform({ key: 'meeting.wereRemoved' });
    roomPlace.close();
  }, [isOver, isAway, end, notify]);
  if (state.phase !== 'in' && state.phase !== 'waiting') return null;
  return (
    <>
      <RoomSound tracks={state.tracks} speakerId={speakerId} />
      {float !== undefined ? (
        createPortal(<MiniRoom engine={engine} meetingId={meetingId} floats />, float.document.body)
      ) : isAway ? (
        <MiniRoom engine={engine} meetingId={meetingId} floats={false} />
      ) : null}
    </>
  );
}

function MiniRoom(props: {
  readonly engine: RoomEngine;
  readonly meetingId: string;
  /** In a window of its own above all others. */
  readonly floats: boolean;
}): JSX.Element | null {
  const t = useText();
  const notify = useNotify();
  const navigate = useNavigate();
  const { engine } = props;
  const state = useScreen(engine);
  const media = useScreen(engine.media);
  const [lastSpeaker, setLastSpeaker] = useState<string>();
  const [speaker] = state.speaking;
  useEffect(() => {
    if (speaker !== undefined) setLastSpeaker(speaker);
  }, [speaker]);
  const { room } = state;
  if (room === undefined) return null;
  const { seats } = room;
  const seat =
    seats.find(({ id }) => id === lastSpeaker) ?? seats.find(({ id }) => id !== room.mine) ?? mySeat(room);
  const sharer = seats.find(({ sharing, id }) => sharing && id !== room.mine);
  const screen = sharer === undefined ? undefined : state.tracks.get(sharer.id)?.screen;
  const isMine = seat?.id === room.mine;
  const back = (): void => {
    floatPlace.close();
    void navigate(`/main/meeting/${props.meetingId}`);
    window.focus();
  };
  return (
    <section
      className="tg-mini"
      data-theme="dark"
      data-floats={props.floats || undefined}
      aria-label={room.meeting.subject}
    >
      {screen !== undefined ? (
        <TrackVideo track={screen} whole />
      ) : seat === undefined ? null : (
        <Tile
          seat={seat}
          isMine={isMine}
          track={isMine ? (media.camera ?? undefined) : state.tracks.get(seat.id)?.camera}
          isSpeaking={state.speaking.has(seat.id)}
          isConnected={isMine || state.connected.has(seat.id)}
          isPinned={false}
          onPin={back}
          act={t('meeting.backToRoom')}
        />
      )}
      <div className="tg-mini__bar">
        <b className="tg-truncate">
          {state.phase === 'waiting' ? t('meeting.waitingTitle') : room.meeting.subject}
        </b>
        <IconButton
          icon={media.isMuted ? 'micOff' : 'voice'}
          label={t(media.isMuted ? 'meeting.unmute' : 'meeting.mute')}
          onClick={() =>
            media.isMuted && !mayUnmute(room)
              ? notify.fail({ code: 'meetingMuted', params: {} })
              : void notify.attempt(() => engine.setMicrophone(media.isMuted))
          }
        />
        {props.floats || !openFloat.isThere ? null : (
          <IconButton
            icon="panel"
            label={t('meeting.ownWindow')}
            onClick={() => void notify.attempt(() => openFloat.open())}
          />
        )}
        <IconButton icon="meeting" label={t('meeting.backToRoom')} onClick={back} />
        <IconButton icon="exit" label={t('meeting.leave')} onClick={() => roomPlace.close()} />
      </div>
    </section>
  );
}
