// Says to screen readers, politely, what came in other chats while the window is looked at.
import { useEffect, type JSX } from 'react';
import { useMatch } from 'react-router';
import { SpokenArrivalsScreen } from '#sdk/notices/screens/spoken-arrivals.ts';
import { useApp } from '../ground/app-parts.ts';
import { useOwnScreen } from '../ground/useOwnScreen.ts';
import { useScreen } from '../ground/useScreen.ts';
import { useText } from '../parts/text.ts';

/** Nothing to be seen. */
export function SpokenArrivals(): JSX.Element | null {
  const { office } = useApp();
  const screen = useOwnScreen(() => new SpokenArrivalsScreen(office, Date.now));
  return screen === undefined ? null : <Said screen={screen} />;
}

function Said({ screen }: { readonly screen: SpokenArrivalsScreen }): JSX.Element {
  const t = useText();
  const chatId = useMatch('/main/messages/:chatId')?.params.chatId;
  const { said, number } = useScreen(screen);
  useEffect(() => {
    const look = (): void => screen.attend(document.hasFocus(), chatId);
    look();
    window.addEventListener('focus', look);
    window.addEventListener('blur', look);
    return () => {
      window.removeEventListener('focus', look);
      window.removeEventListener('blur', look);
    };
  }, [screen, chatId]);
  let sentence = '';
  if (said?.chat === undefined) {
    if (said !== undefined) sentence = t('chat.arrived.several', { count: said.count, chats: said.chats });
  } else if (said.sender === undefined)
    sentence = t('chat.arrived.direct', { count: said.count, chat: said.chat });
  else sentence = t('chat.arrived.group', { count: said.count, chat: said.chat, sender: said.sender });
  return (
    <div className="tg-hidden" role="status" data-arrivals>
      {/* Another element each time: an equal sentence is said again. */}
      <span key={number}>{sentence}</span>
    </div>
  );
}
