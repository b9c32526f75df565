// Draws one seat: its picture or its avatar, who it is, whether it speaks, and what its line gave up.
import { useEffect, useRef, type JSX } from 'react';
import type { Seat } from '#sdk/api.ts';
import { Avatar } from '../parts/Avatar.tsx';
import { Icon } from '../parts/Icon.tsx';
import { PersonName } from '../parts/PersonName.tsx';
import { useText } from '../parts/text.ts';

/** What is drawn of a track. */
export function TrackVideo(props: {
  readonly track: MediaStreamTrack;
  readonly mirrored?: boolean;
  readonly whole?: boolean;
}): JSX.Element {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const element = video.current;
    if (element === null) return;
    element.srcObject = new MediaStream([props.track]);
    return () => void (element.srcObject = null);
  }, [props.track]);
  return (
    <video
      ref={video}
      autoPlay
      playsInline
      muted
      data-mirrored={props.mirrored || undefined}
      data-whole={props.whole || undefined}
    />
  );
}

/** The sound of a track; nothing is drawn. */
export function TrackAudio(props: {
  readonly track: MediaStreamTrack;
  readonly speakerId: string;
}): JSX.Element {
  const { track, speakerId } = props;
  const audio = useRef<HTMLAudioElement>(null);
  useEffect(() => {
    const element = audio.current;
    if (element === null) return;
    element.srcObject = new MediaStream([track]);
    return () => void (element.srcObject = null);
  }, [track]);
  useEffect(() => {
    // A speaker that is gone since leaves the one the browser takes.
    void audio.current?.setSinkId?.(speakerId).catch(() => undefined);
  }, [speakerId]);
  // Speech of people who are there has no captions of its own.
  // oxlint-disable-next-line jsx-a11y/media-has-caption
  return <audio ref={audio} autoPlay />;
}

/** A tile. The name always stands at the bottom left. */
export function Tile(props: {
  readonly seat: Seat;
  readonly isMine: boolean;
  readonly track: MediaStreamTrack | undefined;
  readonly isSpeaking: boolean;
  readonly isConnected: boolean;
  readonly isPinned: boolean;
  readonly onPin: () => void;
  /** What pressing it does, where that is not pinning. */
  readonly act?: string;
}): JSX.Element {
  const t = useText();
  const { seat, isMine, track } = props;
  const name = isMine ? t('meeting.me', { name: seat.name }) : seat.name;
  const isAway = seat.state === 'away' || !props.isConnected;
  const isSpeaking = props.isSpeaking && !isAway;
  return (
    <button
      type="button"
      className="tg-tile"
      data-seat={seat.id}
      data-speaking={isSpeaking || undefined}
      data-away={isAway || undefined}
      aria-pressed={props.act === undefined ? props.isPinned : undefined}
      aria-label={`${name} · ${props.act ?? t(props.isPinned ? 'meeting.unpin' : 'meeting.pin')}`}
      onClick={props.onPin}
    >
      {seat.camera && track !== undefined ? (
        <TrackVideo track={track} mirrored={isMine} />
      ) : (
        <Avatar id={seat.personId} name={seat.name} size="large" />
      )}
      {seat.line === 'good' ? null : (
        <span className="tg-tile__line">
          {t(seat.line === 'weak' ? 'meeting.lineWeak' : 'meeting.lineAudioOnly')}
        </span>
      )}
      {isAway ? <span className="tg-tile__away">{t('meeting.away')}</span> : null}
      <span className="tg-tile__name">
        <Icon name={seat.microphone ? 'voice' : 'micOff'} size={16} />
        <span className="tg-truncate">{isMine ? name : <PersonName name={seat.name} />}</span>
        {seat.handTime > 0 ? <Icon name="hand" size={16} /> : null}
        {isSpeaking ? (
          <span className="tg-tile__bars" aria-hidden="true">
            <i />
            <i />
            <i />
          </span>
        ) : null}
      </span>
    </button>
  );
}
