// The place of a room: what meeting it is, the check of one's devices, the waiting room, the room, and its end.
import { PortalProvider } from '@blueprintjs/core';
import { useEffect, useState, type JSX } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import type { Meeting } from '#sdk/api.ts';
import { asOfficeError, type ErrorData } from '#sdk/errors.ts';
import { useApp, useDesk } from '../ground/app-parts.ts';
import { errorText } from '../ground/error-text.ts';
import { useScreen } from '../ground/useScreen.ts';
import { useTitle } from '../ground/useTitle.ts';
import { Button } from '../parts/Button.tsx';
import { ErrorState } from '../parts/ErrorState.tsx';
import { useTranslator } from '../parts/text.ts';
import { Entry } from './Entry.tsx';
import { WithMeetings } from './MeetingsOff.tsx';
import { ownWindow } from './own-window.ts';
import type { RoomEngine } from './media/room-engine.ts';
import { roomPlace, type OpenedRoom } from './room-place.ts';
import { Room } from './Room.tsx';
import './room.css';

/** Always dark, whatever the rest is. */
export function RoomPage(): JSX.Element {
  return (
    <WithMeetings>
      <RoomPlacePage />
    </WithMeetings>
  );
}

function RoomPlacePage(): JSX.Element {
  const { office } = useApp();
  const { chats } = useDesk();
  const translator = useTranslator();
  const { t } = translator;
  const navigate = useNavigate();
  const { meetingId = '' } = useParams();
  const [search] = useSearchParams();
  const number = search.get('n') ?? undefined;
  const callId = search.get('call') ?? undefined;
  const { totals } = useScreen(chats);
  const [meeting, setMeeting] = useState<Meeting>();
  const [failure, setFailure] = useState<ErrorData>();
  const [opened, setOpened] = useState<OpenedRoom>();
  const [container, setContainer] = useState<HTMLDivElement | null>(null);
  const engine = opened?.meetingId === meetingId ? opened.engine : undefined;

  useEffect(() => {
    const room = roomPlace.open(office, meetingId);
    setOpened(room);
    // Whoever goes elsewhere in the client stays in the meeting; a page that loads anew keeps its seat.
    return () => {
      const last = roomPlace.getSnapshot();
      if (last?.meetingId === meetingId) roomPlace.leavePage(last);
    };
  }, [office, meetingId]);
  useEffect(() => {
    let current = true;
    office.meeting.show(meetingId, number).then(
      (found) => current && setMeeting(found),
      (error: unknown) => current && setFailure(asOfficeError(error).data),
    );
    return () => void (current = false);
  }, [office, meetingId, number]);
  useTitle(meeting?.subject ?? t('meeting.title'), totals.unread);
  const toMeetings = (): void => void navigate('/main/meeting');
  const leave = (): void => {
    if (meeting?.kind !== 'call') return toMeetings();
    // A call came where one was doing something else, and leads back there; a page opened on it has no such place.
    const { idx = 0 } = (window.history.state ?? {}) as { idx?: number };
    void (idx > 0 ? navigate(-1) : navigate('/main/messages'));
  };
  return (
    <div className="tg-room" data-theme="dark" ref={setContainer}>
      <PortalProvider {...(container !== null && { portalContainer: container })}>
        {failure !== undefined ? (
          <main className="tg-room__note">
            <ErrorState
              detail={errorText(translator, failure)}
              onRetry={toMeetings}
              retryLabel={t('meeting.toMeetings')}
            />
          </main>
        ) : meeting === undefined || engine === undefined ? null : (
          <Inside
            key={`${meetingId} ${callId ?? ''}`}
            engine={engine}
            meeting={meeting}
            number={number}
            callId={callId}
            onAgain={() => setOpened(roomPlace.open(office, meetingId))}
            isOwn={ownWindow.isThis(search)}
            onLeave={leave}
          />
        )}
      </PortalProvider>
    </div>
  );
}

function Inside(props: {
  readonly engine: RoomEngine;
  readonly meeting: Meeting;
  readonly number: string | undefined;
  readonly callId: string | undefined;
  /** In a window of its own, which has nowhere else to go. */
  readonly isOwn: boolean;
  readonly onAgain: () => void;
  readonly onLeave: () => void;
}): JSX.Element {
  const { t } = useTranslator();
  const { person } = useDesk();
  const { engine, meeting } = props;
  const state = useScreen(engine);
  const isLeft = props.isOwn && state.end === 'left';
  useEffect(() => {
    if (isLeft) window.close();
  }, [isLeft]);
  const isCall = meeting.kind === 'call';
  const over = isCall ? 'callAnswered' : 'isOver';
  const left = isCall ? 'callAnswered' : 'left';
  const words = { left, removed: 'wereRemoved', declined: 'wereDeclined', ended: over } as const;
  const back = isCall ? 'words.back' : 'meeting.toMeetings';
  if (state.phase === 'in' && state.room !== undefined)
    return <Room engine={engine} room={state.room} state={state} callId={props.callId} />;
  if (state.phase === 'joining')
    return (
      <Entry
        engine={engine}
        meeting={meeting}
        number={props.number}
        error={state.error}
        person={person}
        isCall={isCall}
        goesIn={isCall || props.isOwn}
        back={{ label: t(back), onGo: props.onLeave }}
      />
    );
  const isWaiting = state.phase === 'waiting';
  return (
    <main className="tg-room__note" role="status">
      <h1>{isWaiting ? t('meeting.waitingTitle') : t(`meeting.${words[state.end ?? 'left']}`)}</h1>
      <p>{isWaiting ? t('meeting.waitingDetail') : meeting.subject}</p>
      <div>
        {isWaiting ? (
          <Button onClick={() => void engine.leave().catch(reportError)}>{t('meeting.leave')}</Button>
        ) : (
          <>
            {state.end === 'left' && !isCall ? (
              <Button onClick={props.onAgain}>{t('meeting.rejoin')}</Button>
            ) : null}
            <Button look="primary" autoFocus onClick={props.isOwn ? () => window.close() : props.onLeave}>
              {t(props.isOwn ? 'words.close' : back)}
            </Button>
          </>
        )}
      </div>
    </main>
  );
}
