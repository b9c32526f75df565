// The management of meetings: now, coming, past; one of them beside the list; a new one, at once or for later.
import { useEffect, useState, type JSX } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { Meeting, MeetingsWhen } from '#sdk/api.ts';
import { mayHelpAgain } from '#sdk/errors.ts';
import { factText } from '#sdk/locales/fact-text.ts';
import { meetingAddress } from '#sdk/meeting/rules/meeting-form.ts';
import { MeetingsScreen } from '#sdk/meeting/screens/meetings.ts';
import { AppFrame } from '../frame/AppFrame.tsx';
import { useApp, useDesk } from '../ground/app-parts.ts';
import { errorText } from '../ground/error-text.ts';
import { useNotify } from '../ground/useNotify.ts';
import { useNow } from '../ground/useNow.ts';
import { useOwnScreen } from '../ground/useOwnScreen.ts';
import { useScreen } from '../ground/useScreen.ts';
import { ListHeader } from '../frame/ListHeader.tsx';
import { Button } from '../parts/Button.tsx';
import { EmptyState } from '../parts/EmptyState.tsx';
import { ErrorState } from '../parts/ErrorState.tsx';
import { Field } from '../parts/Field.tsx';
import { IconButton } from '../parts/IconButton.tsx';
import { ListRow } from '../parts/ListRow.tsx';
import { ListSkeleton } from '../parts/ListSkeleton.tsx';
import { Icon } from '../parts/Icon.tsx';
import { Segments } from '../parts/Segments.tsx';
import { Tag } from '../parts/Tag.tsx';
import { useTranslator } from '../parts/text.ts';
import { MeetingDetails } from './MeetingDetails.tsx';
import { WithMeetings } from './MeetingsOff.tsx';
import { MeetingFormDialog } from './MeetingFormDialog.tsx';
import './meetings.css';

const whens = ['now', 'coming', 'past'] as const satisfies readonly MeetingsWhen[];
const nones = { now: 'meeting.noneNow', coming: 'meeting.noneComing', past: 'meeting.nonePast' } as const;

/** The page; `open` in its address names the meeting that is shown. */
export function MeetingsPage(): JSX.Element {
  return (
    <WithMeetings>
      <Meetings />
    </WithMeetings>
  );
}

function Meetings(): JSX.Element {
  const { office } = useApp();
  const { t } = useTranslator();
  const [search, setSearch] = useSearchParams();
  const screen = useOwnScreen(() => new MeetingsScreen(office));
  const open = search.get('open') ?? undefined;
  useEffect(() => {
    void screen?.open(open);
  }, [screen, open]);
  const show = (id: string | undefined): void => setSearch(id === undefined ? {} : { open: id });
  return (
    <AppFrame
      current="meeting"
      place={t('meeting.title')}
      turn={open === undefined ? 'list' : 'main'}
      list={screen === undefined ? <ListSkeleton /> : <List screen={screen} open={open} onOpen={show} />}
      main={screen === undefined ? null : <Main screen={screen} onClose={() => show(undefined)} />}
    />
  );
}

function List(props: {
  readonly screen: MeetingsScreen;
  readonly open: string | undefined;
  readonly onOpen: (id: string) => void;
}): JSX.Element {
  const translator = useTranslator();
  const { t } = translator;
  const { screen } = props;
  const { when, meetings, phase, error, next } = useScreen(screen);
  return (
    <>
      <ListHeader>
        <h2 className="tg-meetings__title">{t('meeting.title')}</h2>
        <Actions onMade={({ id }) => props.onOpen(id)} />
      </ListHeader>
      <div className="tg-meetings__when">
        <Segments
          label={t('meeting.title')}
          choices={whens.map((id) => ({ id, label: t(`meeting.${id}`) }))}
          chosen={when}
          onChoose={(chosen) => void screen.show(chosen)}
        />
      </div>
      {phase === 'loading' && meetings.length === 0 ? (
        <ListSkeleton />
      ) : error !== undefined && meetings.length === 0 ? (
        <ErrorState
          small
          detail={errorText(translator, error)}
          {...(mayHelpAgain(error) && { onRetry: () => void screen.show(when) })}
        />
      ) : meetings.length === 0 ? (
        <EmptyState figure="house" small title={t(nones[when])} />
      ) : (
        <div className="tg-meetings__list" role="listbox" aria-label={t('meeting.title')}>
          {meetings.map((meeting) => (
            <MeetingRow
              key={meeting.id}
              meeting={meeting}
              selected={meeting.id === props.open}
              onOpen={() => props.onOpen(meeting.id)}
            />
          ))}
          {next === undefined ? null : (
            <Button look="quiet" onClick={() => void screen.more()}>
              {t('meeting.more')}
            </Button>
          )}
        </div>
      )}
    </>
  );
}

function MeetingRow(props: { meeting: Meeting; selected: boolean; onOpen: () => void }): JSX.Element {
  const translator = useTranslator();
  const { t } = translator;
  const now = useNow();
  const { meeting } = props;
  return (
    <ListRow
      id={`meeting-${meeting.id}`}
      name={meeting.subject}
      time=""
      selected={props.selected}
      focusable
      onOpen={props.onOpen}
      avatar={
        <span className="tg-meetings__tile" data-running={meeting.state === 'running' || undefined}>
          <Icon name={meeting.kind === 'scheduled' ? 'calendar' : 'meeting'} size={20} />
        </span>
      }
      line={`${factText(translator, { from: meeting.startTime, to: meeting.endTime }, now)} · ${meeting.hostName}`}
      after={
        meeting.state === 'cancelled' ? (
          <Tag>{t('meeting.cancelled')}</Tag>
        ) : meeting.presentCount > 0 ? (
          <Tag tone="accent">{t('meeting.here', { count: meeting.presentCount })}</Tag>
        ) : undefined
      }
    />
  );
}

function Actions(props: { readonly onMade: (meeting: Meeting) => void }): JSX.Element {
  const { t } = useTranslator();
  const [form, setForm] = useState<'quick' | 'scheduled'>();
  return (
    <>
      <IconButton icon="meeting" label={t('meeting.quick')} onClick={() => setForm('quick')} />
      <IconButton icon="plus" label={t('meeting.schedule')} onClick={() => setForm('scheduled')} />
      {form === undefined ? null : (
        <MeetingFormDialog kind={form} onMade={props.onMade} onClose={() => setForm(undefined)} />
      )}
    </>
  );
}

function Main(props: { readonly screen: MeetingsScreen; readonly onClose: () => void }): JSX.Element {
  const translator = useTranslator();
  const { opened, openError } = useScreen(props.screen);
  if (openError !== undefined) return <ErrorState detail={errorText(translator, openError)} />;
  if (opened === undefined) return <Welcome />;
  return <MeetingDetails screen={props.screen} opened={opened} onBack={props.onClose} />;
}

function Welcome(): JSX.Element {
  const { t } = useTranslator();
  const { office } = useApp();
  const { person } = useDesk();
  const navigate = useNavigate();
  const notify = useNotify();
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  const join = async (): Promise<void> => {
    const address = meetingAddress(typed);
    setWrong(address === undefined);
    if (address === undefined) return;
    await notify.attempt(async () => {
      const { id, number } = address;
      const found = id === undefined ? await office.meeting.find(number ?? '') : { id };
      await navigate(`/main/meeting/${found.id}${number === undefined ? '' : `?n=${number}`}`);
    });
  };
  return (
    <div className="tg-meetings__welcome">
      <EmptyState figure="house" level={1} title={t('meeting.welcome')} detail={t('meeting.welcomeDetail')} />
      <div className="tg-meetings__begin">
        <Button
          look="primary"
          icon="meeting"
          onClick={() =>
            void notify.attempt(async () => {
              const subject = t('meeting.quickSubject', { name: person.name });
              const made = await office.meeting.create({ kind: 'quick', subject });
              await navigate(`/main/meeting/${made.id}`);
            })
          }
        >
          {t('meeting.quick')}
        </Button>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void join();
          }}
        >
          <Field
            label={t('meeting.numberOrLink')}
            value={typed}
            onChange={setTyped}
            error={wrong ? t('meeting.noSuchNumber') : undefined}
          />
          <Button type="submit">{t('meeting.joinByNumber')}</Button>
        </form>
      </div>
    </div>
  );
}
