// Words one thing a card tells: a text, a sentence, a time with its end, or a size.
import { sizeText } from './size-text.ts';
import { clockText, fullTime, momentText } from './time-text.ts';
import type { TextKey, Translator } from './translator.ts';

type Fact =
  | { readonly text: string }
  | { readonly key: TextKey; readonly parameters?: Readonly<Record<string, string | number>> }
  | { readonly from: number; readonly to?: number | undefined }
  | { readonly bytes: number };

const dayMs = 86_400_000;

/**
 * A time that ends on the same day names its day once.
 * @param now makes times as near as they are: today 10:38; without it they are in full, for what is kept or piped
 */
export function factText(translator: Translator, fact: Fact, now?: number): string {
  if ('text' in fact) return fact.text;
  if ('key' in fact) return translator.translateRef(fact);
  if ('bytes' in fact) return sizeText(fact.bytes, translator.locale);
  const { from, to } = fact;
  const written = (time: number): string =>
    now === undefined ? fullTime(translator, time) : momentText(translator, time, now);
  if (to === undefined) return written(from);
  const sameDay = new Date(from).toDateString() === new Date(to).toDateString() && to - from < dayMs;
  return `${written(from)} – ${sameDay ? clockText(translator, to) : written(to)}`;
}
