// Words what a message is in one line: the label of its card in the reader's language, and its own text.
import type { TextKey, Translator } from './translator.ts';

type CardKey = Extract<TextKey, `chat.cards.${string}`>;
/** A line as `summarize` gives it. */
type Line = {
  readonly card?: CardKey extends `chat.cards.${infer Name}` ? Name : never;
  readonly text: string;
  readonly english?: string;
};

/** `[Picture] holiday.png`, or the text alone where there is no card. */
export function lineText({ t, language }: Pick<Translator, 't' | 'language'>, line: Line): string {
  const { card, english } = line;
  const text = language === 'en' && english !== undefined ? english : line.text;
  if (card === undefined) return text;
  const label = t(`chat.cards.${card}`);
  return text === '' ? label : `${label} ${text}`;
}

/** The same with who said it in front, where that is to be told. */
export function saidText(
  translator: Pick<Translator, 't' | 'language'>,
  said: Line & { readonly sender?: string | undefined },
): string {
  const text = lineText(translator, said);
  return said.sender === undefined ? text : translator.t('chat.sender', { name: said.sender, text });
}
