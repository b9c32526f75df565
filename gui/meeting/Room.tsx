// The room: head, stage, side, bar, its keys, and what happens for a moment.
import { useEffect, useState, type JSX } from 'react';
import type { HostAct, Room as RoomSeen } from '#sdk/api.ts';
import { mayUnmute, mySeat } from '#sdk/meeting/rules/room-rights.ts';
import { readableNumber } from '#sdk/meeting/rules/meeting-form.ts';
import { useApp } from '../ground/app-parts.ts';
import { useNotify } from '../ground/useNotify.ts';
import { useScreen } from '../ground/useScreen.ts';
import { Button } from '../parts/Button.tsx';
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx';
import { Icon } from '../parts/Icon.tsx';
import { Segments } from '../parts/Segments.tsx';
import { useTranslator } from '../parts/text.ts';
import { PickerDialog } from '../picker/PickerDialog.tsx';
import type { RoomEngine, RoomState } from './media/room-engine.ts';
import { RoomBar, type RoomActs } from './RoomBar.tsx';
import { RoomSide } from './RoomSide.tsx';
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
  const { engine, room, state } = props;
  const media = useScreen(engine.media);
  const { meeting } = room;
  const isCall = meeting.kind === 'call';
  const [layout, setLayout] = useState<Layout>('grid');
  const [pinned, setPinned] = useState<string>();
  const [side, setSide] = useState<'members' | 'chat'>();
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
    members: () => setSide((now) => (now === 'members' ? undefined : 'members')),
    chat: () => setSide((now) => (now === 'chat' ? undefined : 'chat')),
    host: (act) => {
      if (act === 'end') setEnding(true);
      else if (act === 'invite') setInviting(true);
      else if (act === 'muteAll') host('muteAll');
      else if (act === 'lock') host('lock', undefined, !meeting.locked);
      else if (act === 'waitingRoom') host('waitingRoom', undefined, !meeting.waitingRoom);
      else if (act === 'selfUnmute') host('selfUnmute', undefined, !meeting.selfUnmute);
    },
    device: (kind, id) => attempt(() => engine.media.choose(kind, id)),
    leave: () => attempt(() => engine.leave()),
  };
  useRoomKeys(acts, {
    isMuted: media.isMuted,
    speak: (on) => {
      if (!on || mayUnmute(room)) attempt(() => engine.setMicrophone(on));
    },
  });
  const shown = side ?? (room.waiting.length > 0 ? 'members' : undefined);
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
        <span className="tg-room__line" data-line={state.quality.line}>
          {t(
            state.quality.line === 'good'
              ? 'meeting.lineGood'
              : state.quality.line === 'weak'
                ? 'meeting.lineWeak'
                : 'meeting.lineAudioOnly',
          )}
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
          <Stage room={room} state={state} media={media} layout={layout} pinned={pinned} onPin={setPinned} />
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
        {shown === undefined ? null : (
          <RoomSide
            room={room}
            shown={shown}
            speaking={state.speaking}
            messages={state.messages}
            acts={{
              onSeat: (act, seatId, on) => host(act as HostAct, seatId, on),
              admitAll: () => host('admitAll'),
              say: (text) => attempt(() => engine.say(text)),
              close: () => setSide(undefined),
            }}
          />
        )}
      </div>
      <RoomBar room={room} media={media} side={shown} isCall={isCall} acts={acts} />
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
              const { invited } = await office.meeting.invite(meeting.id, {
                people: people.map(({ id }) => id),
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
