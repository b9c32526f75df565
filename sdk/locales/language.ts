// Decides which of the two languages a person reads.

/** The interface languages (spec §1): Chinese is the default. */
export type Language = 'zh' | 'en';

/** All interface languages in the order in which they are offered. */
export const languages = ['zh', 'en'] as const satisfies readonly Language[];

/** True when a value read from outside (a setting, a file) names one of our languages. */
export function isLanguage(value: unknown): value is Language {
  return value === 'zh' || value === 'en';
}

/** The BCP 47 tag of a language, for `lang` attributes and Intl. */
export function localeOf(language: Language): string {
  return language === 'zh' ? 'zh-CN' : 'en';
}

/**
 * The tag that dates are written by: the reader's words in the order of the system's region (day before month in the
 * United Kingdom, after it in the United States). A language that nobody writes in a region has its own order.
 * @param system the environment's tag for times, e.g. `LC_TIME` (`en_GB.UTF-8`) or `navigator.language`
 */
export function timeLocaleOf(language: Language, system: string | undefined): string {
  const region = /^[a-z]{2,3}(?:[-_][A-Z][a-z]{3})?[-_]([A-Z]{2}|\d{3})(?![A-Za-z0-9])/.exec(
    system ?? '',
  )?.[1];
  const [known] = region === undefined ? [] : Intl.DateTimeFormat.supportedLocalesOf(`${language}-${region}`);
  return known ?? localeOf(language);
}

/** Languages that are written in Chinese characters. */
const chinese = new Set(['zh', 'yue', 'wuu', 'nan', 'hak', 'gan', 'hsn', 'cdo', 'lzh', 'cmn']);

/**
 * The person's setting wins; else what the browser or system says: Chinese for who reads Chinese, English for whoever
 * reads another language, Chinese where nothing is said, as by `C` and `POSIX` (spec §1).
 * @param setting what the person chose, if anything; unknown values are treated as no choice
 * @param system the environment's language tag, e.g. `navigator.language` or `LANG`
 */
export function detectLanguage(setting: string | undefined, system: string | undefined): Language {
  if (isLanguage(setting)) return setting;
  const [tongue] = /^[a-z]{2,3}(?![a-z])/iu.exec(system ?? '') ?? [];
  return tongue === undefined || chinese.has(tongue.toLowerCase()) ? 'zh' : 'en';
}
