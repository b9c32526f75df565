// The hours of every form are those of the reader's clock, also where a style is asked for and no single part.
import { expect, test } from 'vitest';
import { withClock, writeDate } from '#sdk/locales/date-format.ts';

const time = new Date(2026, 10, 25, 17, 45).getTime();
const forms = [
  { hour: '2-digit', minute: '2-digit' },
  { dateStyle: 'medium', timeStyle: 'short' },
  { timeStyle: 'short' },
] as const;

test.each(forms)('%j', (form) => {
  for (const tag of ['en-US', 'en-GB', 'zh-CN']) {
    expect(writeDate(withClock(tag, '24h'), time, form)).toContain('17:45');
    const twelve = writeDate(withClock(tag, '12h'), time, form);
    expect(twelve).toMatch(/(?<!\d)5:45/);
    expect(twelve).not.toContain('17:45');
  }
});
