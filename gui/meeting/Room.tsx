// The room of somebody of the office: stage, side, bar and keys joined with what the office offers beside it.
import { useState, type JSX } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { HostAct, Room as RoomSeen } from '#sdk/api.ts';
import { mayInvite, mayUnmute, mostPictured, mySeat } from '#sdk/meeting/rules/room-rights.ts';
import { useFrameFold } from '../frame/useFrameFold.ts';
import { useApp, useDesk } from '../ground/app-parts.ts';
import { useNotify } from '../ground/useNotify.ts';
import { useScreen } from '../ground/useScreen.ts';
import { useWatermark } from '../ground/useWatermark.ts';
import { Button } from '../parts/Button.tsx';
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx';
import { useTranslator } from '../parts/text.ts';
import { PickerDialog } from '../picker/PickerDialog.tsx';
import { openFloat } from './float-window.ts';
import type { RoomEngine } from './media/room-engine.ts';
import type { RoomState } from './media/room-state.ts';
import { RoomBar, type RoomActs } from './RoomBar.tsx';
import { beginRecording, endRecording, isRecording } from './recording.ts';
import { ownWindow } from './own-window.ts';
import { RoomHead } from './RoomHead.tsx';
import { RoomMoments } from './RoomMoments.tsx';
import { RoomSide, toggledSide, type SidePart } from './RoomSide.tsx';
import { Stage, type Layout } from './Stage.tsx';
import { useRoomKeys } from './useRoomKeys.ts';

/** Mounted is seated. */
export function Room(props: {
  readonly engine: RoomEngine;
  readonly room: RoomSeen;
  readonly state: RoomState;
  readonly callId: string | undefined;
}): JSX.Element {
  const { office } = useApp();
  const { person } = useDesk();
  const { t } = useTranslator();
  const notify = useNotify();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const mark = useWatermark();
  const { engine, room, state } = props;
  const media = useScreen(engine.media);
  const { meeting } = room;
  const isCall = meeting.kind === 'call';
  const fold = useFrameFold();
  const isNarrow = fold === 'turns' || fold === 'phone';
  const [layout, setLayout] = useState<Layout>('grid');
  const [pinned, setPinned] = useState<string>();
  const [sides, setSides] = useState<ReadonlySet<SidePart>>(new Set());
  const [records, setRecords] = useState(() => isRecording(engine));
  const [ending, setEnding] = useState(false);
  const [inviting, setInviting] = useState(false);
  const attempt = (work: () => Promise<unknown>): void => void notify.attempt(work);
  const host = (act: HostAct, seatId?: string, on?: boolean): void =>
    attempt(() =>
      office.meeting.hostAct(meeting.id, act, {
        ...(seatId !== undefined && { seatId }),
        ...(on !== undefined && { on }),
      }),
    );
  const seat = mySeat(room);
  async function startFilm(): Promise<void> {
    const { subject } = meeting;
    await beginRecording(engine, mark, { personId: person.id, subject, begun: Date.now() });
    setRecords(true);
  }
  async function keepFilm(): Promise<void> {
    setRecords(false);
    const folder = t('meeting.recordFolder');
    const film = await endRecording(office, folder);
    if (film === undefined) return;
    const { name, place } = film;
    notify.done({
      key: place === 'disk' ? 'meeting.recordKept' : 'meeting.recordSaved',
      parameters: { name, folder },
    });
  }
  const acts: RoomActs = {
    microphone: () => {
      if (media.isMuted && !mayUnmute(room)) return notify.fail({ code: 'meetingMuted', params: {} });
      attempt(() => engine.setMicrophone(media.isMuted));
    },
    camera: () => attempt(() => engine.setCamera(!media.wanted.camera)),
    share: () => attempt(() => engine.setSharing(seat?.sharing !== true)),
    hand: () => attempt(() => engine.setHand((seat?.handTime ?? 0) === 0)),
    react: (face) => attempt(() => engine.react(face)),
    side: (part) => setSides((now) => toggledSide(now, part, isNarrow)),
    record: () => attempt(records ? keepFilm : startFilm),
    blur: () => attempt(() => engine.media.setBlurred(media.blurred !== true)),
    float: () => attempt(() => openFloat.open()),
    part: () => {
      if (ownWindow.open(meeting, media)) void navigate('/main/meeting');
      else notify.inform({ key: 'meeting.windowBlocked' });
    },
    host: (act) => {
      if (act === 'end') setEnding(true);
      else if (act === 'invite') setInviting(true);
      else if (act === 'muteAll') host('muteAll');
      else if (act === 'lock') host('lock', undefined, !meeting.locked);
      else if (act === 'waitingRoom') host('waitingRoom', undefined, !meeting.waitingRoom);
      else if (act === 'selfUnmute') host('selfUnmute', undefined, !meeting.selfUnmute);
    },
    device: (kind, id) => attempt(() => engine.media.choose(kind, id)),
    leave: () =>
      attempt(async () => {
        if (records) await keepFilm();
        await engine.leave();
      }),
  };
  useRoomKeys(acts, {
    isMuted: media.isMuted,
    speak: (on) => {
      if (!on || mayUnmute(room)) attempt(() => engine.setMicrophone(on));
    },
  });
  // Who waits is seen at once by those who may admit.
  const shown: ReadonlySet<SidePart> =
    sides.size === 0 && room.waiting.length > 0 && !isNarrow ? new Set(['members']) : sides;
  return (
    <>
      <RoomHead room={room} state={state} layout={layout} onLayout={setLayout} />
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
          {room.seats.length > mostPictured && !engine.hasServer ? (
            <p className="tg-room__many" role="status">
              {t('meeting.mediaFull', { count: mostPictured })}
            </p>
          ) : null}
          {room.seats.length === 1 && !isCall ? (
            <div className="tg-room__alone">
              <b>{t('meeting.alone')}</b>
              <Button
                size="small"
                onClick={() =>
                  attempt(async () => {
                    await navigator.clipboard.writeText(meeting.link);
                    notify.done({ key: 'meeting.copied' });
                  })
                }
              >
                {t('meeting.copyLink')}
              </Button>
              <Button size="small" onClick={() => setInviting(true)}>
                {t('meeting.invite')}
              </Button>
            </div>
          ) : null}
          <RoomMoments moments={state.moments} onUnmute={acts.microphone} isMuted={media.isMuted} />
        </main>
        {shown.size === 0 ? null : (
          <RoomSide
            room={room}
            shown={shown}
            speaking={state.speaking}
            messages={state.messages}
            notes={{
              notes: state.notes,
              write: (before, text) => notify.attempt(() => engine.writeNotes(before, text)),
            }}
            acts={{
              onSeat: (act, seatId, on) => host(act as HostAct, seatId, on),
              admitAll: () => host('admitAll'),
              ...(mayInvite(room) && { invite: () => setInviting(true) }),
              say: (text) => attempt(() => engine.say(text)),
              close: (part) => setSides(new Set([...shown].filter((each) => each !== part))),
            }}
          />
        )}
      </div>
      <RoomBar
        room={room}
        media={media}
        shown={shown}
        isCall={isCall}
        isRecording={records}
        mayFloat={openFloat.isThere}
        mayPart={!isCall && !ownWindow.isThis(search)}
        acts={acts}
      />
      <ConfirmDialog
        open={ending}
        destructive
        title={t('meeting.endNow')}
        act={t('meeting.endNow')}
        onConfirm={() => {
          setEnding(false);
          attempt(() => office.meeting.end(meeting.id));
        }}
        onClose={() => setEnding(false)}
      >
        {t('meeting.endAsk', { subject: meeting.subject })}
      </ConfirmDialog>
      {inviting ? (
        <PickerDialog
          title={t('meeting.inviteTitle')}
          act={t('meeting.invite')}
          options={{ mode: 'people', already: room.seats.map(({ personId }) => personId) }}
          onPick={({ people }) =>
            notify.attempt(async () => {
              // A call becomes a meeting when a third person is asked in.
              if (isCall && props.callId !== undefined)
                await office.meeting.turnIntoMeeting(props.callId, meeting.subject);
              const { invited } = await office.meeting.invite(meeting.id, {
                people: people.map(({ id }) => id),
                ring: true,
              });
              notify.done({ key: 'meeting.invited', parameters: { count: invited } });
            })
          }
          onClose={() => setInviting(false)}
        />
      ) : null}
    </>
  );
}
