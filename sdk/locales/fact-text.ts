// Words one thing a card tells: a text, a sentence, a time with its end, or a size.
import { sizeText } from './size-text.ts';
import { clockText, fullTime } from './time-text.ts';
import type { TextKey, Translator } from './translator.ts';

type Fact =
  | { readonly text: string }
  | { readonly key: TextKey; readonly parameters?: Readonly<Record<string, string | number>> }
  | { readonly from: number; readonly to?: number | undefined }
  | { readonly bytes: number };

const dayMs = 86_400_000;

/** A time that ends on the same day names its day once. */
export function factText(translator: Translator, fact: Fact): string {
  if ('text' in fact) return fact.text;
  if ('key' in fact) return translator.translateRef(fact);
  if ('bytes' in fact) return sizeText(fact.bytes, translator.locale);
  const { from, to } = fact;
  if (to === undefined) return fullTime(translator, from);
  const sameDay = new Date(from).toDateString() === new Date(to).toDateString() && to - from < dayMs;
  return `${fullTime(translator, from)} – ${sameDay ? clockText(translator, to) : fullTime(translator, to)}`;
}
