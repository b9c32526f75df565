// Remembers the chosen language on this device, so that the first paint is already right.
import type { Language } from '#sdk/locales/language.ts';

const storageKey = 'tangram.language';

/** What was chosen here, if anything; checked by whoever uses it. */
export function loadLanguage(storage: Storage): string | undefined {
  return storage.getItem(storageKey) ?? undefined;
}

/** Remembers a choice; undefined forgets it. */
export function saveLanguage(storage: Storage, language: Language | undefined): void {
  if (language === undefined) storage.removeItem(storageKey);
  else storage.setItem(storageKey, language);
}
