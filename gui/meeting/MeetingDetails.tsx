// Draws one meeting: when, number and link, who is in it and was, and what may be done with it.
import { useState, type JSX } from 'react';
import { useNavigate } from 'react-router';
import { forReader } from '#sdk/contacts/rules/for-reader.ts';
import type { Attendance } from '#sdk/api.ts';
import { factText } from '#sdk/locales/fact-text.ts';
import { readableNumber } from '#sdk/meeting/rules/meeting-form.ts';
import type { MeetingsScreen, OpenedMeeting } from '#sdk/meeting/screens/meetings.ts';
import { textLanguage } from '#sdk/chat/rules/text-language.ts';
import { listText } from '#sdk/locales/list-text.ts';
import { useApp } from '../ground/app-parts.ts';
import { useNotify } from '../ground/useNotify.ts';
import { useNow } from '../ground/useNow.ts';
import { PaneHeader } from '../frame/PaneHeader.tsx';
import { useFrameFold } from '../frame/useFrameFold.ts';
import { Avatar } from '../parts/Avatar.tsx';
import { Button } from '../parts/Button.tsx';
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx';
import { Tag } from '../parts/Tag.tsx';
import { useTranslator } from '../parts/text.ts';
import { PickerDialog } from '../picker/PickerDialog.tsx';
import { MeetingFormDialog } from './MeetingFormDialog.tsx';
import { PersonName } from '../parts/PersonName.tsx';

/** Most chats of one sending. */
const mostChats = 20;

/** The pane. */
export function MeetingDetails(props: {
  readonly screen: MeetingsScreen;
  readonly opened: OpenedMeeting;
  readonly onBack: () => void;
}): JSX.Element {
  const { office } = useApp();
  const translator = useTranslator();
  const { t, language } = translator;
  const now = useNow();
  const notify = useNotify();
  const navigate = useNavigate();
  const fold = useFrameFold();
  const { meeting, people } = props.opened;
  const [asking, setAsking] = useState<'cancel' | 'end'>();
  const [dialog, setDialog] = useState<'invite' | 'send' | 'change'>();
  const leads = meeting.role === 'host' || meeting.role === 'cohost';
  const isOpen = meeting.state === 'coming' || meeting.state === 'running';
  const copy = (): void =>
    void notify.attempt(async () => {
      await navigator.clipboard.writeText(
        `${location.origin}/main/meeting/${meeting.id}?n=${meeting.number}`,
      );
      notify.done({ key: 'meeting.copied' });
    });
  const copyForGuests = (): void =>
    void notify.attempt(async () => {
      const { pathname, hash } = new URL(meeting.guestLink ?? '', location.origin);
      await navigator.clipboard.writeText(`${location.origin}${pathname}${hash}`);
      notify.done({ key: 'meeting.copied' });
    });
  const tags = [
    meeting.state === 'cancelled'
      ? t('meeting.cancelled')
      : meeting.state === 'ended'
        ? t('meeting.ended')
        : undefined,
    meeting.hasPassword ? t('meeting.protected') : undefined,
    meeting.waitingRoom ? t('meeting.waitingRoom') : undefined,
    meeting.locked && isOpen ? t('meeting.locked') : undefined,
    meeting.entry === 'invited' ? t('meeting.invitedOnly') : undefined,
    meeting.guestLink === undefined ? undefined : t('meeting.guestsMay'),
  ].filter((tag) => tag !== undefined);
  return (
    <>
      <PaneHeader
        title={meeting.subject}
        meta={t('meeting.host', { name: meeting.hostName })}
        {...(fold === 'turns' || fold === 'phone' ? { onBack: props.onBack } : {})}
      />
      <div className="tg-meeting">
        <p className="tg-meeting__when tg-number">
          {factText(translator, { from: meeting.startTime, to: meeting.endTime }, now)}
        </p>
        <p className="tg-number">{t('meeting.number', { number: readableNumber(meeting.number) })}</p>
        <p>
          {tags.map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
        </p>
        <div className="tg-meeting__acts">
          {isOpen ? (
            <Button
              look="primary"
              icon="meeting"
              onClick={() => void navigate(`/main/meeting/${meeting.id}`)}
            >
              {t('meeting.join')}
            </Button>
          ) : null}
          {isOpen ? (
            <>
              <Button icon="link" onClick={copy}>
                {t('meeting.copyLink')}
              </Button>
              {meeting.guestLink === undefined ? null : (
                <Button icon="globe" onClick={copyForGuests}>
                  {t('meeting.copyGuestLink')}
                </Button>
              )}
              <Button icon="send" onClick={() => setDialog('send')}>
                {t('meeting.sendCard')}
              </Button>
              {meeting.entry === 'everybody' || leads ? (
                <Button icon="plus" onClick={() => setDialog('invite')}>
                  {t('meeting.invite')}
                </Button>
              ) : null}
            </>
          ) : null}
          {leads && isOpen ? (
            <Button onClick={() => setDialog('change')}>{t('meeting.change')}</Button>
          ) : null}
          {meeting.event === undefined ? null : (
            <Button
              icon="calendar"
              onClick={() => void navigate(`/main/schedule?open=${meeting.event ?? ''}`)}
            >
              {t('meeting.inSchedule')}
            </Button>
          )}
          {meeting.role === 'host' && isOpen ? (
            <Button look="danger" onClick={() => setAsking(meeting.state === 'coming' ? 'cancel' : 'end')}>
              {t(meeting.state === 'coming' ? 'meeting.cancel' : 'meeting.endNow')}
            </Button>
          ) : null}
        </div>
        <h2>{t('meeting.people')}</h2>
        <ul className="tg-meeting__people">
          {people.map((person) => (
            <li key={person.personId}>
              <Avatar id={person.personId} name={person.name} size="small" />
              <span className="tg-seat__text">
                <b lang={textLanguage(person.name)}>
                  <PersonName name={person.name} />
                </b>
                <span>
                  {person.guest === true ? t('meeting.guest') : forReader(person, language).department}
                </span>
              </span>
              <span className="tg-number">{presence(person)}</span>
            </li>
          ))}
        </ul>
      </div>
      <ConfirmDialog
        open={asking !== undefined}
        destructive
        title={t(asking === 'end' ? 'meeting.endNow' : 'meeting.cancel')}
        act={t(asking === 'end' ? 'meeting.endNow' : 'meeting.cancel')}
        onConfirm={() => {
          const act = asking ?? 'cancel';
          setAsking(undefined);
          void notify.attempt(() => office.meeting[act](meeting.id));
        }}
        onClose={() => setAsking(undefined)}
      >
        {t(asking === 'end' ? 'meeting.endAsk' : 'meeting.cancelAsk', { subject: meeting.subject })}
      </ConfirmDialog>
      {dialog === 'invite' ? (
        <PickerDialog
          title={t('meeting.inviteTitle')}
          act={t('meeting.invite')}
          options={{ mode: 'people', already: people.map(({ personId }) => personId) }}
          onPick={({ people: picked }) =>
            notify.attempt(async () => {
              const who = { people: picked.map(({ id }) => id), ring: meeting.state === 'running' };
              const { invited } = await office.meeting.invite(meeting.id, who);
              notify.done({ key: 'meeting.invited', parameters: { count: invited } });
            })
          }
          onClose={() => setDialog(undefined)}
        />
      ) : null}
      {dialog === 'send' ? (
        <PickerDialog
          title={t('meeting.sendCardTitle')}
          act={t('meeting.send')}
          options={{ mode: 'chats', limit: mostChats }}
          onPick={({ people: picked, groups }) =>
            notify.attempt(async () => {
              await office.meeting.invite(meeting.id, {
                people: picked.map(({ id }) => id),
                chats: groups.map(({ chatId }) => chatId),
              });
              notify.done({ key: 'meeting.cardSent' });
            })
          }
          onClose={() => setDialog(undefined)}
        />
      ) : null}
      {dialog === 'change' ? (
        <MeetingFormDialog
          kind={meeting.kind === 'scheduled' ? 'scheduled' : 'quick'}
          meeting={meeting}
          onChange={(change) => props.screen.change(change)}
          onClose={() => setDialog(undefined)}
        />
      ) : null}
    </>
  );

  function presence({ present, times, invited }: Attendance): string {
    if (present) return t('meeting.inMeeting');
    if (times.length > 0)
      return listText(
        translator,
        times.map(({ from, to }) => factText(translator, { from, to }, now)),
      );
    if (!invited) return '';
    return t(isOpen ? 'meeting.notCome' : 'meeting.wasAbsent');
  }
}
