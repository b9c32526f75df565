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
 * The person's setting wins; else English where the browser or system says `en…`; else Chinese (spec §1).
 * @param setting what the person chose, if anything; unknown values are treated as no choice
 * @param system the environment's language tag, e.g. `navigator.language` or `LANG`
 */
export function detectLanguage(setting: string | undefined, system: string | undefined): Language {
  if (isLanguage(setting)) return setting;
  return /^en(?![a-z])/iu.test(system ?? '') ? 'en' : 'zh';
}
