// Both expansions, the client's and the office's, each written for itself, take place when the public suites say.
import { expect, test } from 'vitest';
import { expand as officeExpand } from '#fixtures/office/schedule/expansion.ts';
import { expand } from '#sdk/schedule/rules/recurrence.ts';
import { isoAt } from '#sdk/schedule/rules/wall-time.ts';
import { datesOf, recurrenceFacts } from '../support/recurrence-facts.ts';

const zone = 'America/New_York';
const days = { off: [], on: [] };
const officeDays = { off: new Set<string>(), on: new Set<string>() };
/** Nine o'clock there: summer time ended on the last Sunday of October until 2006, and began in April. */
const offsets = /T09:00:00-0[45]:00$/;

const facts = recurrenceFacts.map(([start, rule, said, goesOn = false]) => ({ start, rule, said, goesOn }));
test.each(facts)('$start $rule', ({ start, rule, said, goesOn }) => {
  const item = {
    start: `${start}T09:00:00`,
    end: `${start}T10:00:00`,
    zone,
    isAllDay: false,
    rule,
    workdays: false,
    exceptions: [],
    overrides: [],
  };
  const wanted = datesOf(said);
  const from = Date.parse(`${start}T00:00:00Z`);
  const to = goesOn ? Date.parse(`${wanted.at(-1)}T23:00:00Z`) : Date.parse('2040-01-01');
  const ours = expand(item, from, to, days).map((one) => isoAt(one.start, zone));
  const theirs = officeExpand(item, from, to, officeDays).map((one) => isoAt(one.start, zone));
  expect(ours.map((at) => at.slice(0, 10))).toEqual(wanted);
  expect(theirs).toEqual(ours);
  for (const at of ours) expect(at).toMatch(offsets);
});

test('there are enough facts to tell', () => {
  expect(recurrenceFacts.length).toBeGreaterThan(40);
});
