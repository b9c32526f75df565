// Draws in a conversation that its announcement was changed, with its words: here every earlier one is found again.
import type { JSX } from 'react';
import { textLanguage } from '#sdk/chat/rules/text-language.ts';
import { AnnouncementText } from './AnnouncementText.tsx';

/** `sentence` says who changed it, `text` is what it says now, with the signs that set words apart. */
export function Announced(props: { readonly sentence: string; readonly text: string }): JSX.Element {
  const { sentence, text } = props;
  return (
    <figure className="tg-timeline__announced">
      <figcaption>{sentence}</figcaption>
      <div lang={textLanguage(text)}>
        <AnnouncementText text={text} />
      </div>
    </figure>
  );
}
