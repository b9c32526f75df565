// Draws the controls of a room: microphone, camera, share, hand, faces, members, chat, host, leave; each with its key.
import type { JSX } from 'react';
import type { Room } from '#sdk/api.ts';
import { isHost, leads, mySeat } from '#sdk/meeting/rules/room-rights.ts';
import { Icon } from '../parts/Icon.tsx';
import type { IconName } from '../parts/icon-paths.ts';
import type { MenuEntry } from '../parts/Menu.tsx';
import { MenuButton } from '../parts/MenuButton.tsx';
import { useText } from '../parts/text.ts';
import type { LocalMediaState } from './media/local-media.ts';

/** Faces one can show; they are gone after some seconds. */
export const reactions = ['👍', '👏', '❤️', '😄', '🎉', '🤔'] as const;

/** What the bar leads to. */
export type RoomActs = {
  microphone(): void;
  camera(): void;
  share(): void;
  hand(): void;
  react(face: string): void;
  members(): void;
  chat(): void;
  host(act: string): void;
  device(kind: 'audioinput' | 'videoinput', id: string): void;
  leave(): void;
};

function Control(props: {
  readonly icon: IconName;
  readonly label: string;
  readonly keyName?: string;
  readonly on?: boolean;
  readonly pressed?: boolean;
  readonly danger?: boolean;
  readonly onClick?: (() => void) | undefined;
}): JSX.Element {
  return (
    <button
      type="button"
      className="tg-control"
      data-on={props.on || undefined}
      data-danger={props.danger || undefined}
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

/** The bar. */
export function RoomBar(props: {
  readonly room: Room;
  readonly media: LocalMediaState;
  readonly side: 'members' | 'chat' | undefined;
  readonly isCall: boolean;
  readonly acts: RoomActs;
}): JSX.Element {
  const t = useText();
  const { room, media, acts, side } = props;
  const seat = mySeat(room);
  const devices = (kind: 'audioinput' | 'videoinput'): MenuEntry[] =>
    media.devices
      .filter((device) => device.kind === kind && device.id !== '')
      .map(({ id, label }) => ({ id: `${kind} ${id}`, label }));
  const hostEntries: MenuEntry[] = [
    { id: 'muteAll', label: t('meeting.muteAll'), icon: 'micOff' },
    {
      id: 'selfUnmute',
      label: t('meeting.selfUnmute'),
      ...(room.meeting.selfUnmute && { icon: 'check' as const }),
    },
    { id: 'lock', label: t('meeting.lock'), ...(room.meeting.locked && { icon: 'check' as const }) },
    {
      id: 'waitingRoom',
      label: t('meeting.waitingRoom'),
      ...(room.meeting.waitingRoom && { icon: 'check' as const }),
    },
    { id: 'invite', label: t('meeting.inviteTitle'), icon: 'plus' },
    ...(isHost(room) ? (['line', { id: 'end', label: t('meeting.endNow'), icon: 'close' }] as const) : []),
  ];
  return (
    <footer className="tg-room__bar">
      <div className="tg-room__controls">
        <Control
          icon={media.isMuted ? 'micOff' : 'voice'}
          label={t(media.isMuted ? 'meeting.unmute' : 'meeting.mute')}
          keyName="M"
          on={!media.isMuted}
          onClick={acts.microphone}
        />
        <Control
          icon={media.camera === null ? 'cameraOff' : 'meeting'}
          label={t(media.camera === null ? 'meeting.cameraOn' : 'meeting.cameraOff')}
          keyName="V"
          on={media.camera !== null}
          onClick={acts.camera}
        />
        <MenuButton
          label={t('meeting.devices')}
          placement="top-end"
          entries={[...devices('audioinput'), ...devices('videoinput')]}
          onChoose={(id) => {
            const [kind, ...rest] = id.split(' ');
            acts.device(kind as 'audioinput' | 'videoinput', rest.join(' '));
          }}
        >
          {(opener) => (
            <button
              type="button"
              className="tg-control"
              aria-expanded={opener.expanded}
              onClick={opener.toggle}
            >
              <Icon name="settings" size={20} />
              <span>{t('meeting.devices')}</span>
            </button>
          )}
        </MenuButton>
        <Control
          icon="screen"
          label={t(seat?.sharing === true ? 'meeting.shareStop' : 'meeting.share')}
          keyName="S"
          on={seat?.sharing === true}
          onClick={acts.share}
        />
        {props.isCall ? null : (
          <Control
            icon="hand"
            label={t((seat?.handTime ?? 0) > 0 ? 'meeting.handDown' : 'meeting.hand')}
            keyName="H"
            on={(seat?.handTime ?? 0) > 0}
            onClick={acts.hand}
          />
        )}
        <MenuButton
          label={t('meeting.react')}
          placement="top-end"
          entries={reactions.map((face) => ({ id: face, label: face }))}
          onChoose={acts.react}
        >
          {(opener) => (
            <button
              type="button"
              className="tg-control"
              aria-expanded={opener.expanded}
              onClick={opener.toggle}
            >
              <Icon name="face" size={20} />
              <span>{t('meeting.react')}</span>
            </button>
          )}
        </MenuButton>
        <Control
          icon="people"
          label={t('meeting.membersCount', { count: room.seats.length })}
          keyName="P"
          pressed={side === 'members'}
          onClick={acts.members}
        />
        <Control
          icon="chat"
          label={t('meeting.chat')}
          keyName="C"
          pressed={side === 'chat'}
          onClick={acts.chat}
        />
        {leads(room) && !props.isCall ? (
          <MenuButton
            label={t('meeting.hostMenu')}
            placement="top-end"
            entries={hostEntries}
            onChoose={acts.host}
          >
            {(opener) => (
              <button
                type="button"
                className="tg-control"
                aria-expanded={opener.expanded}
                onClick={opener.toggle}
              >
                <Icon name="shield" size={20} />
                <span>{t('meeting.hostMenu')}</span>
              </button>
            )}
          </MenuButton>
        ) : null}
      </div>
      <button type="button" className="tg-room__leave" onClick={acts.leave}>
        <Icon name="exit" size={18} />
        {t(props.isCall ? 'meeting.hangUp' : 'meeting.leave')}
      </button>
    </footer>
  );
}
