// Asks for a meeting: subject, times, people, password, waiting room; what is wrong stands at its field.
import { useId, useState, type JSX } from 'react';
import type { Meeting, MeetingChange } from '#sdk/api.ts';
import { asOfficeError, type ErrorData } from '#sdk/errors.ts';
import { meetingProblem } from '#sdk/meeting/rules/meeting-form.ts';
import { listText } from '#sdk/locales/list-text.ts';
import { useApp, useDesk } from '../ground/app-parts.ts';
import { errorText } from '../ground/error-text.ts';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { Field } from '../parts/Field.tsx';
import { FieldMessage } from '../parts/FieldMessage.tsx';
import { Toggle } from '../parts/Toggle.tsx';
import { useTranslator } from '../parts/text.ts';
import { PickerDialog } from '../picker/PickerDialog.tsx';
import { RepeatFields } from '../schedule/RepeatFields.tsx';
import '../schedule/schedule.css';

type FormProps = {
  readonly kind: 'quick' | 'scheduled';
  /** The one that is changed; without it a new one is made. */
  readonly meeting?: Meeting;
  readonly onMade?: (meeting: Meeting) => void;
  readonly onChange?: (change: MeetingChange) => Promise<void>;
  readonly onClose: () => void;
};

const hour = 3_600_000;

/** A time as the field of the browser writes it, by the clock on the wall here. */
function fieldOf(time: number): string {
  const at = new Date(time - new Date(time).getTimezoneOffset() * 60_000);
  return at.toISOString().slice(0, 16);
}

/** Mounted is open. */
export function MeetingFormDialog(props: FormProps): JSX.Element {
  const id = useId();
  return (
    <Dialog isOpen onClose={props.onClose} aria-labelledby={id} transitionDuration={120}>
      <Form {...props} titleId={id} />
    </Dialog>
  );
}

function Form(props: FormProps & { readonly titleId: string }): JSX.Element {
  const { office } = useApp();
  const { person } = useDesk();
  const translator = useTranslator();
  const { t } = translator;
  const { meeting, kind } = props;
  const [first] = useState(() => Math.ceil(Date.now() / hour) * hour);
  const [subject, setSubject] = useState(
    meeting?.subject ?? (kind === 'quick' ? t('meeting.quickSubject', { name: person.name }) : ''),
  );
  const [start, setStart] = useState(fieldOf(meeting?.startTime ?? first));
  const [end, setEnd] = useState(fieldOf(meeting?.endTime ?? first + hour));
  const [repeat, setRepeat] = useState({ rule: '', workdays: false });
  const [password, setPassword] = useState('');
  const [isOpened, setIsOpened] = useState(false);
  const [waitingRoom, setWaitingRoom] = useState(meeting?.waitingRoom ?? false);
  const [invitedOnly, setInvitedOnly] = useState(meeting?.entry === 'invited');
  const [guests, setGuests] = useState(meeting?.guestLink !== undefined);
  const [people, setPeople] = useState<readonly { id: string; name: string }[]>([]);
  const [picking, setPicking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [tried, setTried] = useState(false);
  const [error, setError] = useState<ErrorData>();
  const times =
    kind === 'scheduled' ? { startTime: new Date(start).getTime(), endTime: new Date(end).getTime() } : {};
  const problem = meetingProblem({ subject, ...times });
  const sentence = (code: typeof problem): string | undefined =>
    tried && problem === code && code !== undefined ? errorText(translator, { code, params: {} }) : undefined;
  const timesWrong = sentence('meetingTimes');

  const save = async (): Promise<void> => {
    setTried(true);
    if (problem !== undefined) return;
    setBusy(true);
    setError(undefined);
    try {
      const entry = invitedOnly ? 'invited' : 'everybody';
      const shared = { subject, waitingRoom, entry, guests, ...times } as const;
      // An empty password takes away the one there is.
      const secret = password !== '' || isOpened ? { password: isOpened ? '' : password } : {};
      if (meeting !== undefined) await props.onChange?.({ ...shared, ...secret });
      else {
        const made = await office.meeting.create({
          kind,
          ...shared,
          ...secret,
          ...(kind === 'scheduled' && repeat),
          people: people.map(({ id }) => id),
          ring: kind === 'quick',
        });
        props.onMade?.(made);
      }
      props.onClose();
    } catch (caught) {
      setError(asOfficeError(caught).data);
      setBusy(false);
    }
  };
  const title =
    meeting !== undefined ? 'meeting.changeTitle' : kind === 'quick' ? 'meeting.quick' : 'meeting.schedule';
  return (
    <form
      className="tg-dialog tg-meeting-form"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <h2 id={props.titleId}>{t(title)}</h2>
      <Field
        label={t('meeting.subject')}
        value={subject}
        onChange={setSubject}
        autoFocus
        error={sentence('meetingSubjectMissing')}
      />
      {kind === 'scheduled' ? (
        <div className="tg-meeting-form__times">
          <Field label={t('meeting.start')} type="datetime-local" value={start} onChange={setStart} />
          <Field
            label={t('meeting.end')}
            type="datetime-local"
            value={end}
            onChange={setEnd}
            error={timesWrong}
          />
        </div>
      ) : null}
      {kind === 'scheduled' && meeting === undefined ? (
        <RepeatFields
          rule={repeat.rule}
          workdays={repeat.workdays}
          start={start}
          onChange={(rule, workdays) => setRepeat({ rule, workdays })}
        />
      ) : null}
      {isOpened ? null : (
        <Field
          label={t(meeting?.hasPassword === true ? 'meeting.passwordNew' : 'meeting.password')}
          type="password"
          autoComplete="new-password"
          value={password}
          onChange={setPassword}
        />
      )}
      {meeting?.hasPassword === true ? (
        <div className="tg-switch">
          <span aria-hidden="true">{t('meeting.passwordNone')}</span>
          <Toggle label={t('meeting.passwordNone')} checked={isOpened} onChange={setIsOpened} />
        </div>
      ) : null}
      <div className="tg-switch">
        <span aria-hidden="true">{t('meeting.waitingRoom')}</span>
        <Toggle label={t('meeting.waitingRoom')} checked={waitingRoom} onChange={setWaitingRoom} />
      </div>
      <div className="tg-switch">
        <span aria-hidden="true">{t('meeting.invitedOnly')}</span>
        <Toggle label={t('meeting.invitedOnly')} checked={invitedOnly} onChange={setInvitedOnly} />
      </div>
      <div className="tg-switch">
        <span aria-hidden="true">{t('meeting.guests')}</span>
        <Toggle label={t('meeting.guests')} checked={guests} onChange={setGuests} />
      </div>
      {meeting === undefined ? (
        <Button icon="plus" onClick={() => setPicking(true)}>
          {people.length === 0
            ? t('meeting.chooseInvited')
            : listText(
                translator,
                people.map(({ name }) => name),
              )}
        </Button>
      ) : null}
      {error === undefined ? null : <FieldMessage tone="error">{errorText(translator, error)}</FieldMessage>}
      <div className="tg-dialog__acts">
        <Button onClick={props.onClose}>{t('words.cancel')}</Button>
        <Button look="primary" type="submit" busy={busy}>
          {t(meeting !== undefined ? 'meeting.save' : kind === 'quick' ? 'meeting.begin' : 'meeting.create')}
        </Button>
      </div>
      {picking ? (
        <PickerDialog
          title={t('meeting.chooseInvited')}
          options={{ mode: 'people', already: [person.id, ...people.map(({ id }) => id)] }}
          onPick={async ({ people: picked }) => {
            setPeople([...people, ...picked]);
            return true;
          }}
          onClose={() => setPicking(false)}
        />
      ) : null}
    </form>
  );
}
