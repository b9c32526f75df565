// Draws the newest pinned message of a chat over its timeline, and the way to all of them.
import { lazy, useState, type JSX } from 'react';
import type { PinnedMessagesScreen } from '#sdk/chat/screens/pinned-messages.ts';
import { summarize } from '#sdk/contract/markup/summary.ts';
import { lineText } from '#sdk/locales/card-text.ts';
import { asCharacter } from '#sdk/locales/emoji-text.ts';
import { loadPart } from '../ground/lazy-part.ts';
import { useScreen } from '../ground/useScreen.ts';
import { Icon } from '../parts/Icon.tsx';
import { Opening } from '../parts/Opening.tsx';
import { useTranslator } from '../parts/text.ts';
import './PinnedBar.css';

const PinnedDialog = lazy(async () => ({
  default: (await loadPart(() => import('./acts/MarkDialogs.tsx'))).PinnedDialog,
}));

/** Nothing where nothing is pinned. */
export function PinnedBar({
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
              // As in the list of chats: the letters alone, where they are wanted, for there is little room.
              name: translator.letters?.(message.senderName) ?? message.senderName,
              text: lineText(translator, summarize(message.text, message.senderId), asCharacter),
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
