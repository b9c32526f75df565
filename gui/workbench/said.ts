// What the workbench's things are called in the language of the window, and how long they have waited.
import type { Language } from '#sdk/locales/language.ts';
import type { Translator } from '#sdk/locales/index.ts';

/** Words in the language of the window. */
export const inLanguage = (words: { zh: string; en: string }, language: Language): string =>
  words[language] || words.zh || words.en;

const hour = 3_600_000;
const day = 24 * hour;

/** Glyph and hue of a source. */
export function sourceLook(source: string): { icon: string; hue: number } {
  const known: Readonly<Record<string, { icon: string; hue: number }>> = {
    approval: { icon: 'approval', hue: 0 },
    task: { icon: 'todo', hue: 2 },
    schedule: { icon: 'calendar', hue: 5 },
    meeting: { icon: 'meeting', hue: 4 },
    access: { icon: 'key', hue: 5 },
    announcement: { icon: 'megaphone', hue: 3 },
    suggestion: { icon: 'suggestion', hue: 6 },
    system: { icon: 'bell', hue: 2 },
  };
  return known[source] ?? { icon: 'external', hue: 6 };
}

const named = [
  'approval',
  'task',
  'schedule',
  'meeting',
  'access',
  'announcement',
  'system',
  'suggestion',
] as const;

/** What a source is called; an outside system says its own name. */
export function sourceText(
  { t, language }: Translator,
  source: string,
  name?: { zh: string; en: string },
): string {
  if (name !== undefined) return inLanguage(name, language);
  const known = named.find((each) => each === source);
  return known === undefined ? t('workbench.todo.source.outside') : t(`workbench.todo.source.${known}`);
}

/** How long something has waited, in the largest unit that says something. */
export function durationText({ timeLocale }: Translator, ms: number): string {
  const [value, unit] =
    ms >= day ? [ms / day, 'day'] : ms >= hour ? [ms / hour, 'hour'] : [Math.max(1, ms / 60_000), 'minute'];
  return new Intl.NumberFormat(timeLocale, {
    style: 'unit',
    unit,
    unitDisplay: 'long',
    maximumFractionDigits: 0,
  }).format(Math.floor(value));
}
