// Lies over everything while somebody calls, is being called, or has just ended: who it is, and the acts there are.
import { useEffect, useRef, useState, type JSX } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Call, RingingMeeting } from '#sdk/api.ts';
import { useApp, useDesk } from '../ground/app-parts.ts';
import { chime } from '../ground/chime.ts';
import { isInMeeting } from '../ground/in-meeting.ts';
import { useNotify } from '../ground/useNotify.ts';
import { useScreen } from '../ground/useScreen.ts';
import { isQuietTime } from '#sdk/notices/rules/quiet-time.ts';
import { Avatar } from '../parts/Avatar.tsx';
import { Button } from '../parts/Button.tsx';
import { useTranslator } from '../parts/text.ts';
import { begunCalls } from './begun-calls.ts';
import { roomPlace } from './room-place.ts';
import { LostFilms } from './LostFilms.tsx';
import { SeatedRoom } from './SeatedRoom.tsx';
import './call.css';
import { nameText } from '#sdk/locales/name-text.ts';

/** How often the bell is heard while something rings, in ms. */
const bellMs = 2_500;

/** Sounds while something rings; who is in a meeting sees it only. */
function useRinging(rings: boolean): void {
  const { settings } = useApp();
  const values = useScreen(settings);
  useEffect(() => {
    if (!rings || isQuietTime(values, Date.now()) || isInMeeting()) return;
    chime();
    const timer = setInterval(chime, bellMs);
    return () => clearInterval(timer);
  }, [rings, values]);
}

const ends = {
  answered: 'meeting.callAnswered',
  missed: 'meeting.callMissed',
  declined: 'meeting.callDeclined',
  cancelled: 'meeting.callCancelled',
  busy: 'meeting.callBusy',
} as const;

/** Nothing is drawn where nobody calls and one sits in no room. */
export function CallOverlay(): JSX.Element {
  return (
    <>
      <SeatedRoom />
      <LostFilms />
      <Ringing />
      <Calls />
    </>
  );
}

/** Meetings that have begun and ask one to come. */
function Ringing(): JSX.Element | null {
  const translator = useTranslator();
  const { t } = translator;
  const { office } = useApp();
  const notify = useNotify();
  const navigate = useNavigate();
  const [meetings, setMeetings] = useState<readonly RingingMeeting[]>([]);
  useEffect(() => office.meeting.ringing(setMeetings), [office]);
  useRinging(meetings.length > 0);
  const meeting = meetings.at(-1);
  if (meeting === undefined) return null;
  const { meetingId, subject, byId, byName } = meeting;
  const line = t('meeting.ringsYou', { name: nameText(translator, byName) });
  const stop = (): void => void notify.attempt(() => office.meeting.stopRinging(meetingId));
  return (
    <section className="tg-call" data-theme="dark" role="alertdialog" aria-label={line} aria-live="assertive">
      <Avatar id={byId} name={byName} size="row" />
      <span className="tg-call__text">
        <b className="tg-truncate">{subject}</b>
        <span>{line}</span>
      </span>
      <Button size="small" onClick={stop}>
        {t('meeting.notNow')}
      </Button>
      <Button
        size="small"
        look="primary"
        icon="meeting"
        onClick={() => {
          stop();
          void navigate(`/main/meeting/${meetingId}`);
        }}
      >
        {t('meeting.join')}
      </Button>
    </section>
  );
}

function Calls(): JSX.Element | null {
  const { office } = useApp();
  const { person } = useDesk();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [calls, setCalls] = useState<readonly Call[]>([]);
  /** Calls that this window began or accepted: their room opens here. */
  const mine = useRef(new Set<string>());
  useEffect(() => office.meeting.calls(setCalls), [office]);
  useEffect(() => {
    for (const call of calls) {
      if (call.state !== 'running' || call.meetingId === undefined) continue;
      const isHere = mine.current.has(call.id) || begunCalls.delete(call.id);
      if (!isHere) continue;
      mine.current.delete(call.id);
      void navigate(`/main/meeting/${call.meetingId}?call=${call.id}&media=${call.media}`);
    }
  }, [calls, navigate]);
  useRinging(calls.some(({ state, toId }) => state === 'ringing' && toId === person.id));
  const seated = useScreen(roomPlace)?.meetingId;
  // A call that runs in this window has its room; it is shown where it runs elsewhere.
  const shown = calls.findLast(({ meetingId, state }) =>
    state === 'running' ? pathname !== `/main/meeting/${meetingId}` && seated !== meetingId : true,
  );
  if (shown === undefined) return null;
  return (
    <CallCard
      key={shown.id}
      call={shown}
      isIncoming={shown.toId === person.id}
      onAccept={() => mine.current.add(shown.id)}
      onOpen={() => void navigate(`/main/meeting/${shown.meetingId}?call=${shown.id}&media=${shown.media}`)}
    />
  );
}

function CallCard(props: {
  readonly call: Call;
  readonly isIncoming: boolean;
  readonly onAccept: () => void;
  readonly onOpen: () => void;
}): JSX.Element {
  const translator = useTranslator();
  const { t } = translator;
  const { office } = useApp();
  const notify = useNotify();
  const { call, isIncoming } = props;
  const id = isIncoming ? call.fromId : call.toId;
  const name = isIncoming ? call.fromName : call.toName;
  const spelt = nameText(translator, name);
  const act = (work: () => Promise<unknown>): void => void notify.attempt(work);
  /** Words of one's own, while they are written. */
  const [words, setWords] = useState<string>();
  const refuse = (said: string): void => act(() => office.meeting.refuse(call.id, said));
  const line =
    call.state === 'ended'
      ? t(ends[call.outcome ?? 'missed'])
      : call.state === 'running'
        ? t(isIncoming ? 'meeting.callElsewhere' : 'meeting.inCall', { name: spelt })
        : !isIncoming
          ? t('meeting.calling', { name: spelt })
          : t(call.media === 'video' ? 'meeting.callingVideo' : 'meeting.callingAudio', { name: spelt });
  return (
    <section className="tg-call" data-theme="dark" role="alertdialog" aria-label={line} aria-live="assertive">
      <Avatar id={id} name={name} size="row" />
      <span className="tg-call__text">
        <b className="tg-truncate">{spelt}</b>
        <span>{line}</span>
      </span>
      {call.state === 'ended' ? null : call.state === 'running' ? (
        <>
          <Button size="small" onClick={props.onOpen}>
            {t('meeting.openCall')}
          </Button>
          <Button size="small" look="danger" onClick={() => act(() => office.meeting.hangUp(call.id))}>
            {t('meeting.hangUp')}
          </Button>
        </>
      ) : isIncoming ? (
        <>
          {words === undefined ? (
            <>
              {(['refuseMeeting', 'refuseMessage'] as const).map((key) => (
                <Button key={key} size="small" onClick={() => refuse(t(`meeting.${key}`))}>
                  {t(`meeting.${key}`)}
                </Button>
              ))}
              <Button size="small" onClick={() => setWords('')}>
                {t('meeting.refuseOwn')}
              </Button>
            </>
          ) : (
            <form
              className="tg-call__words"
              onSubmit={(event) => {
                event.preventDefault();
                refuse(words);
              }}
            >
              <input
                autoFocus
                value={words}
                maxLength={200}
                aria-label={t('meeting.refuseWords')}
                placeholder={t('meeting.refuseWords')}
                onChange={(event) => setWords(event.currentTarget.value)}
                onKeyDown={(event) => event.key === 'Escape' && setWords(undefined)}
              />
              <Button type="submit" size="small">
                {t('meeting.refuseSend')}
              </Button>
            </form>
          )}
          <Button size="small" look="danger" onClick={() => act(() => office.meeting.refuse(call.id))}>
            {t('meeting.refuse')}
          </Button>
          <Button
            size="small"
            look="primary"
            icon="phone"
            onClick={() => {
              props.onAccept();
              act(() => office.meeting.accept(call.id));
            }}
          >
            {t('meeting.accept')}
          </Button>
        </>
      ) : (
        <Button size="small" look="danger" onClick={() => act(() => office.meeting.hangUp(call.id))}>
          {t('meeting.takeBack')}
        </Button>
      )}
    </section>
  );
}
