// How the workbench's sources look, and how long something has waited.
import type { Translator } from '#sdk/locales/index.ts';

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
