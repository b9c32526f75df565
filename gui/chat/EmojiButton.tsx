// Opens the picker of emojis from the composer's tools.
import { PopoverNext } from '@blueprintjs/core';
import { lazy, useState, type JSX } from 'react';
import { emojiCode } from '#sdk/chat/rules/with-emoji.ts';
import { loadPart } from '../ground/lazy-part.ts';
import { useShortcuts } from '../ground/useShortcuts.ts';
import { useShortcutKeys } from '../ground/useShortcutKeys.ts';
import { IconButton } from '../parts/IconButton.tsx';
import { useText } from '../parts/text.ts';
import { Opening } from '../parts/Opening.tsx';
import './EmojiPicker.css';

const EmojiPicker = lazy(async () => ({
  default: (await loadPart(() => import('./EmojiPicker.tsx'))).EmojiPicker,
}));

/** Gives what is to be written. Choosing closes it; Shift and a click keep it open for another. */
export function EmojiButton({ onChoose }: { readonly onChoose: (code: string) => void }): JSX.Element {
  const t = useText();
  const [open, setOpen] = useState(false);
  const { hint } = useShortcutKeys();
  useShortcuts({ emojis: () => setOpen(true) });
  return (
    <PopoverNext
      arrow={false}
      animation="minimal"
      placement="top-start"
      middleware={{ offset: { mainAxis: 8 }, shift: { padding: 8 } }}
      isOpen={open}
      onInteraction={setOpen}
      autoFocus={false}
      enforceFocus={false}
      // What was chosen is in the composer, and so is the focus; Escape gives it back to the button by itself.
      shouldReturnFocusOnClose={false}
      content={
        <Opening onClose={() => setOpen(false)}>
          <EmojiPicker
            onChoose={(emoji, stay) => {
              if (!stay) setOpen(false);
              onChoose(emojiCode(emoji));
            }}
          />
        </Opening>
      }
    >
      <IconButton
        icon="face"
        label={t('chat.composer.emojis')}
        hint={hint('emojis')}
        expanded={open}
        onClick={() => setOpen(!open)}
      />
    </PopoverNext>
  );
}
