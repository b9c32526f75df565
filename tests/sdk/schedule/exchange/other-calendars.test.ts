// Calendar files in the manner of three other programs: their names of zones, folded lines, alarms, exceptions and extensions.
import { expect, test } from 'vitest';
import { readCalendar } from '#sdk/schedule/exchange/ics.ts';
import { expand } from '#sdk/schedule/rules/recurrence.ts';
import { isoAt } from '#sdk/schedule/rules/wall-time.ts';

const zone = 'Asia/Shanghai';
const read = (text: string): string[] =>
  readCalendar(text, zone).map(({ item, problem }) => {
    if (item === undefined) return problem ?? '';
    const times = expand(item, Date.UTC(2026, 0, 1), Date.UTC(2027, 11, 31), { off: [], on: [] });
    const first = times.slice(0, 4).map((one) => isoAt(one.start, item.zone));
    return [item.title, item.importance, item.reminders.join(' '), ...first].join(', ');
  });

const zonePart = (id: string, extra: readonly string[] = []): string[] => [
  'BEGIN:VTIMEZONE',
  `TZID:${id}`,
  ...extra,
  'BEGIN:STANDARD',
  'DTSTART:16010101T000000',
  'TZOFFSETFROM:+0800',
  'TZOFFSETTO:+0800',
  'END:STANDARD',
  'END:VTIMEZONE',
];
const newYork = (id: string): string[] => [
  'BEGIN:VTIMEZONE',
  `TZID:${id}`,
  'BEGIN:DAYLIGHT',
  'TZOFFSETFROM:-0500',
  'TZOFFSETTO:-0400',
  'TZNAME:EDT',
  'DTSTART:20070311T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZOFFSETFROM:-0400',
  'TZOFFSETTO:-0500',
  'TZNAME:EST',
  'DTSTART:20071104T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
];
const calendar = (...lines: string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const google = calendar(
  'PRODID:-//Google Inc//Google Calendar 70.9054//EN',
  'CALSCALE:GREGORIAN',
  'METHOD:PUBLISH',
  'X-WR-CALNAME:team',
  'X-WR-TIMEZONE:Asia/Shanghai',
  ...zonePart('Asia/Shanghai', ['X-LIC-LOCATION:Asia/Shanghai']),
  'BEGIN:VEVENT',
  'DTSTART;TZID=Asia/Shanghai:20261201T093000',
  'DTEND;TZID=Asia/Shanghai:20261201T103000',
  'RRULE:FREQ=WEEKLY;WKST=SU;UNTIL=20261231T155959Z;BYDAY=TU,TH',
  'EXDATE;TZID=Asia/Shanghai:20261208T093000',
  'EXDATE;TZID=Asia/Shanghai:20261210T093000,20261215T093000',
  'DTSTAMP:20261120T000000Z',
  'UID:g1@google.com',
  'ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=',
  ' TRUE;CN=somebody@example.org;X-NUM-GUESTS=0:mailto:somebody@example.org',
  'CLASS:PUBLIC',
  'CREATED:20261101T000000Z',
  'DESCRIPTION:first line\\nsecond\\, with a comma\\; and an und',
  '  erstanding that goes on over the line',
  'LAST-MODIFIED:20261101T000000Z',
  'LOCATION:Room 4',
  'SEQUENCE:3',
  'STATUS:CONFIRMED',
  'SUMMARY:Weekly',
  'TRANSP:OPAQUE',
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  'DESCRIPTION:This is an event reminder',
  'TRIGGER:-P0DT0H10M0S',
  'END:VALARM',
  'BEGIN:VALARM',
  'ACTION:EMAIL',
  'SUMMARY:x',
  'DESCRIPTION:y',
  'ATTENDEE:mailto:somebody@example.org',
  'TRIGGER:-P1D',
  'END:VALARM',
  'END:VEVENT',
  'BEGIN:VEVENT',
  'DTSTART;TZID=Asia/Shanghai:20261203T140000',
  'DTEND;TZID=Asia/Shanghai:20261203T150000',
  'DTSTAMP:20261120T000000Z',
  'UID:g1@google.com',
  'RECURRENCE-ID;TZID=Asia/Shanghai:20261203T093000',
  'SUMMARY:Weekly moved',
  'SEQUENCE:4',
  'STATUS:CONFIRMED',
  'END:VEVENT',
  'BEGIN:VEVENT',
  'DTSTART;VALUE=DATE:20261224',
  'DTEND;VALUE=DATE:20261226',
  'UID:g2@google.com',
  'SUMMARY:Away',
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
);
const outlook = calendar(
  'PRODID:-//Microsoft Corporation//Outlook 16.0 MIMEDIR//EN',
  'METHOD:PUBLISH',
  'X-MS-OLK-FORCEINSPECTOROPEN:TRUE',
  ...zonePart('China Standard Time'),
  ...newYork('Custom Office Zone'),
  ...newYork('(UTC-05:00) Eastern Time (US & Canada)'),
  'BEGIN:VEVENT',
  'CLASS:PUBLIC',
  'CREATED:20261101T000000Z',
  'DESCRIPTION: \\n',
  'DTEND;TZID="China Standard Time":20261202T100000',
  'DTSTAMP:20261101T000000Z',
  'DTSTART;TZID="China Standard Time":20261202T090000',
  'LAST-MODIFIED:20261101T000000Z',
  'PRIORITY:1',
  'RRULE:FREQ=MONTHLY;COUNT=3;BYDAY=1WE',
  'SEQUENCE:0',
  'SUMMARY;LANGUAGE=zh-cn:例会',
  'TRANSP:OPAQUE',
  'UID:040000008200E00074C5B7101A82E00800000000',
  'X-ALT-DESC;FMTTYPE=text/html:<html></html>',
  'X-MICROSOFT-CDO-BUSYSTATUS:BUSY',
  'X-MICROSOFT-CDO-IMPORTANCE:2',
  'BEGIN:VALARM',
  'TRIGGER:-PT15M',
  'ACTION:DISPLAY',
  'DESCRIPTION:Reminder',
  'END:VALARM',
  'END:VEVENT',
  'BEGIN:VEVENT',
  'UID:o2',
  'SUMMARY:Custom',
  'DTSTART;TZID=Custom Office Zone:20261201T090000',
  'DTEND;TZID=Custom Office Zone:20261201T100000',
  'END:VEVENT',
  'BEGIN:VEVENT',
  'UID:o3',
  'SUMMARY:Eastern',
  'DTSTART;TZID="(UTC-05:00) Eastern Time (US & Canada)":20260701T090000',
  'DTEND;TZID="(UTC-05:00) Eastern Time (US & Canada)":20260701T100000',
  'END:VEVENT',
  'BEGIN:VEVENT',
  'UID:o4',
  'SUMMARY:All day',
  'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE',
  'DTSTART;VALUE=DATE:20261205',
  'DTEND;VALUE=DATE:20261206',
  'END:VEVENT',
);
const apple = calendar(
  'METHOD:PUBLISH',
  'PRODID:-//Apple Inc.//macOS 15.0//EN',
  'CALSCALE:GREGORIAN',
  'X-APPLE-CALENDAR-COLOR:#FF2968',
  'X-WR-CALNAME:家庭',
  ...newYork('America/New_York'),
  'BEGIN:VEVENT',
  'CREATED:20261101T000000Z',
  'UID:A1B2',
  'DTEND;TZID=America/New_York:20261031T200000',
  'SUMMARY:Dinner',
  'DTSTART;TZID=America/New_York:20261031T190000',
  'RRULE:FREQ=DAILY;COUNT=3',
  'X-APPLE-STRUCTURED-LOCATION;VALUE=URI;X-APPLE-RADIUS=70;X-TITLE="Some place":geo:40.7,-74.0',
  'LOCATION:Some place\\n1 Main St',
  'X-APPLE-TRAVEL-ADVISORY-BEHAVIOR:AUTOMATIC',
  'SEQUENCE:1',
  'BEGIN:VALARM',
  'X-WR-ALARMUID:Q',
  'UID:Q',
  'TRIGGER;VALUE=DATE-TIME:19760401T005545Z',
  'ACTION:NONE',
  'X-APPLE-DEFAULT-ALARM:TRUE',
  'END:VALARM',
  'BEGIN:VALARM',
  'UID:R',
  'TRIGGER:-PT30M',
  'ACTION:AUDIO',
  'ATTACH;VALUE=URI:Chord',
  'END:VALARM',
  'END:VEVENT',
  'BEGIN:VEVENT',
  'UID:A3',
  'SUMMARY:Floating',
  'DTSTART:20261201T080000',
  'DTEND:20261201T090000',
  'END:VEVENT',
  'BEGIN:VTODO',
  'UID:T1',
  'SUMMARY:Buy milk',
  'DUE;VALUE=DATE:20261202',
  'PRIORITY:5',
  'END:VTODO',
);

test('lists of exceptions, a moved occurrence, folded lines and days that end the day after', () => {
  expect(read(google)).toEqual([
    'Weekly, ordinary, 10 1440, 2026-12-01T09:30:00+08:00, 2026-12-03T14:00:00+08:00, 2026-12-17T09:30:00+08:00, 2026-12-22T09:30:00+08:00',
    'Away, ordinary, , 2026-12-24T00:00:00+08:00',
  ]);
  const [weekly] = readCalendar(google, zone);
  expect(weekly?.item).toMatchObject({
    remarks: 'first line\nsecond, with a comma; and an und erstanding that goes on over the line',
    people: [],
  });
});

test('zones by the names of Windows, and by names of their own that the file describes', () => {
  expect(read(outlook)).toEqual([
    '例会, veryImportant, 15, 2026-12-02T09:00:00+08:00, 2027-01-06T09:00:00+08:00, 2027-02-03T09:00:00+08:00',
    'Custom, ordinary, , 2026-12-01T09:00:00-05:00',
    'Eastern, ordinary, , 2026-07-01T09:00:00-04:00',
    'All day, ordinary, , 2026-12-05T00:00:00+08:00',
  ]);
  const odd = outlook.replaceAll('TZOFFSETTO:-0400', 'TZOFFSETTO:-0417');
  expect(read(odd)[1]).toBe('zoneUnknown');
  const endless = outlook.replaceAll('RRULE:FREQ=YEARLY;BYMONTH', 'RRULE:FREQ=SECONDLY;BYMONTH');
  expect(read(endless)[1]).toBe('zoneUnknown');
});

test('alarms that sound and alarms that are off, summer time that ends, times without a zone, and tasks', () => {
  expect(read(apple)).toEqual([
    'Dinner, ordinary, 30, 2026-10-31T19:00:00-04:00, 2026-11-01T19:00:00-05:00, 2026-11-02T19:00:00-05:00',
    'Floating, ordinary, , 2026-12-01T08:00:00+08:00',
    'Buy milk, important, , 2026-12-02T00:00:00+08:00',
  ]);
});
