// Draws the newest pinned message of a chat over its timeline, and the way to all of them.
import { lazy, useState, type JSX } from 'react';
import { PinnedMessagesScreen } from '#sdk/chat/screens/pinned-messages.ts';
import { summarize } from '#sdk/contract/markup/summary.ts';
import { lineText } from '#sdk/locales/card-text.ts';
import { useApp } from '../ground/app-parts.ts';
import { loadPart } from '../ground/lazy-part.ts';
import { useOwnScreen } from '../ground/useOwnScreen.ts';
import { useScreen } from '../ground/useScreen.ts';
import { Icon } from '../parts/Icon.tsx';
import { Opening } from '../parts/Opening.tsx';
import { useTranslator } from '../parts/text.ts';
import { emojiOf } from '#sdk/chat/emojis.ts';
import { emojisAsUnicode } from '#sdk/chat/rules/emoji-text.ts';
import './PinnedBar.css';

const PinnedDialog = lazy(async () => ({
  default: (await loadPart(() => import('./acts/MarkDialogs.tsx'))).PinnedDialog,
}));

/** Nothing where nothing is pinned. */
export function PinnedBar(props: {
  readonly chatId: string;
  readonly onJump: (mid: number) => void;
}): JSX.Element | null {
  const { office } = useApp();
  const screen = useOwnScreen(() => new PinnedMessagesScreen(office, props.chatId));
  return screen === undefined ? null : <Bar {...props} screen={screen} />;
}

function Bar({
  screen,
  onJump,
}: {
  readonly screen: PinnedMessagesScreen;
  readonly onJump: (mid: number) => void;
}): JSX.Element | null {
  const translator = useTranslator();
  const { t } = translator;
  const { pinned } = useScreen(screen);
  const [open, setOpen] = useState(false);
  const [newest] = pinned;
  if (newest === undefined && !open) return null;
  const { message } = newest ?? {};
  return (
    <div className="tg-pinned-bar">
      {message === undefined ? null : (
        <button type="button" className="tg-pinned-bar__one" onClick={() => onJump(message.mid)}>
          <Icon name="pin" size={16} />
          <span className="tg-truncate">
            {t('chat.sender', {
              name: message.senderName,
              text: emojisAsUnicode(lineText(translator, summarize(message.text, message.senderId)), emojiOf),
            })}
          </span>
        </button>
      )}
      <button type="button" className="tg-pinned-bar__all" aria-expanded={open} onClick={() => setOpen(true)}>
        {t('marks.pinnedCount', { count: pinned.length })}
      </button>
      {open ? (
        <Opening onClose={() => setOpen(false)}>
          <PinnedDialog
            pinned={pinned}
            onJump={onJump}
            onUnpin={(mid) => screen.unpin(mid)}
            onClose={() => setOpen(false)}
          />
        </Opening>
      ) : null}
    </div>
  );
}
