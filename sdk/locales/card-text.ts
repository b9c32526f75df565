// Words what a message is in one line: the label of its card in the reader's language, and its own text.
import { withEveryone } from '../contract/everyone.ts';
import { unstyled } from '../contract/markup/text-styles.ts';
import { asWord, emojiText, type WrittenEmoji } from './emoji-text.ts';
import type { TextKey, Translator } from './translator.ts';
import { nameText } from './name-text.ts';

type CardKey = Extract<TextKey, `chat.cards.${string}`>;
/** A line as `summarize` gives it. */
export type CardLine = {
  readonly card?: CardKey extends `chat.cards.${infer Name}` ? Name : never;
  readonly text: string;
  readonly english?: string;
};

/** Words in one line: without the signs of what is set apart, with everybody called as the reader does; code stays. */
export const wordsText = (
  reader: Pick<Translator, 'language'>,
  text: string,
  written: WrittenEmoji = asWord,
): string => unstyled(text, (words) => emojiText(reader, withEveryone(words, reader.language), written));

/** `[Picture] holiday.png`, or the {@link wordsText} alone where there is no card. */
export function lineText(
  translator: Pick<Translator, 't' | 'language'>,
  line: CardLine,
  written: WrittenEmoji = asWord,
): string {
  const { card, english } = line;
  const text = translator.language === 'en' && english !== undefined ? english : line.text;
  if (card === undefined) return wordsText(translator, text, written);
  const label = translator.t(`chat.cards.${card}`);
  return text === '' ? label : `${label} ${text}`;
}

/** The same with who said it in front, where that is to be told. */
export function saidText(
  translator: Pick<Translator, 't' | 'language' | 'letters'>,
  said: CardLine & { readonly sender?: string | undefined },
  written?: WrittenEmoji,
): string {
  const text = lineText(translator, said, written);
  return said.sender === undefined
    ? text
    : translator.t('chat.sender', { name: nameText(translator, said.sender), text });
}
