// Tells the person outside the screen that a message has arrived: by the bell, or by a notice of the desktop.
import { useEffect, useRef } from 'react';
import { useInput } from 'ink';
import type { OfficeEvent } from '#sdk/api.ts';
import { messageNotice, tipText } from '#sdk/notices/rules/message-notice.ts';
import { useDesk, useFocus } from './desk.ts';
import { noticeSequence } from './terminal/notice-sequence.ts';
import { useNotify } from './useNotify.ts';

/** Nobody who pressed no key for this long is taken to be looking: terminals do not say whether they are seen. */
const lookedMs = 60_000;
/** How often the lock is told that somebody is here: it counts in minutes. */
const toldEveryMs = 5_000;

/** Used once, by the frame. */
export function useNews(): void {
  const { environment, guard, now, office, productName, settings, translator } = useDesk();
  const { chatId, overlay, tab } = useFocus();
  const isLocked = overlay === 'lock';
  const usedAt = useRef(now());
  const toldAt = useRef(-Infinity);
  const { attempt } = useNotify();
  useInput(() => {
    usedAt.current = now();
    if (isLocked || now() - toldAt.current < toldEveryMs) return;
    toldAt.current = now();
    attempt(() => office.lock.used());
  });
  const looked = useRef<string>(undefined);
  useEffect(() => {
    looked.current = tab === 'messages' && overlay === undefined ? chatId : undefined;
  });
  useEffect(() => {
    const tell = (event: OfficeEvent): void => {
      if (event.type !== 'message') return;
      const isLookedAt = event.message.chatId === looked.current && now() - usedAt.current < lookedMs;
      const notice = messageNotice(event, { settings: settings.getSnapshot(), isLookedAt, isLocked });
      const said =
        notice.tip === 'contents'
          ? tipText(event)
          : { title: productName, body: translator.t('tuiPanes.newMessage') };
      const { terminalNotice, terminalPassthrough } = settings.getSnapshot();
      guard.send(
        noticeSequence(said, {
          way: notice.tip !== 'none' ? terminalNotice : notice.hasSound ? 'bell' : 'off',
          environment,
          passthrough: terminalPassthrough,
          isSilent: !notice.hasSound,
        }),
      );
    };
    return office.events(tell);
  }, [environment, guard, isLocked, now, office, productName, settings, translator]);
}
