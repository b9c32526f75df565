// Draws nothing: tells of new messages through the system and by a sound, while nobody looks at the window.
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import type { OfficeEvent } from '#sdk/api.ts';
import type { TextRef } from '#sdk/locales/index.ts';
import type { GatheredTip } from '#sdk/notices/rules/gathered-notice.ts';
import { saidText } from '#sdk/locales/card-text.ts';
import { asCharacter } from '#sdk/locales/emoji-text.ts';
import { MessageNoticesScreen } from '#sdk/notices/screens/message-notices.ts';
import { useTranslator } from '../parts/text.ts';
import { useApp } from '../ground/app-parts.ts';
import { chime, prepareChime } from '../ground/chime.ts';
import { followForemost } from '../ground/foremost-tab.ts';
import { isInMeeting } from '../ground/in-meeting.ts';
import { showSystemNotice } from '../ground/system-notice.ts';
import { useOwnScreen } from '../ground/useOwnScreen.ts';

/** Stands beside the lock: its notices say less then, but they come. */
export function MessageNotices(): null {
  const { office } = useApp();
  const screen = useOwnScreen(() => new MessageNoticesScreen(office, Date.now));
  const tells = useForemost();
  useAttention(screen);
  useNotices(screen, tells);
  useReminders(tells);
  return null;
}

/** Whether this tab is the one that tells; asked at each notice. */
function useForemost(): () => boolean {
  const [following, setFollowing] = useState<{ readonly isForemost: () => boolean }>();
  useEffect(() => {
    const begun = followForemost();
    setFollowing(begun);
    return begun.end;
  }, []);
  return () => following?.isForemost() === true;
}

/** Tells the screen whether somebody looks. */
function useAttention(screen: MessageNoticesScreen | undefined): void {
  useEffect(() => {
    if (screen === undefined) return;
    const tell = (): void => screen.attend(document.visibilityState === 'visible' && document.hasFocus());
    tell();
    const forget = prepareChime();
    document.addEventListener('visibilitychange', tell);
    for (const name of ['focus', 'blur']) window.addEventListener(name, tell);
    return () => {
      forget();
      document.removeEventListener('visibilitychange', tell);
      for (const name of ['focus', 'blur']) window.removeEventListener(name, tell);
    };
  }, [screen]);
}

function useNotices(screen: MessageNoticesScreen | undefined, tells: () => boolean): void {
  const { variant, notices } = useApp();
  const translator = useTranslator();
  const { language, translateRef } = translator;
  const navigate = useNavigate();
  const show = useEffectEvent(({ chatId, count, text }: GatheredTip): void => {
    const body = text === undefined ? undefined : saidText(translator, text, asCharacter);
    const several: TextRef = { key: 'frame.newMessages', parameters: { count } };
    notices.note(
      text === undefined
        ? several
        : { key: 'frame.noticeOf', parameters: { chat: text.title, text: body ?? '' } },
    );
    showSystemNotice({
      title: text?.title ?? variant.brand.shortName[language],
      body: body ?? translateRef(several),
      tag: text === undefined ? 'messages' : `chat ${chatId}`,
      onOpen: () => void navigate(`/main/messages/${chatId}`),
    });
  });
  const mayTell = useEffectEvent(tells);
  useEffect(() => {
    if (screen === undefined) return;
    let done = screen.getSnapshot().number;
    return screen.subscribe(() => {
      const { number, tip, sound } = screen.getSnapshot();
      if (number === done) return;
      done = number;
      // Who is in a meeting is not disturbed; the chat list counts meanwhile.
      if (isInMeeting() || !mayTell()) return;
      if (tip !== undefined) show(tip);
      if (sound) chime();
    });
  }, [screen]);
}

/** Tells of a message somebody wanted to be reminded of; it stands behind the lock as other notices do. */
function useReminders(tells: () => boolean): void {
  const { office, notices } = useApp();
  const { t } = useTranslator();
  const navigate = useNavigate();
  const remind = useEffectEvent((event: Extract<OfficeEvent, { type: 'reminder' }>): void => {
    if (!tells()) return;
    const text = t('acts.later.reminder', { text: event.text });
    notices.note({ key: 'frame.noticeOf', parameters: { chat: event.chatName, text } });
    showSystemNotice({
      title: event.chatName,
      body: text,
      tag: `reminder ${event.mid}`,
      onOpen: () => void navigate(`/main/messages/${event.chatId}?mid=${event.mid}`),
    });
  });
  useEffect(
    () =>
      office.events((event) => {
        if (event.type === 'reminder') remind(event);
      }),
    [office],
  );
}
