// The settings of quiet hours: whether there are any, and from when until when.
import type { TextKey } from '../locales/index.ts';
import type { SettingFace, SettingRow } from './setting-row.ts';

const face = {
  page: 'messageInform',
  section: 'notices',
  places: ['browser', 'desktop', 'terminal', 'command'],
} as const;

/** Every half hour of a day. */
const halfHours: readonly string[] = Array.from(
  { length: 48 },
  (_, half) => `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}`,
);

const timeRow = (start: string, label: TextKey): SettingRow<string> => ({
  type: 'time',
  default: start,
  scope: 'person',
  face: { ...face, label, under: 'quietHours', offered: halfHours } satisfies SettingFace<string>,
});

/** Their rows, in the order of a page. */
export const quietHoursRows = {
  quietHours: {
    type: 'switch',
    values: [true, false],
    default: false,
    scope: 'person',
    face: { ...face, label: 'settings.quietHours', hint: 'settings.quietHoursHint' },
  } as SettingRow<boolean>,
  quietFrom: timeRow('22:00', 'settings.quietFrom'),
  quietUntil: timeRow('08:00', 'settings.quietUntil'),
};
