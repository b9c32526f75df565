// No drill is left out of `npm test` but those that are too long for it: every topic has its file, and every drill stands in one.
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allDrills, drillsAbout, drillTopics, type DrillTopic } from './all-drills.ts';

const fileOf = (topic: DrillTopic): URL =>
  new URL(topic === 'pages' ? '../journeys/drills.test.ts' : `quick-${topic}.test.ts`, import.meta.url);

test.each(drillTopics)('the drills about %s are run by their file', (topic) => {
  expect(existsSync(fileOf(topic))).toBe(true);
  expect(readFileSync(fileOf(topic), 'utf8')).toContain(`drillsAbout('${topic}')`);
  expect(drillsAbout(topic).length).toBeGreaterThan(0);
});

test('every drill is of one topic and has one name', () => {
  expect(
    drillTopics
      .flatMap(drillsAbout)
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(
    allDrills
      .filter(({ apart }) => apart === undefined)
      .map(({ name }) => name)
      .toSorted(),
  );
  expect(new Set(allDrills.map(({ name }) => name)).size).toBe(allDrills.length);
});
