// Draws in a conversation that its announcement was changed, with its words: here every earlier one is found again.
import type { JSX } from 'react';
import { displayNodes } from '#sdk/chat/rules/display-text.ts';
import { textLanguage } from '#sdk/chat/rules/text-language.ts';
import { MessageText } from './MessageText.tsx';

/** An announcement mentions nobody. */
const nobody = { people: [], me: [] };

/** `sentence` says who changed it, `text` is what it says now, with the signs that set words apart. */
export function Announced(props: { readonly sentence: string; readonly text: string }): JSX.Element {
  const { sentence, text } = props;
  return (
    <figure className="tg-timeline__announced">
      <figcaption>{sentence}</figcaption>
      <div lang={textLanguage(text)}>
        <MessageText pieces={displayNodes([{ type: 'text', text }], nobody)} />
      </div>
    </figure>
  );
}
