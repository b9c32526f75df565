// Times as people and programs read them, and lengths of time as they are typed.

const pad = (value: number, digits = 2): string => String(value).padStart(digits, '0');

/** ISO-8601 with the local offset, e.g. `2026-11-22T15:00:00.000+08:00`; null for 0, which means «never». */
export function isoTime(time: number): string | null {
  if (time === 0) return null;
  const at = new Date(time);
  const offset = -at.getTimezoneOffset();
  const size = Math.abs(offset);
  const day = `${pad(at.getFullYear(), 4)}-${pad(at.getMonth() + 1)}-${pad(at.getDate())}`;
  const clock = `${pad(at.getHours())}:${pad(at.getMinutes())}:${pad(at.getSeconds())}.${pad(at.getMilliseconds(), 3)}`;
  return `${day}T${clock}${offset < 0 ? '-' : '+'}${pad(Math.floor(size / 60))}:${pad(size % 60)}`;
}

/** An instant on the clock that it is written on: `2026-11-22 15:00`. */
export const clockOf = (iso: string): string => iso.slice(0, 16).replace('T', ' ');

/** `15:04` today, `11-20 15:04` this year, `2025-11-20 15:04` before; empty for 0. */
export function shortTime(time: number, now: number): string {
  if (time === 0) return '';
  const at = new Date(time);
  const today = new Date(now);
  const clock = `${pad(at.getHours())}:${pad(at.getMinutes())}`;
  if (at.toDateString() === today.toDateString()) return clock;
  const day = `${pad(at.getMonth() + 1)}-${pad(at.getDate())}`;
  return at.getFullYear() === today.getFullYear() ? `${day} ${clock}` : `${at.getFullYear()}-${day} ${clock}`;
}

const unitMs: Readonly<Record<string, number>> = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/** Milliseconds of `500ms`, `10s`, `2m`, `1h`, `3d` or a bare number of seconds; undefined for anything else. */
export function parseDuration(text: string): number | undefined {
  const [, amount, unit = 's'] = /^(\d+(?:\.\d+)?)(ms|s|m|h|d)?$/.exec(text.trim()) ?? [];
  const size = unitMs[unit];
  return amount === undefined || size === undefined ? undefined : Math.round(Number(amount) * size);
}

/** Epoch milliseconds of a date or date-time as typed (`2026-11-22`, `2026-11-22T15:00`), or a length of time ago. */
export function parseMoment(text: string, now: number): number | undefined {
  const ago = parseDuration(text);
  if (ago !== undefined && /[a-z]$/.test(text)) return now - ago;
  if (!/^\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/.test(text))
    return undefined;
  const time = Date.parse(text.length === 10 ? `${text}T00:00` : text.replace(' ', 'T'));
  return Number.isNaN(time) ? undefined : time;
}

const dayWords: Readonly<Record<string, number>> = {
  前天: -2,
  昨天: -1,
  yesterday: -1,
  今天: 0,
  today: 0,
  明天: 1,
  tomorrow: 1,
  后天: 2,
  大后天: 3,
};

/**
 * A clock time, with the day before it or without, on a wall clock: `15:00`, `明天 15:00`, `明天15:00`. A bare one that is
 * over is tomorrow's.
 * @param localNow what that clock shows now, as `2026-11-22T09:30:00`
 * @returns `2026-11-23T15:00:00`; undefined for anything else
 */
export function dayAndClock(text: string, localNow: string): string | undefined {
  const [, word, hour, minute] = /^(?:(\p{L}+)\s*)?(\d{1,2})[:：](\d{2})$/u.exec(text.trim()) ?? [];
  if (hour === undefined || minute === undefined || Number(hour) > 23 || Number(minute) > 59)
    return undefined;
  const days = word === undefined ? 0 : dayWords[word.toLowerCase()];
  if (days === undefined) return undefined;
  const clock = `${hour.padStart(2, '0')}:${minute}:00`;
  const isOver = word === undefined && clock <= localNow.slice(11);
  const day = Date.parse(`${localNow.slice(0, 10)}T00:00:00Z`) + (isOver ? 1 : days) * 86_400_000;
  return `${new Date(day).toISOString().slice(0, 10)}T${clock}`;
}

/**
 * Epoch milliseconds of a time to come as it is typed in figures: `+2h`, `15:00`, `明天 15:00`, `2026-11-22T15:00`;
 * undefined for anything else. Whether it is over is the caller's to judge.
 */
export function parseFuture(text: string, now: number): number | undefined {
  const typed = text.trim();
  if (typed.startsWith('+')) {
    const span = parseDuration(typed.slice(1));
    return span === undefined ? undefined : now + span;
  }
  const local = dayAndClock(typed, (isoTime(now) ?? '').slice(0, 19));
  if (local !== undefined) return Date.parse(local);
  // A length of time without a sign is one that has passed: nobody means that here.
  return parseDuration(typed) === undefined ? parseMoment(typed, now) : undefined;
}
