// Fetches the sentences of one language: those of the first page at once, those of features after it.
import { withClock } from '#sdk/locales/date-format.ts';
import type { Language } from '#sdk/locales/language.ts';
import { translatorOf, type LanguageSentences, type Translator } from '#sdk/locales/translator.ts';

const first = {
  zh: () => import('#sdk/locales/zh/first.ts'),
  en: () => import('#sdk/locales/en/first.ts'),
} as const;
const whole = {
  zh: () => import('#sdk/locales/zh/index.ts'),
  en: () => import('#sdk/locales/en/index.ts'),
} as const;

const wholeOnes = new WeakSet<Translator>();

/**
 * The translator of a language for pages that stand alone and for the first page, with dates in the order of the
 * browser's region; it knows no sentence of a feature. Throws what the browser throws where its script cannot be fetched.
 */
export async function loadTranslator(language: Language): Promise<Translator> {
  // What a feature says is asked for only behind its own door, which waits for the whole.
  return translatorOf(
    language,
    (await first[language]()) as unknown as LanguageSentences,
    navigator.language,
  );
}

/** The translator of a language with every sentence. */
export async function loadWholeTranslator(language: Language): Promise<Translator> {
  const translator = translatorOf(language, await whole[language](), navigator.language);
  wholeOnes.add(translator);
  return translator;
}

/** The same translator with times by a clock, and names in letters where wanted; it knows as many sentences as before. */
export function atClock(
  translator: Translator,
  clock: Parameters<typeof withClock>[1],
  letters?: Translator['letters'],
): Translator {
  const timeLocale = withClock(translator.timeLocale, clock);
  const timed = { ...translator, timeLocale, ...(letters !== undefined && { letters }) };
  if (wholeOnes.has(translator)) wholeOnes.add(timed);
  return timed;
}

/** Whether a translator knows the sentences of features too. */
export function isWhole(translator: Translator): boolean {
  return wholeOnes.has(translator);
}
