// The open conversation: header, timeline and composer around one timeline screen.
import { useEffect, useRef, useState, type JSX } from 'react';
import { useNavigate } from 'react-router';
import { TimelineScreen } from '#sdk/chat/screens/timeline.ts';
import { useApp } from '../app/app-parts.ts';
import { errorText } from '../app/error-text.ts';
import { useOwnScreen } from '../app/useOwnScreen.ts';
import { useScreen } from '../app/useScreen.ts';
import { Button } from '../parts/Button.tsx';
import { EmptyState } from '../parts/EmptyState.tsx';
import { ErrorState } from '../parts/ErrorState.tsx';
import { TimelineSkeleton } from '../parts/TimelineSkeleton.tsx';
import { useText, useTranslator } from '../parts/text.ts';
import { Composer, type ComposerHandle } from './Composer.tsx';
import { ConversationHeader } from './ConversationHeader.tsx';
import { Timeline } from './Timeline.tsx';

/** Drawn anew for each chat (`key`), so nothing of one chat ever shows in another. */
export function Conversation(props: {
  readonly chatId: string;
  readonly mid: number | undefined;
}): JSX.Element {
  const { office } = useApp();
  const screen = useOwnScreen(() => new TimelineScreen(office, props.chatId, { keepsPlace: true }));
  return screen === undefined ? <TimelineSkeleton /> : <OpenConversation {...props} screen={screen} />;
}

function OpenConversation(props: {
  readonly chatId: string;
  readonly mid: number | undefined;
  readonly screen: TimelineScreen;
}): JSX.Element {
  const { screen, chatId, mid } = props;
  const snapshot = useScreen(screen);
  const composer = useRef<ComposerHandle>(null);
  const [sent, setSent] = useState(0);
  useFocusWatch(screen);
  if (snapshot.chat === undefined)
    return snapshot.error === undefined ? <TimelineSkeleton /> : <Unopened screen={screen} />;
  return (
    <>
      <ConversationHeader chat={snapshot.chat} members={snapshot.members} />
      <Timeline
        screen={screen}
        snapshot={snapshot}
        mid={mid}
        sent={sent}
        onEdit={(text) => composer.current?.put(text)}
        onQuote={(message) => composer.current?.quote(message)}
      />
      <Composer
        key={chatId}
        chat={snapshot.chat}
        handle={composer}
        onSent={() => setSent((count) => count + 1)}
      />
    </>
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

function Unopened({ screen }: { readonly screen: TimelineScreen }): JSX.Element | null {
  const t = useText();
  const translator = useTranslator();
  const navigate = useNavigate();
  const { error } = useScreen(screen);
  if (error === undefined) return null;
  // The office answers the same for what is not there and what is not ours.
  if (error.code === 'chatNotFound' || error.code === 'notFound' || error.code === 'forbidden')
    return (
      <EmptyState
        level={1}
        figure="boat"
        title={t('chat.gone')}
        detail={t('chat.goneDetail')}
        act={<Button onClick={() => void navigate('/main/messages')}>{t('chat.toList')}</Button>}
      />
    );
  return (
    <ErrorState detail={errorText(translator, error)} code={error.code} onRetry={() => location.reload()} />
  );
}
