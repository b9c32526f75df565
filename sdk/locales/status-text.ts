// Says a person's status in a line.
import { momentText } from './time-text.ts';
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

/** The same with when it ends, where it does: «🌴 On leave until 30 Nov 12:08». @param now epoch ms */
export function statusUntilText(
  translator: Translator,
  status: (Parameters<typeof statusText>[1] & { readonly until?: number | undefined }) | undefined,
  now: number,
): string {
  const words = statusText(translator, status);
  if (status?.until === undefined) return words;
  return `${words} ${translator.t('status.endsAt', { time: momentText(translator, status.until, now) })}`;
}
