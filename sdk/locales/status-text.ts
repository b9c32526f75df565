// Says a person's status in a line.
import type { Translator } from './translator.ts';

/** «In a meeting · 🏠 working from home»; empty for none. */
export function statusText(
  { t }: Pick<Translator, 't'>,
  status: { readonly emoji: string; readonly text: string; readonly inMeeting: boolean } | undefined,
): string {
  if (status === undefined) return '';
  const own = [status.emoji, status.text].filter((word) => word !== '').join(' ');
  return [status.inMeeting ? t('status.inMeeting') : '', own].filter((word) => word !== '').join(' · ');
}
