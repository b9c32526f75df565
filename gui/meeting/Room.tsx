// The room: head, stage, side, bar, its keys, and what happens for a moment.
import { useEffect, useState, type JSX } from 'react';
import type { HostAct, Room as RoomSeen } from '#sdk/api.ts';
import { mayUnmute, mostPictured, mySeat } from '#sdk/meeting/rules/room-rights.ts';
import { readableNumber } from '#sdk/meeting/rules/meeting-form.ts';
import { useFrameFold } from '../frame/useFrameFold.ts';
import { useApp } from '../ground/app-parts.ts';
import { useNotify } from '../ground/useNotify.ts';
import { useScreen } from '../ground/useScreen.ts';
import { useWatermark } from '../ground/useWatermark.ts';
import { Button } from '../parts/Button.tsx';
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx';
import { Icon } from '../parts/Icon.tsx';
import { Segments } from '../parts/Segments.tsx';
import { useTranslator } from '../parts/text.ts';
import { PickerDialog } from '../picker/PickerDialog.tsx';
import { openFloat } from './float-window.ts';
import type { RoomEngine, RoomState } from './media/room-engine.ts';
import { RoomBar, type RoomActs } from './RoomBar.tsx';
import { beginRecording, endRecording, isRecording } from './recording.ts';
import { RoomSide, type SidePart } from './RoomSide.tsx';
import { Stage, type Layout } from './Stage.tsx';
import { useRoomKeys } from './useRoomKeys.ts';

const pad = (value: number): string => String(value).padStart(2, '0');

function Clock({ since, now }: { since: number; now: number }): JSX.Element {
  const [offset] = useState(() => now - Date.now());
  const [time, setTime] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setTime(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.floor((time + offset - since) / 1_000));
  return (
    <span className="tg-room__clock tg-number">
      {pad(Math.floor(seconds / 3_600))}:{pad(Math.floor(seconds / 60) % 60)}:{pad(seconds % 60)}
    </span>
  );
}

/** The side after one of its parts was asked for: people and chat stand together where there is room, notes alone. */
function toggledSide(now: ReadonlySet<SidePart>, part: SidePart, isNarrow: boolean): ReadonlySet<SidePart> {
  if (now.has(part)) return new Set([...now].filter((each) => each !== part));
  return new Set(
    part === 'notes' || isNarrow ? [part] : [...[...now].filter((each) => each !== 'notes'), part],
  );
}

/** Mounted is seated. */
export function Room(props: {
  readonly engine: RoomEngine;
  readonly room: RoomSeen;
  readonly state: RoomState;
  readonly callId: string | undefined;
}): JSX.Element {
  const { office } = useApp();
  const { t } = useTranslator();
  const notify = useNotify();
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
    await beginRecording(engine, mark);
    setRecords(true);
  }
  async function keepFilm(): Promise<void> {
    setRecords(false);
    const folder = t('meeting.recordFolder');
    const film = await endRecording(office, { subject: meeting.subject, folder, now: new Date() });
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
    camera: () => attempt(() => engine.setCamera(media.camera === null)),
    share: () => attempt(() => engine.setSharing(seat?.sharing !== true)),
    hand: () =>
      attempt(() =>
        engine.act(({ meetingId, seatId }) =>
          office.meeting.setSeat(meetingId, seatId, { hand: (seat?.handTime ?? 0) === 0 }),
        ),
      ),
    react: (face) =>
      attempt(() => engine.act(({ meetingId, seatId }) => office.meeting.react(meetingId, seatId, face))),
    side: (part) => setSides((now) => toggledSide(now, part, isNarrow)),
    record: () => attempt(records ? keepFilm : startFilm),
    blur: () => attempt(() => engine.media.setBlurred(media.blurred !== true)),
    float: () => attempt(() => openFloat.open()),
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
  const recorder = room.seats.find(({ recording }) => recording === true);
  const { quality } = state;
  const whyLine =
    quality.line === 'good'
      ? 'meeting.lineWhyGood'
      : quality.lostPercent >= 8
        ? 'meeting.lineWhyLost'
        : 'meeting.lineWhySlow';
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
      <header className="tg-room__head">
        {meeting.locked ? <Icon name="lock" size={18} /> : null}
        <span className="tg-room__title">
          <h1 className="tg-truncate">{meeting.subject}</h1>
          <small className="tg-number">
            {readableNumber(meeting.number)}
            {meeting.locked ? ` · ${t('meeting.locked')}` : ''}
          </small>
        </span>
        <Clock since={meeting.begunTime ?? room.now} now={room.now} />
        {recorder === undefined ? null : (
          <span className="tg-room__film" role="status">
            <Icon name="record" size={16} />
            {t('meeting.recordedBy', { name: recorder.name })}
          </span>
        )}
        <span className="tg-room__line" data-line={state.quality.line} title={t(whyLine)}>
          {t(
            state.quality.line === 'good'
              ? 'meeting.lineGood'
              : state.quality.line === 'weak'
                ? 'meeting.lineWeak'
                : 'meeting.lineAudioOnly',
          )}
          {quality.line === 'good' ? null : ` · ${t(whyLine)}`}
          {state.quality.roundTripMs > 0 ? (
            <span className="tg-number"> {t('meeting.lineMs', { count: state.quality.roundTripMs })}</span>
          ) : null}
        </span>
        <Segments
          label={t('meeting.grid')}
          choices={[
            { id: 'grid', label: t('meeting.grid') },
            { id: 'speaker', label: t('meeting.speakerLayout') },
          ]}
          chosen={layout}
          onChoose={setLayout}
        />
      </header>
      {state.online ? null : (
        <p className="tg-room__band" role="status">
          {t('meeting.reconnecting')}
        </p>
      )}
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
          <div className="tg-room__moments" aria-live="polite">
            {state.moments.map(({ id, what, name, value }) => (
              <span key={id}>
                {what === 'reaction'
                  ? `${value} ${name}`
                  : what === 'muted'
                    ? t('meeting.wereMuted', { name })
                    : what === 'askedToUnmute'
                      ? t('meeting.askedToUnmute', { name })
                      : null}
              </span>
            ))}
          </div>
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
              invite: () => setInviting(true),
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
