// Draws the emojis that a colon and letters may mean, over the composer; the text field keeps the focus and gives its keys.
import { useImperativeHandle, useState, type JSX, type Ref } from 'react';
import { emojiCalled, emojis } from '#sdk/contract/emojis.ts';
import type { EmojiQuery } from '#sdk/chat/rules/emoji-query.ts';
import type { Typed } from '#sdk/chat/rules/field-faces.ts';
import { findEmojis } from '#sdk/chat/rules/find-emojis.ts';
import { nativesBegun } from '#sdk/chat/rules/native-emojis.ts';
import { emojiCode, withEmoji } from '#sdk/chat/rules/with-emoji.ts';
import { useTranslator } from '../parts/text.ts';
import { Emoji } from './Emoji.tsx';
import { useNativeEmojis } from './useNativeEmojis.ts';
import './MentionList.css';

/** What the field does with the list. */
export type EmojiOffersHandle = {
  readonly isEmpty: boolean;
  readonly move: (steps: number) => void;
  readonly take: () => void;
};

const most = 8;

/** Given another key for another question. `onTake` gets the text with the emoji in it. */
export function EmojiOffers(props: {
  readonly text: string;
  readonly asked: EmojiQuery;
  readonly handle: Ref<EmojiOffersHandle>;
  readonly onTake: (written: Typed) => void;
}): JSX.Element | null {
  const { t, language } = useTranslator();
  const [selected, setSelected] = useState(0);
  const natives = useNativeEmojis(true);
  const { query } = props.asked;
  const offered = [...findEmojis(emojis, query), ...nativesBegun(natives, query)].slice(0, most);
  const take = (at: number): void => {
    const emoji = offered[at];
    if (emoji !== undefined) props.onTake(withEmoji(props.text, props.asked, emojiCode(emoji)));
  };
  useImperativeHandle(props.handle, () => ({
    isEmpty: offered.length === 0,
    move: (steps) => setSelected((now) => (now + steps + offered.length) % offered.length),
    take: () => take(selected),
  }));
  if (offered.length === 0) return null;
  return (
    <div className="tg-mentions" role="listbox" aria-label={t('chat.composer.emojis')}>
      {offered.map(({ name, emoji, english, pinyin }, at) => (
        <div
          key={name}
          className="tg-mentions__row"
          role="option"
          aria-selected={at === selected}
          // The press must not take the focus out of the text.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => take(at)}
        >
          <span className="tg-mentions__emoji" aria-hidden>
            {name === emoji ? emoji : <Emoji name={name} />}
          </span>
          <b>{name === emoji ? english : emojiCalled(name, language)}</b>
          <span className="tg-truncate">{language === 'zh' && pinyin}</span>
        </div>
      ))}
    </div>
  );
}
