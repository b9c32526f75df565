// What the workbench's things are called in the language of the interface, and what has become of them.
import type { Language } from './language.ts';
import type { Translator } from './translator.ts';

/** Words in the language of the interface; in the other one where there are none. */
export const inLanguage = (words: { zh: string; en: string }, language: Language): string =>
  words[language] || words.zh || words.en;

const sources = [
  'approval',
  'task',
  'schedule',
  'meeting',
  'access',
  'announcement',
  'system',
  'suggestion',
] as const;

/** What a source of to-do items is called; an outside system says its own name. */
export function sourceText(
  { t, language }: Translator,
  source: string,
  name?: { zh: string; en: string },
): string {
  if (name !== undefined) return inLanguage(name, language);
  const known = sources.find((each) => each === source);
  return known === undefined ? t('workbench.todo.source.outside') : t(`workbench.todo.source.${known}`);
}

const outcomes = [
  'approved',
  'rejected',
  'returned',
  'transferred',
  'withdrawn',
  'spared',
  'undone',
  'done',
  'read',
  'confirmed',
  'expired',
  'removed',
  'accepted',
  'declined',
  'granted',
  'refused',
] as const;

/** How a to-do item ended; undefined for a word that is not known here. */
export function outcomeText({ t }: Translator, outcome: string): string | undefined {
  const known = outcomes.find((each) => each === outcome);
  return known === undefined ? undefined : t(`workbench.todo.outcome.${known}`);
}
