// Draws the controls of a room: microphone, camera, share, hand, faces, members, chat, host, leave; each with its key.
import type { JSX } from 'react';
import type { Room } from '#sdk/api.ts';
import { leads, mySeat } from '#sdk/meeting/rules/room-rights.ts';
import { useFrameFold } from '../frame/useFrameFold.ts';
import { Icon } from '../parts/Icon.tsx';
import type { IconName } from '../parts/icon-paths.ts';
import type { MenuEntry } from '../parts/Menu.tsx';
import { MenuButton } from '../parts/MenuButton.tsx';
import { useText } from '../parts/text.ts';
import { barMenus } from './bar-menus.ts';
import type { LocalMediaState } from './media/local-media.ts';
import type { SidePart } from './RoomSide.tsx';

/** What the bar leads to. */
export type RoomActs = {
  microphone(): void;
  camera(): void;
  share(): void;
  hand(): void;
  react(face: string): void;
  side(part: SidePart): void;
  record(): void;
  host(act: string): void;
  device(kind: MediaDeviceKind, id: string): void;
  blur(): void;
  float(): void;
  /** Gives the room a window of its own. */
  part(): void;
  leave(): void;
};

function Control(props: {
  readonly icon: IconName;
  readonly label: string;
  readonly keyName?: string;
  readonly on?: boolean;
  readonly pressed?: boolean;
  readonly onClick: () => void;
}): JSX.Element {
  return (
    <button
      type="button"
      className="tg-control"
      data-on={props.on || undefined}
      aria-pressed={props.pressed}
      aria-keyshortcuts={props.keyName}
      title={props.keyName === undefined ? props.label : `${props.label} · ${props.keyName}`}
      onClick={props.onClick}
    >
      <Icon name={props.icon} size={20} />
      <span>{props.label}</span>
    </button>
  );
}

function MenuControl(props: {
  readonly icon: IconName;
  readonly label: string;
  /** A caret beside a control: no words of its own. */
  readonly caret?: boolean;
  readonly entries: readonly MenuEntry[];
  readonly onChoose: (id: string) => void;
}): JSX.Element {
  return (
    <MenuButton label={props.label} placement="top-end" entries={props.entries} onChoose={props.onChoose}>
      {(opener) => (
        <button
          type="button"
          className={props.caret === true ? 'tg-caret' : 'tg-control'}
          aria-label={props.label}
          aria-haspopup="menu"
          aria-expanded={opener.expanded}
          title={props.label}
          onClick={opener.toggle}
        >
          <Icon name={props.icon} size={props.caret === true ? 16 : 20} />
          {props.caret === true ? null : <span>{props.label}</span>}
        </button>
      )}
    </MenuButton>
  );
}

/** The bar. */
export function RoomBar(props: {
  readonly room: Room;
  readonly media: LocalMediaState;
  readonly shown: ReadonlySet<SidePart>;
  readonly isCall: boolean;
  /** Somebody without an account: nothing of the office beside the room. */
  readonly isGuest?: boolean;
  readonly isRecording: boolean;
  readonly mayFloat: boolean;
  /** Whether the room may have a window of its own. */
  readonly mayPart?: boolean;
  readonly acts: RoomActs;
}): JSX.Element {
  const t = useText();
  const { room, media, acts, shown, isCall } = props;
  const fold = useFrameFold();
  const isNarrow = fold === 'turns' || fold === 'phone';
  const seat = mySeat(room);
  const isUp = (seat?.handTime ?? 0) > 0;
  const isSharing = seat?.sharing === true;
  const menus = barMenus(t, {
    room,
    media,
    isCall,
    isGuest: props.isGuest === true,
    isRecording: props.isRecording,
    mayFloat: props.mayFloat,
    mayPart: props.mayPart === true,
  });
  const choose = (id: string): void => {
    const [kind = '', ...rest] = id.split(' ');
    if (kind === 'device') acts.device(rest[0] as MediaDeviceKind, rest.slice(1).join(' '));
    else if (kind === 'face') acts.react(rest.join(' '));
    else if (kind === 'hand') acts.hand();
    else if (kind === 'notes') acts.side('notes');
    else if (kind === 'record') acts.record();
    else if (kind === 'blur') acts.blur();
    else if (kind === 'float') acts.float();
    else if (kind === 'window') acts.part();
    else acts.host(kind);
  };
  const microphone = (
    <span className="tg-control__pair">
      <Control
        icon={media.isMuted ? 'micOff' : 'voice'}
        label={t(media.isMuted ? 'meeting.unmute' : 'meeting.mute')}
        keyName="M"
        on={!media.isMuted}
        onClick={acts.microphone}
      />
      {isNarrow ? null : (
        <MenuControl
          icon="expand"
          caret
          label={t('meeting.soundDevices')}
          entries={menus.sound}
          onChoose={choose}
        />
      )}
    </span>
  );
  const camera = (
    <span className="tg-control__pair">
      <Control
        icon={media.camera === null ? 'cameraOff' : 'meeting'}
        label={t(media.camera === null ? 'meeting.cameraOn' : 'meeting.cameraOff')}
        keyName="V"
        on={media.camera !== null}
        onClick={acts.camera}
      />
      {isNarrow ? null : (
        <MenuControl
          icon="expand"
          caret
          label={t('meeting.cameras')}
          entries={menus.picture}
          onChoose={choose}
        />
      )}
    </span>
  );
  const share = (
    <Control
      icon="screen"
      label={t(isSharing ? 'meeting.shareStop' : 'meeting.share')}
      keyName="S"
      on={isSharing}
      onClick={acts.share}
    />
  );
  const sides = (
    <>
      <Control
        icon="people"
        label={t('meeting.membersCount', { count: room.seats.length })}
        keyName="P"
        pressed={shown.has('members')}
        onClick={() => acts.side('members')}
      />
      <Control
        icon="chat"
        label={t('meeting.chat')}
        keyName="C"
        pressed={shown.has('chat')}
        onClick={() => acts.side('chat')}
      />
    </>
  );
  const leave = (
    <button type="button" className="tg-room__leave" onClick={acts.leave}>
      <Icon name="exit" size={18} />
      <span>{t(isCall ? 'meeting.hangUp' : 'meeting.leave')}</span>
    </button>
  );
  if (isNarrow)
    return (
      <footer className="tg-room__bar" data-narrow>
        <div className="tg-room__controls">
          {microphone}
          {camera}
          {share}
          {sides}
          <MenuControl icon="more" label={t('meeting.more')} entries={menus.all} onChoose={choose} />
        </div>
        {leave}
      </footer>
    );
  return (
    <footer className="tg-room__bar">
      {props.isGuest === true ? (
        <div className="tg-room__own" />
      ) : (
        <div className="tg-room__own">
          <Control
            icon="write"
            label={t('meeting.notes')}
            keyName="N"
            pressed={shown.has('notes')}
            onClick={() => acts.side('notes')}
          />
          <Control
            icon={props.isRecording ? 'stop' : 'record'}
            label={t(props.isRecording ? 'meeting.recordStop' : 'meeting.record')}
            keyName="R"
            on={props.isRecording}
            onClick={acts.record}
          />
        </div>
      )}
      <div className="tg-room__controls">
        {microphone}
        {camera}
        {share}
        {isCall ? null : (
          <Control
            icon="hand"
            label={t(isUp ? 'meeting.handDown' : 'meeting.hand')}
            keyName="H"
            on={isUp}
            onClick={acts.hand}
          />
        )}
        <MenuControl icon="face" label={t('meeting.react')} entries={menus.faces} onChoose={choose} />
        <i className="tg-room__rule" aria-hidden="true" />
        {sides}
        {isCall ? (
          <Control icon="plus" label={t('meeting.toMeeting')} onClick={() => acts.host('invite')} />
        ) : leads(room) ? (
          <MenuControl icon="shield" label={t('meeting.hostMenu')} entries={menus.host} onChoose={choose} />
        ) : null}
      </div>
      {leave}
    </footer>
  );
}
