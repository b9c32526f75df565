// The page of a guest: who asks one in, one's name and devices, the wait for the host, the room, and its end.
import { PortalProvider } from '@blueprintjs/core';
import { useEffect, useState, type JSX } from 'react';
import { asOfficeError, type ErrorData } from '#sdk/errors.ts';
import type { Language } from '#sdk/locales/language.ts';
import type { Translator } from '#sdk/locales/translator.ts';
import type { GuestDoor, GuestRoom } from '#sdk/meeting/index.ts';
import { errorText } from '../ground/error-text.ts';
import { useScreen } from '../ground/useScreen.ts';
import { Entry } from '../meeting/Entry.tsx';
import type { RoomEngine } from '../meeting/media/room-engine.ts';
import { Button } from '../parts/Button.tsx';
import { ErrorState } from '../parts/ErrorState.tsx';
import { LanguageSwitch } from '../parts/LanguageSwitch.tsx';
import { TextProvider, useTranslator } from '../parts/text.ts';
import { useLoadedTranslator } from '../parts/useLoadedTranslator.ts';
import { GuestRoomPage } from './GuestRoomPage.tsx';
import '../meeting/room.css';

/** What the page is made of. */
type GuestAppProps = {
  readonly guest: GuestRoom;
  /** A seat with devices of its own; another one after one has left. */
  readonly makeEngine: () => RoomEngine;
  readonly onEntered: () => void;
};

/** One language for the page; another one replaces the sentences where they stand. */
export function GuestApp(
  props: GuestAppProps & {
    readonly translator: Translator;
    readonly onLanguage: (language: Language) => void;
  },
): JSX.Element {
  const [language, setLanguage] = useState(props.translator.language);
  const translator = useLoadedTranslator(language, props.translator, 'whole');
  const [container, setContainer] = useState<HTMLDivElement | null>(null);
  useEffect(() => {
    document.documentElement.lang = translator.locale;
  }, [translator]);
  return (
    <TextProvider value={translator}>
      <div className="tg-room" data-theme="dark" ref={setContainer}>
        <PortalProvider {...(container !== null && { portalContainer: container })}>
          <Place
            guest={props.guest}
            makeEngine={props.makeEngine}
            onEntered={props.onEntered}
            onLanguage={(chosen) => {
              props.onLanguage(chosen);
              setLanguage(chosen);
            }}
          />
        </PortalProvider>
      </div>
    </TextProvider>
  );
}

function Place(
  props: GuestAppProps & { readonly onLanguage: (language: Language) => void },
): JSX.Element | null {
  const translator = useTranslator();
  const { t } = translator;
  const { guest, makeEngine } = props;
  const [door, setDoor] = useState<GuestDoor>();
  const [failure, setFailure] = useState<ErrorData>();
  const [asked, setAsked] = useState(0);
  const [engine, setEngine] = useState(makeEngine);
  useEffect(() => {
    let current = true;
    setFailure(undefined);
    guest.look().then(
      (found) => current && setDoor(found),
      (error: unknown) => current && setFailure(asOfficeError(error).data),
    );
    return () => void (current = false);
  }, [guest, asked]);
  useEffect(() => {
    document.title = door?.subject ?? t('meeting.title');
  }, [door, t]);
  if (failure !== undefined)
    return (
      <main className="tg-room__note">
        <ErrorState
          detail={failure.code === 'notFound' ? t('meeting.guestLinkWrong') : errorText(translator, failure)}
          onRetry={() => setAsked(asked + 1)}
        />
        <LanguageSwitch onChoose={props.onLanguage} />
      </main>
    );
  if (door === undefined) return null;
  return (
    <Seated
      {...props}
      door={door}
      engine={engine}
      onAgain={() => {
        setEngine(makeEngine());
        setAsked(asked + 1);
      }}
    />
  );
}

function Seated(
  props: GuestAppProps & {
    readonly door: GuestDoor;
    readonly engine: RoomEngine;
    readonly onAgain: () => void;
    readonly onLanguage: (language: Language) => void;
  },
): JSX.Element {
  const { t } = useTranslator();
  const { door, engine, guest, onEntered } = props;
  const [name, setName] = useState('');
  const state = useScreen(engine);
  const { phase, room } = state;
  useEffect(() => {
    if (phase === 'waiting' || phase === 'in') onEntered();
  }, [phase, onEntered]);
  if (phase === 'in' && room !== undefined)
    return <GuestRoomPage engine={engine} room={room} state={state} />;
  if (phase === 'joining')
    return (
      <>
        <Entry
          engine={engine}
          meeting={{ ...door, role: undefined }}
          person={{ id: '0', name: name.trim() === '' ? '…' : name }}
          guest={{
            value: name,
            onChange: (typed) => {
              setName(typed);
              guest.setName(typed);
            },
          }}
          number={undefined}
          error={state.error}
          isCall={false}
          back={{
            label: t('meeting.guestAccount'),
            onGo: () => location.assign(`/main/meeting/${door.id}?n=${door.number}`),
          }}
        />
        <footer className="tg-room__language">
          <LanguageSwitch onChoose={props.onLanguage} />
        </footer>
      </>
    );
  const words = { left: 'left', removed: 'wereRemoved', declined: 'wereDeclined', ended: 'isOver' } as const;
  const isWaiting = phase === 'waiting';
  return (
    <main className="tg-room__note" role="status">
      <h1>{isWaiting ? t('meeting.waitingTitle') : t(`meeting.${words[state.end ?? 'left']}`)}</h1>
      <p>{isWaiting ? t('meeting.guestWaiting', { name: door.hostName }) : door.subject}</p>
      <div>
        {isWaiting ? (
          <Button onClick={() => void engine.leave().catch(reportError)}>{t('meeting.leave')}</Button>
        ) : state.end === 'left' ? (
          <Button onClick={props.onAgain}>{t('meeting.rejoin')}</Button>
        ) : null}
      </div>
    </main>
  );
}
