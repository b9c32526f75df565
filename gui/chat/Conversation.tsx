// The open conversation: header, timeline and composer around one timeline screen.
import { lazy, Suspense, useEffect, useMemo, useRef, useState, type JSX } from 'react';
import { lastToReword } from '#sdk/chat/actions/mark-actions.ts';
import { closedReason } from '#sdk/chat/rules/closed-reason.ts';
import { noSelection, toggled, withRange, type Selection } from '#sdk/chat/rules/selection.ts';
import { FlashesScreen } from '#sdk/chat/screens/flashes.ts';
import { TimelineScreen } from '#sdk/chat/screens/timeline.ts';
import { useApp } from '../ground/app-parts.ts';
import { DropPlace } from '../files/DropPlace.tsx';
import { PaneBoundary } from '../ground/PaneBoundary.tsx';
import { useOwnScreen } from '../ground/useOwnScreen.ts';
import { useScreen } from '../ground/useScreen.ts';
import { PaneHeaderSkeleton } from '../frame/PaneHeaderSkeleton.tsx';
import { TimelineSkeleton } from '../parts/TimelineSkeleton.tsx';
import { useText } from '../parts/text.ts';
import { Opening } from '../parts/Opening.tsx';
import { loadPart } from '../ground/lazy-part.ts';
import { ActsProvider, type ActDialog } from './acts/acts-context.ts';
import { Composer, type ComposerHandle } from './Composer.tsx';
import { ConversationHeader, type GroupDetailsSwitch } from './ConversationHeader.tsx';
import { FlashMessages } from './flash-messages.ts';
import { Timeline } from './Timeline.tsx';
import { useWayBack } from './useWayBack.ts';

const ActDialogs = lazy(async () => ({
  default: (await loadPart(() => import('./acts/ActDialogs.tsx'))).ActDialogs,
}));
const Unopened = lazy(async () => ({
  default: (await loadPart(() => import('./Unopened.tsx'))).Unopened,
}));
const SelectBar = lazy(async () => ({
  default: (await loadPart(() => import('./acts/SelectBar.tsx'))).SelectBar,
}));

/** Drawn anew for each chat (`key`), so nothing of one chat ever shows in another. */
export function Conversation(props: {
  readonly chatId: string;
  readonly mid: number | undefined;
  readonly details: GroupDetailsSwitch;
}): JSX.Element {
  const { office } = useApp();
  const screen = useOwnScreen(() => new TimelineScreen(office, props.chatId, { keepsPlace: true }));
  return screen === undefined ? <OpeningConversation /> : <OpenConversation {...props} screen={screen} />;
}

function OpenConversation(props: {
  readonly chatId: string;
  readonly mid: number | undefined;
  readonly details: GroupDetailsSwitch;
  readonly screen: TimelineScreen;
}): JSX.Element {
  const { screen, chatId, mid } = props;
  const snapshot = useScreen(screen);
  const composer = useRef<ComposerHandle>(null);
  const [sent, setSent] = useState(0);
  const [dialog, setDialog] = useState<ActDialog>();
  const [selection, setSelection] = useState<Selection>();
  /** How often finding was asked for here; undefined while nobody does. */
  const [finding, setFinding] = useState<number>();
  const t = useText();
  const { office } = useApp();
  const flashes = useOwnScreen(() => new FlashesScreen(office, chatId, Date.now));
  useFocusWatch(screen);
  const acts = useMemo(
    () => ({
      open: setDialog,
      selection,
      select: (key: string, range: boolean): void => {
        const order = screen.getSnapshot().rows.flatMap((row) => (row.type === 'message' ? [row.key] : []));
        setSelection((before = noSelection) =>
          range ? withRange(before, order, key) : toggled(before, key),
        );
      },
    }),
    [screen, selection],
  );
  if (snapshot.chat === undefined)
    return snapshot.error === undefined ? (
      <OpeningConversation />
    ) : (
      <Suspense fallback={<OpeningConversation />}>
        <Unopened screen={screen} />
      </Suspense>
    );
  return (
    <ActsProvider value={acts}>
      {selection === undefined ? (
        <ConversationHeader
          chat={snapshot.chat}
          members={snapshot.members}
          details={props.details}
          onFind={() => setFinding((times = 0) => times + 1)}
        />
      ) : (
        <PaneBoundary of={chatId} shape="line">
          <Suspense fallback={<div className="tg-header" />}>
            <SelectBar
              messages={snapshot.rows.flatMap((row) =>
                row.type === 'message' && row.message.state === 'sent' && selection.keys.has(row.key)
                  ? [row.message]
                  : [],
              )}
              onEnd={() => setSelection(undefined)}
            />
          </Suspense>
        </PaneBoundary>
      )}
      <DropPlace
        text={
          closedReason(snapshot.chat) === undefined
            ? t('files.dropHere', { name: snapshot.chat.name })
            : undefined
        }
        onDrop={(given) => composer.current?.drop(given) === true}
      >
        <PaneBoundary of={chatId}>
          <FlashMessages value={flashes}>
            <Timeline
              screen={screen}
              snapshot={snapshot}
              mid={mid}
              sent={sent}
              finding={finding}
              onFound={() => {
                setFinding(undefined);
                composer.current?.focus();
              }}
              onEdit={(text, isFlash) => composer.current?.put(text, isFlash)}
              onQuote={(message) => composer.current?.quote(message)}
              onWrite={() => composer.current?.focus()}
            />
          </FlashMessages>
        </PaneBoundary>
        <PaneBoundary of={chatId} shape="line">
          <Composer
            key={chatId}
            chat={snapshot.chat}
            handle={composer}
            lastToReword={() =>
              lastToReword(
                snapshot.rows.flatMap((row) => (row.type === 'message' ? [row.message] : [])),
                { ...snapshot.around, now: Date.now() },
              )
            }
            onSent={() => setSent((count) => count + 1)}
          />
        </PaneBoundary>
      </DropPlace>
      {dialog === undefined ? null : (
        <PaneBoundary onFail={() => setDialog(undefined)}>
          <Opening onClose={() => setDialog(undefined)}>
            <ActDialogs
              dialog={dialog}
              onForwarded={() => setSelection(undefined)}
              onClose={() => setDialog(undefined)}
            />
          </Opening>
        </PaneBoundary>
      )}
    </ActsProvider>
  );
}

/** Tells the screen whether the window is looked at: only then what it shows is read (protocol decision 21). */
function useFocusWatch(screen: TimelineScreen): void {
  useEffect(() => {
    const watch = (): void => screen.setFocused(document.hasFocus());
    watch();
    window.addEventListener('focus', watch);
    window.addEventListener('blur', watch);
    return () => {
      window.removeEventListener('focus', watch);
      window.removeEventListener('blur', watch);
    };
  }, [screen]);
}

function OpeningConversation(): JSX.Element {
  return (
    <>
      <PaneHeaderSkeleton {...useWayBack()} />
      <TimelineSkeleton />
      <div className="tg-skeleton__composer" />
    </>
  );
}
