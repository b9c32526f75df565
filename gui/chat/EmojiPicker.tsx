// Draws the grid of named emojis with a search over it; arrows walk the grid.
import { useEffect, useRef, useState, type JSX, type KeyboardEvent } from 'react';
import { emojiCalled, type Emoji as EmojiOfList } from '#sdk/contract/emojis.ts';
import { emojisFound } from '#sdk/chat/rules/native-emojis.ts';
import { useText, useTranslator } from '../parts/text.ts';
import { SearchBox } from '../parts/SearchBox.tsx';
import { Emoji } from './Emoji.tsx';
import { useNativeEmojis } from './useNativeEmojis.ts';
import { nextGridIndex } from './grid-keys.ts';

/** Emojis without a drawing of their own that are shown for what is typed, at the most. */
const mostNatives = 48;

const isNative = ({ name, emoji }: EmojiOfList): boolean => name === emoji;

/** The field first, then one Tab stop for the whole grid. */
export function EmojiPicker(props: {
  readonly onChoose: (emoji: EmojiOfList, stay: boolean) => void;
}): JSX.Element {
  const t = useText();
  const { language } = useTranslator();
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const grid = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  // Once: while it closes, the composer has the focus already.
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  const isTyped = query.trim() !== '';
  const natives = useNativeEmojis(isTyped);
  const found = emojisFound(natives, query, mostNatives);
  const press = (event: KeyboardEvent): void => {
    // As many as there is room for: a finger is wider than a pointer.
    const columns = getComputedStyle(event.currentTarget).gridTemplateColumns.split(' ').length;
    const next = nextGridIndex(event.key, active, found.length, columns);
    if (next === undefined) return;
    event.preventDefault();
    setActive(next);
    grid.current?.querySelectorAll<HTMLElement>('button')[next]?.focus();
  };
  const first = found[0];
  return (
    <div className="tg-emojis" role="dialog" aria-label={t('chat.emojiPicker.label')}>
      <SearchBox
        value={query}
        placeholder={t('chat.emojiPicker.search')}
        inputRef={field}
        onChange={(text) => {
          setQuery(text);
          setActive(0);
        }}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing || event.keyCode === 229) return;
          if (event.key === 'Enter' && first !== undefined) props.onChoose(first, false);
          else if (event.key === 'ArrowDown') grid.current?.querySelector<HTMLElement>('button')?.focus();
          else return;
          event.preventDefault();
        }}
      />
      {found.length === 0 ? (
        <p className="tg-emojis__none">{t('chat.emojiPicker.none')}</p>
      ) : (
        <div
          ref={grid}
          className="tg-emojis__grid"
          role="group"
          aria-label={t('chat.composer.emojis')}
          onKeyDown={press}
        >
          {found.map((emoji, at) => {
            const called = isNative(emoji) ? emoji.english : emojiCalled(emoji.name, language);
            return (
              <button
                key={emoji.name}
                type="button"
                tabIndex={at === active ? 0 : -1}
                aria-label={called}
                title={called}
                onFocus={() => setActive(at)}
                onClick={(event) => props.onChoose(emoji, event.shiftKey)}
              >
                {isNative(emoji) ? emoji.emoji : <Emoji name={emoji.name} />}
              </button>
            );
          })}
        </div>
      )}
    </div>
  );
}
