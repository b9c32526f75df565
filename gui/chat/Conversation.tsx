// The open conversation: header, timeline and composer around one timeline screen.
import { lazy, Suspense, useEffect, useMemo, useRef, useState, type JSX } from 'react';
import { useNavigate } from 'react-router';
import { closedReason } from '#sdk/chat/rules/closed-reason.ts';
import { noSelection, toggled, withRange, type Selection } from '#sdk/chat/rules/selection.ts';
import { FlashesScreen } from '#sdk/chat/screens/flashes.ts';
import { TimelineScreen } from '#sdk/chat/screens/timeline.ts';
import { useApp } from '../ground/app-parts.ts';
import { DropPlace } from '../files/DropPlace.tsx';
import { PaneBoundary } from '../ground/PaneBoundary.tsx';
import { errorText } from '../ground/error-text.ts';
import { useOwnScreen } from '../ground/useOwnScreen.ts';
import { useScreen } from '../ground/useScreen.ts';
import { Button } from '../parts/Button.tsx';
import { EmptyState } from '../parts/EmptyState.tsx';
import { PaneHeader } from '../frame/PaneHeader.tsx';
import { PaneHeaderSkeleton } from '../frame/PaneHeaderSkeleton.tsx';
import { useFrameFold } from '../frame/useFrameFold.ts';
import { ErrorState } from '../parts/ErrorState.tsx';
import { TimelineSkeleton } from '../parts/TimelineSkeleton.tsx';
import { useText, useTranslator } from '../parts/text.ts';
import { Opening } from '../parts/Opening.tsx';
import { loadPart } from '../ground/lazy-part.ts';
import { ActsProvider, type ActDialog } from './acts/acts-context.ts';
import { Composer, type ComposerHandle } from './Composer.tsx';
import { ConversationHeader, type GroupDetailsSwitch } from './ConversationHeader.tsx';
import { FlashMessages } from './flash-messages.ts';
import { Timeline } from './Timeline.tsx';

const ActDialogs = lazy(async () => ({
  default: (await loadPart(() => import('./acts/ActDialogs.tsx'))).ActDialogs,
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
    return snapshot.error === undefined ? <OpeningConversation /> : <Unopened screen={screen} />;
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

/** The way back to the list, where list and conversation take turns. */
function useWayBack(): { readonly onBack?: () => void } {
  const navigate = useNavigate();
  const fold = useFrameFold();
  return fold === 'turns' || fold === 'phone' ? { onBack: () => void navigate('/main/messages') } : {};
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

function Unopened({ screen }: { readonly screen: TimelineScreen }): JSX.Element | null {
  const t = useText();
  const translator = useTranslator();
  const navigate = useNavigate();
  const { error } = useScreen(screen);
  const back = useWayBack();
  if (error === undefined) return null;
  // The office answers the same for what is not there and what is not ours.
  if (error.code === 'chatNotFound' || error.code === 'notFound' || error.code === 'forbidden')
    return (
      <>
        {back.onBack ? <PaneHeader title={t('frame.nav.messages')} {...back} /> : null}
        <EmptyState
          level={back.onBack ? 2 : 1}
          figure="boat"
          title={t('chat.gone')}
          detail={t('chat.goneDetail')}
          act={<Button onClick={() => void navigate('/main/messages')}>{t('chat.toList')}</Button>}
        />
      </>
    );
  return (
    <>
      {back.onBack ? <PaneHeader title={t('frame.nav.messages')} {...back} /> : null}
      <ErrorState detail={errorText(translator, error)} code={error.code} onRetry={() => location.reload()} />
    </>
  );
}
