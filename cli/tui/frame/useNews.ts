// Tells the person outside the screen that messages have arrived, by the bell or a notice of the desktop; and on it what befell the store.
import { useEffect, useRef } from 'react';
import { useInput } from 'ink';
import { saidText } from '#sdk/locales/card-text.ts';
import { MessageNoticesScreen } from '#sdk/notices/screens/message-notices.ts';
import { useDesk, useFocus } from './desk.ts';
import { errorText } from '../lines/error-text.ts';
import { noticeSequence } from '../terminal/notice-sequence.ts';
import { useNotify } from './useNotify.ts';
import { useOwnScreen } from './useOwnScreen.ts';

/** Nobody who pressed no key for this long is taken to be looking: terminals do not say whether they are seen. */
const lookedMs = 60_000;
/** How often the lock is told that somebody is here: it counts in minutes. */
const toldEveryMs = 5_000;

/** Used once, by the frame. What is before the person's eyes is one chat, not the whole client. */
export function useNews(): void {
  const { environment, guard, notices, now, office, productName, settings, translator } = useDesk();
  const { chatId, overlay, tab } = useFocus();
  const { attempt, inform } = useNotify();
  const screen = useOwnScreen(() => new MessageNoticesScreen(office, now));
  const isLocked = overlay === 'lock';
  const looked = tab === 'messages' && overlay === undefined ? (chatId ?? '') : '';
  const toldAt = useRef(-Infinity);
  const away = useRef<ReturnType<typeof setTimeout>>(undefined);
  const attend = (): void => {
    screen?.attend(true, looked);
    clearTimeout(away.current);
    away.current = setTimeout(() => screen?.attend(false), lookedMs);
  };
  useEffect(() => {
    attend();
    return () => clearTimeout(away.current);
    // Going somewhere is a sign of life too; a key is told of below.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [screen, looked]);
  useInput(() => {
    attend();
    if (isLocked || now() - toldAt.current < toldEveryMs) return;
    toldAt.current = now();
    attempt(() => office.lock.used());
  });
  useEffect(
    () =>
      office.events((event) => {
        if (event.type !== 'notice') return;
        const { code, params } = event;
        if (code === 'storageRebuilt') inform({ key: 'connection.rebuilt' });
        if (code === 'cachePermission')
          notices.fail({ code, params }, errorText(translator, { code, params }).length);
      }),
    [inform, notices, office, translator],
  );
  useEffect(() => {
    if (screen === undefined) return undefined;
    return screen.subscribe(() => {
      const { tip, sound } = screen.getSnapshot();
      const { terminalNotice, terminalPassthrough } = settings.getSnapshot();
      const hidden = {
        title: productName,
        body: translator.t('tuiPanes.newMessages', { count: tip?.count ?? 1 }),
      };
      const shown =
        tip?.text === undefined ? undefined : { title: tip.text.title, body: saidText(translator, tip.text) };
      guard.send(
        noticeSequence(shown ?? hidden, {
          way: tip !== undefined ? terminalNotice : sound ? 'bell' : 'off',
          environment,
          passthrough: terminalPassthrough,
          isSilent: !sound,
        }),
      );
    });
  }, [environment, guard, productName, screen, settings, translator]);
}
