// Draws, over the place to write, which message is being answered; its button and Escape take it away.
import type { JSX } from 'react';
import type { LocalMessage } from '#sdk/api.ts';
import { textLanguage } from '#sdk/chat/rules/text-language.ts';
import { summarize } from '#sdk/contract/markup/summary.ts';
import { lineText } from '#sdk/locales/card-text.ts';
import { asCharacter } from '#sdk/locales/emoji-text.ts';
import { IconButton } from '../parts/IconButton.tsx';
import { useTranslator } from '../parts/text.ts';
import { EmojiText } from './EmojiText.tsx';
import './QuoteBar.css';
import { nameText } from '#sdk/locales/name-text.ts';

/** One line; the answer is what counts. */
export function QuoteBar(props: {
  readonly message: LocalMessage;
  readonly onCancel: () => void;
}): JSX.Element {
  const translator = useTranslator();
  const { t } = translator;
  const { message } = props;
  const said = t('chat.quote.replyTo', {
    name: message.mine ? t('chat.me') : nameText(translator, message.senderName),
    text: lineText(translator, summarize(message.text), asCharacter),
  });
  return (
    <div className="tg-quote-bar" role="status">
      <span
        className="tg-quote-bar__text tg-truncate"
        title={said}
        dir="auto"
        lang={textLanguage(message.text)}
      >
        <EmojiText text={said} />
      </span>
      <IconButton icon="close" label={t('chat.quote.cancel')} size={16} hint="Esc" onClick={props.onCancel} />
    </div>
  );
}
