// Writes how much room files take, in the reader's language.
import { sizeText } from './size-text.ts';
import type { Translator } from './translator.ts';

/** The room in bytes; without a limit there is none. */
type Space = 'asking' | 'unknown' | { readonly usedBytes: number; readonly limitBytes?: number | undefined };

/** What one's files take at the office, and how much is left. */
export function officeSpaceText({ t, locale }: Translator, space: Space): string {
  if (space === 'asking') return '–';
  if (space === 'unknown') return t('settings.spaceUnknown');
  const { usedBytes, limitBytes } = space;
  const used = sizeText(usedBytes, locale);
  if (limitBytes === undefined) return t('settings.spaceUsed', { used });
  const left = sizeText(Math.max(0, limitBytes - usedBytes), locale);
  return t('settings.spaceOf', { used, limit: sizeText(limitBytes, locale), left });
}
