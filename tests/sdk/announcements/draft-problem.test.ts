// What is said of an announcement before it is sent.
import { expect, test } from 'vitest';
import { draftProblem, titleLength, type AnnouncementDraft } from '#sdk/announcements/rules/draft-problem.ts';
import { richTextOf } from '#sdk/contract/rich-text.ts';

const now = Date.UTC(2026, 10, 24, 10);
const draft = (change: Partial<AnnouncementDraft> & { words?: string } = {}) => {
  const { words = 'On Friday', ...rest } = change;
  return {
    title: 'Power cut',
    audience: [{ kind: 'everybody' as const }],
    ...rest,
    body: richTextOf(words),
  };
};

test('a title, words and readers are needed, the first that is missing is named', () => {
  expect(draftProblem(draft(), now)).toBeUndefined();
  expect(draftProblem(draft({ title: ' ', words: '' }), now)).toBe('announcementTitleMissing');
  expect(draftProblem(draft({ title: '字'.repeat(titleLength) }), now)).toBeUndefined();
  expect(draftProblem(draft({ title: '字'.repeat(titleLength + 1) }), now)).toBe('announcementTitleMissing');
  expect(draftProblem(draft({ words: '  ', audience: [] }), now)).toBe('announcementEmpty');
  expect(draftProblem(draft({ words: '\u200b\u3164' }), now)).toBe('announcementEmpty');
  expect(draftProblem(draft({ title: '\u2800' }), now)).toBe('announcementTitleMissing');
  expect(draftProblem(draft({ audience: [] }), now)).toBe('announcementNobody');
});

test('an end lies behind now, and behind the beginning where there is one', () => {
  expect(draftProblem(draft({ until: now }), now)).toBe('announcementTimes');
  expect(draftProblem(draft({ until: now + 1 }), now)).toBeUndefined();
  expect(draftProblem(draft({ at: now + 10, until: now + 5 }), now)).toBe('announcementTimes');
  expect(draftProblem(draft({ at: now + 10, until: now + 11 }), now)).toBeUndefined();
});

test('what comes out comes out from now on: a time that is over, or none at all, is told', () => {
  expect(draftProblem(draft({ at: now - 3_600_000 }), now)).toBe('announcementTimes');
  expect(draftProblem(draft({ at: Number.NaN }), now)).toBe('announcementTimes');
  expect(draftProblem(draft({ until: Number.NaN }), now)).toBe('announcementTimes');
  // What has just been the present is meant as at once.
  expect(draftProblem(draft({ at: now - 1_000 }), now)).toBeUndefined();
});
