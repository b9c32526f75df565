// Stands behind the guard: knows who signed in, keeps list and connection alive, and leaves when the session ends.
import { lazy, Suspense, useEffect, useRef, type JSX } from 'react';
import { Outlet, useNavigate } from 'react-router';
import type { AccountState } from '#sdk/api.ts';
import { ChatListScreen } from '#sdk/chat/screens/chat-list.ts';
import { ReservedChatScreen } from '#sdk/chat/screens/reserved-chat.ts';
import { ConnectionScreen } from '#sdk/connection/screens/connection.ts';
import { PresenceScreen } from '#sdk/status/screens/presence.ts';
import { CreatedGroups } from '../groups/CreatedGroups.tsx';
import { BackCloses } from './BackCloses.tsx';
import { LockGate } from '../account/LockGate.tsx';
import { TransferPlace } from '../files/TransferPlace.tsx';
import { useApp, DeskProvider } from '../ground/app-parts.ts';
import { loadPart } from '../ground/lazy-part.ts';
import { OpeningPage } from './OpeningPage.tsx';
import { PaneBoundary } from '../ground/PaneBoundary.tsx';
import { ReminderPlace } from '../schedule/ReminderPlace.tsx';
import { ReservedChat } from './ReservedChat.tsx';
import { othersLeave } from '../ground/shared-session.ts';
import { shownEntries } from '../ground/shown-entries.ts';
import { useNotify } from '../ground/useNotify.ts';
import { useOwnScreen } from '../ground/useOwnScreen.ts';
import { forgetInBrowser } from '../ground/useSignOut.ts';
import { useScreen } from '../ground/useScreen.ts';
import { ShotPlace } from '../screenshot/ShotPlace.tsx';
import { WindowActs } from '../frame/WindowActs.tsx';

/** Tells of what comes from now on: the page stands before it is needed. */
const MessageNotices = lazy(async () => ({
  default: (await loadPart(() => import('./MessageNotices.tsx'))).MessageNotices,
}));
/** Says what came in other chats; nobody waits for it. */
const SpokenArrivals = lazy(async () => ({
  default: (await loadPart(() => import('./SpokenArrivals.tsx'))).SpokenArrivals,
}));
/** Rings over everything; it may be needed from the first moment, and is drawn by nothing that waits for it. */
const CallOverlay = lazy(async () => ({
  default: (await loadPart(() => import('../meeting/CallOverlay.tsx'))).CallOverlay,
}));
/** Lies over everything as soon as the page stands. */
const ScreenWatermark = lazy(async () => ({
  default: (await loadPart(() => import('../frame/ScreenWatermark.tsx'))).ScreenWatermark,
}));
/** Offers what is newer; nobody waits for it. */
const UpdatePlace = lazy(async () => ({
  default: (await loadPart(() => import('../update/UpdatePlace.tsx'))).UpdatePlace,
}));
/** Rows of the chat list that cross the port at first: some windows full, so that a first scroll meets no gap. */
const firstRows = 120;

/** Signing out in another tab is signing out here: nobody stays in front of a page of nobody. */
function useLeaveWithOthers(phase: AccountState['phase']): void {
  const wasIn = useRef(false);
  const { office, page, addresses } = useApp();
  useEffect(() => {
    if (phase === 'signedIn') wasIn.current = true;
    const isOver = phase === 'signedOut' || (phase === 'ended' && othersLeave());
    if (!isOver || !wasIn.current || page.getSnapshot().leaving) return;
    // Answered when this tab keeps nothing any more that would let it in again.
    const left = office.account.signOut().catch(() => undefined);
    void left.then(() => forgetInBrowser(addresses.signIn)).finally(() => location.reload());
  }, [phase, office, page, addresses]);
}

/** Everything of a signed-in person. `/403` is visited once, when the session is over (spec §4). */
export function SignedIn(): JSX.Element {
  const app = useApp();
  const notify = useNotify();
  const navigate = useNavigate();
  const account = useScreen(app.account);
  const chats = useOwnScreen(() => new ChatListScreen(app.office, { first: firstRows }));
  const presence = useOwnScreen(() => new PresenceScreen(app.office));
  const connection = useOwnScreen(() => new ConnectionScreen(app.office, Date.now));
  const reserved = useOwnScreen(() => new ReservedChatScreen(app.office));
  const ended = account.phase === 'ended';
  useLeaveWithOthers(account.phase);
  const mayCall = shownEntries(app).some(({ name }) => name === 'meeting');

  useEffect(() => {
    void notify.attempt(() => app.office.connection.connect());
  }, [app, notify]);
  useEffect(() => {
    if (!ended || othersLeave() || app.page.getSnapshot().leaving) return;
    app.page.set({ refusal: account.error });
    void navigate('/403', { replace: true });
  }, [ended, account.error, app, navigate]);

  if (
    account.person === undefined ||
    chats === undefined ||
    presence === undefined ||
    connection === undefined ||
    reserved === undefined
  )
    return <OpeningPage />;
  return (
    <DeskProvider value={{ person: account.person, chats, presence, connection, reserved }}>
      <Suspense>
        <ScreenWatermark />
      </Suspense>
      <PaneBoundary onFail={() => undefined}>
        <Suspense>
          <MessageNotices />
          <SpokenArrivals />
          {mayCall ? <CallOverlay /> : null}
        </Suspense>
        <BackCloses />
        <CreatedGroups />
        <ReservedChat />
      </PaneBoundary>
      <LockGate>
        <WindowActs>
          <Outlet />
        </WindowActs>
        <TransferPlace />
        <ReminderPlace />
        <ShotPlace />
        <Suspense>
          <UpdatePlace />
        </Suspense>
      </LockGate>
    </DeskProvider>
  );
}
