// The entry page of a room: one's picture, microphone and camera as they will be, the password where there is one, and one button.
import { useEffect, useRef, useState, type JSX } from 'react';
import type { Meeting } from '#sdk/api.ts';
import type { ErrorData } from '#sdk/errors.ts';
import { readableNumber } from '#sdk/meeting/rules/meeting-form.ts';
import { errorText } from '../ground/error-text.ts';
import { useScreen } from '../ground/useScreen.ts';
import { Avatar } from '../parts/Avatar.tsx';
import { Button } from '../parts/Button.tsx';
import { Field } from '../parts/Field.tsx';
import { FieldMessage } from '../parts/FieldMessage.tsx';
import { Select } from '../parts/Select.tsx';
import { Toggle } from '../parts/Toggle.tsx';
import { useTranslator } from '../parts/text.ts';
import type { RoomEngine } from './media/room-engine.ts';
import { SoundLevel } from './SoundLevel.tsx';
import { TrackVideo } from './Tile.tsx';

/** What one chose last time. */
const rememberedKey = 'tangram.meeting.devices';
/** Which devices one wants on: they may still be opening, or refused. */
type DeviceWish = { readonly microphone: boolean; readonly camera: boolean };

function remember({ microphone, camera }: DeviceWish): void {
  const chosen = microphone ? (camera ? 'both' : 'microphone') : camera ? 'camera' : 'off';
  localStorage.setItem(rememberedKey, chosen);
}

function remembered(): DeviceWish {
  const kept = localStorage.getItem(rememberedKey);
  return {
    microphone: kept !== 'off' && kept !== 'camera',
    camera: kept === 'camera' || kept === 'both' || kept === null,
  };
}

const kinds = ['audioinput', 'audiooutput', 'videoinput'] as const satisfies readonly MediaDeviceKind[];
const kindNames = {
  audioinput: 'meeting.microphone',
  audiooutput: 'meeting.speaker',
  videoinput: 'meeting.camera',
} as const;

/** Whose picture stands where no camera is on. */
type EntryPerson = { readonly id: string; readonly name: string; readonly avatar?: string | undefined };
/** A guest gives a name instead of an account. */
type GuestName = { readonly value: string; readonly onChange: (name: string) => void };

/** A call goes in by itself, as somebody has answered already. */
export function Entry(props: {
  readonly engine: RoomEngine;
  readonly meeting: Pick<Meeting, 'id' | 'subject' | 'number' | 'hostName' | 'hasPassword' | 'role'>;
  readonly person: EntryPerson;
  /** Asked for where nobody has signed in. */
  readonly guest?: GuestName;
  readonly number: string | undefined;
  readonly error: ErrorData | undefined;
  readonly isCall: boolean;
  /** Somebody has answered, or sits here already in another window. */
  readonly goesIn?: boolean;
  /** What leads elsewhere. */
  readonly back: { readonly label: string; readonly onGo: () => void };
}): JSX.Element {
  const translator = useTranslator();
  const { t } = translator;
  const { engine, meeting, error, person, guest } = props;
  const media = useScreen(engine.media);
  const [chosen, setChosen] = useState<Readonly<Partial<Record<MediaDeviceKind, string>>>>({});
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const begun = useRef(false);
  const wish = useRef<DeviceWish>(remembered());

  const join = async (): Promise<void> => {
    setBusy(true);
    if (props.goesIn !== true) remember(wish.current);
    await engine.join({ id: meeting.id, number: props.number, ...(password !== '' && { password }) });
    setBusy(false);
  };
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const open = async (): Promise<void> => {
      const asked = new URLSearchParams(location.search);
      const withCamera = props.goesIn === true ? asked.get('media') === 'video' : wish.current.camera;
      await Promise.all([
        engine.setMicrophone(props.goesIn === true ? asked.get('mic') !== '0' : wish.current.microphone),
        withCamera ? engine.setCamera(true) : undefined,
      ]);
      if (props.goesIn === true) await join();
    };
    void open().catch(reportError);
  });
  const problem = media.microphoneProblem ?? media.cameraProblem;
  const secure = `https://${location.host}${location.pathname}${location.search}`;
  return (
    <main className="tg-entry">
      <div className="tg-entry__picture">
        {media.camera === null ? (
          <Avatar
            id={person.id}
            name={person.name}
            {...(person.avatar !== undefined && { photo: person.avatar })}
            size="large"
          />
        ) : (
          <TrackVideo track={media.camera} mirrored />
        )}
      </div>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void join();
        }}
      >
        <h1>{meeting.subject}</h1>
        <p className="tg-number">
          {t('meeting.number', { number: readableNumber(meeting.number) })} ·{' '}
          {t('meeting.host', { name: meeting.hostName })}
        </p>
        {guest === undefined ? null : (
          <>
            <Field
              label={t('meeting.guestName')}
              value={guest.value}
              onChange={guest.onChange}
              autoComplete="name"
              autoFocus
              hint={t('meeting.guestNameHint')}
              error={error?.code === 'meetingGuestName' ? errorText(translator, error) : undefined}
            />
          </>
        )}
        <div className="tg-switch">
          <span aria-hidden="true">{t('meeting.microphone')}</span>
          <Toggle
            label={t('meeting.microphone')}
            checked={media.wanted.microphone}
            onChange={(on) => {
              wish.current = { ...wish.current, microphone: on };
              void engine.setMicrophone(on).catch(reportError);
            }}
          />
        </div>
        <div className="tg-switch">
          <span aria-hidden="true">{t('meeting.camera')}</span>
          <Toggle
            label={t('meeting.camera')}
            checked={media.wanted.camera}
            onChange={(on) => {
              wish.current = { ...wish.current, camera: on };
              void engine.setCamera(on).catch(reportError);
            }}
          />
        </div>
        <SoundLevel track={media.isMuted ? null : media.microphone} />
        {kinds.map((kind) => {
          const choices = media.devices.filter((device) => device.kind === kind && device.id !== '');
          return choices.length < 2 ? null : (
            <Select
              key={kind}
              label={t(kindNames[kind])}
              value={chosen[kind] ?? choices[0]?.id ?? ''}
              choices={choices.map(({ id, label }) => ({ value: id, label: label === '' ? id : label }))}
              onChoose={(id) => {
                setChosen({ ...chosen, [kind]: id });
                void engine.media.choose(kind, id).catch(reportError);
              }}
            />
          );
        })}
        {media.blurred === undefined ? null : (
          <div className="tg-switch">
            <span aria-hidden="true">{t('meeting.blur')}</span>
            <Toggle
              label={t('meeting.blur')}
              checked={media.blurred}
              onChange={(on) => void engine.media.setBlurred(on).catch(reportError)}
            />
          </div>
        )}
        {problem === undefined ? null : (
          <FieldMessage tone="warn">
            {problem === 'insecure'
              ? t('meeting.insecure', { address: secure })
              : problem === 'denied'
                ? t('meeting.deviceDenied')
                : t(media.microphoneProblem === undefined ? 'meeting.noCamera' : 'meeting.noMicrophone')}
          </FieldMessage>
        )}
        {meeting.hasPassword && meeting.role !== 'host' ? (
          <Field
            label={t('meeting.passwordAsked')}
            type="password"
            autoComplete="off"
            value={password}
            onChange={setPassword}
            error={error === undefined ? undefined : errorText(translator, error)}
          />
        ) : error === undefined || (guest !== undefined && error.code === 'meetingGuestName') ? null : (
          <FieldMessage tone="error">{errorText(translator, error)}</FieldMessage>
        )}
        <div className="tg-entry__acts">
          <Button onClick={props.back.onGo}>{props.back.label}</Button>
          <Button look="primary" type="submit" busy={busy} autoFocus={guest === undefined}>
            {t(guest === undefined ? 'meeting.joinNow' : 'meeting.guestAsk')}
          </Button>
        </div>
      </form>
    </main>
  );
}
