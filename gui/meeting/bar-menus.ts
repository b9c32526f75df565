// Says what the menus of a room's bar hold: devices, faces, the host's acts and switches, and all of it where there is no room.
import type { Room } from '#sdk/api.ts';
import type { Translate } from '#sdk/locales/index.ts';
import { isHost, leads, mySeat } from '#sdk/meeting/rules/room-rights.ts';
import type { MenuEntry } from '../parts/Menu.tsx';
import type { LocalMediaState } from './media/local-media.ts';

/** Faces one can show; they are gone after some seconds. */
const reactions = ['👍', '👏', '❤️', '😄', '🎉', '🤔'] as const;

/** What decides over them. */
export type BarMenuInput = {
  readonly room: Room;
  readonly media: LocalMediaState;
  readonly isCall: boolean;
  readonly isGuest: boolean;
  readonly isRecording: boolean;
  readonly mayFloat: boolean;
  /** Whether the room may have a window of its own. */
  readonly mayPart: boolean;
};
/** The menus. */
export type BarMenus = Readonly<Record<'sound' | 'picture' | 'faces' | 'host' | 'all', MenuEntry[]>>;

/** Makes them. */
export function barMenus(t: Translate, input: BarMenuInput): BarMenus {
  const { room, media, isCall } = input;
  const inUse: Readonly<Record<string, string | undefined>> = {
    audioinput: media.microphone?.getSettings().deviceId,
    videoinput: media.camera === null ? undefined : media.cameraId,
    audiooutput: media.speakerId === '' ? 'default' : media.speakerId,
  };
  const devices = (kind: MediaDeviceKind): MenuEntry[] =>
    media.devices
      .filter((device) => device.kind === kind && device.id !== '')
      .map(({ id, label }) => ({
        id: `device ${kind} ${id}`,
        label: label === '' ? id : label,
        checked: id === inUse[kind],
      }));
  const speakers = devices('audiooutput');
  const sound: MenuEntry[] = [
    ...devices('audioinput'),
    ...(speakers.length === 0 ? [] : (['line', ...speakers] as const)),
  ];
  const picture: MenuEntry[] = [
    ...devices('videoinput'),
    'line',
    {
      id: 'blur',
      label: t('meeting.blur'),
      ...(media.blurred === undefined
        ? { disabledReason: t('meeting.blurMissing') }
        : { checked: media.blurred }),
    },
    ...(input.mayFloat ? [{ id: 'float', label: t('meeting.ownWindow'), icon: 'panel' as const }] : []),
    ...(input.mayPart
      ? [
          {
            id: 'window',
            label: t('meeting.separateWindow'),
            icon: 'panel' as const,
            ...(input.isRecording && { disabledReason: t('meeting.windowFilms') }),
          },
        ]
      : []),
  ];
  const faces = reactions.map((face) => ({ id: `face ${face}`, label: face }));
  const { selfUnmute, locked, waitingRoom } = room.meeting;
  const host: MenuEntry[] = [
    { id: 'muteAll', label: t('meeting.muteAll'), icon: 'micOff' },
    { id: 'selfUnmute', label: t('meeting.selfUnmute'), checked: selfUnmute },
    { id: 'lock', label: t('meeting.lock'), checked: locked },
    { id: 'waitingRoom', label: t('meeting.waitingRoom'), checked: waitingRoom },
    { id: 'invite', label: t('meeting.inviteTitle'), icon: 'plus' },
    ...(isHost(room)
      ? (['line', { id: 'end', label: t('meeting.endNamed'), icon: 'close', danger: true }] as const)
      : []),
  ];
  const isUp = (mySeat(room)?.handTime ?? 0) > 0;
  const all: MenuEntry[] = [
    ...(isCall ? [{ id: 'invite', label: t('meeting.toMeeting'), icon: 'plus' as const }] : []),
    ...(isCall
      ? []
      : [{ id: 'hand', label: t(isUp ? 'meeting.handDown' : 'meeting.hand'), icon: 'hand' as const }]),
    ...(input.isGuest
      ? []
      : [
          { id: 'notes', label: t('meeting.notes'), icon: 'write' as const },
          {
            id: 'record',
            label: t(input.isRecording ? 'meeting.recordStop' : 'meeting.record'),
            icon: input.isRecording ? ('stop' as const) : ('record' as const),
          },
        ]),
    'line',
    ...faces.slice(0, 3),
    'line',
    ...sound,
    'line',
    ...picture,
    ...(leads(room) && !isCall ? (['line', ...host] as const) : []),
  ];
  return { sound, picture, faces, host, all };
}
