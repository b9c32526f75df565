// The head of a room: what it is called, how long it lasts, who keeps it, how good one's lines are and why, and how it is laid out.
import { useEffect, useState, type JSX } from 'react';
import type { Room } from '#sdk/api.ts';
import { readableNumber } from '#sdk/meeting/rules/meeting-form.ts';
import { Icon } from '../parts/Icon.tsx';
import { Segments } from '../parts/Segments.tsx';
import { useTranslator } from '../parts/text.ts';
import type { RoomState } from './media/room-state.ts';
import type { Layout } from './Stage.tsx';

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

/** With a band below it while the office cannot be reached. */
export function RoomHead(props: {
  readonly room: Room;
  readonly state: RoomState;
  readonly layout: Layout;
  readonly onLayout: (layout: Layout) => void;
}): JSX.Element {
  const { t } = useTranslator();
  const { room, state } = props;
  const { meeting } = room;
  const recorder = room.seats.find(({ recording }) => recording === true);
  const { quality } = state;
  const whyLine =
    quality.line === 'good'
      ? 'meeting.lineWhyGood'
      : quality.lostPercent >= 8
        ? 'meeting.lineWhyLost'
        : 'meeting.lineWhySlow';
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
          chosen={props.layout}
          onChoose={props.onLayout}
        />
      </header>
      {state.online ? null : (
        <p className="tg-room__band" role="status">
          {t('meeting.reconnecting')}
        </p>
      )}
    </>
  );
}
