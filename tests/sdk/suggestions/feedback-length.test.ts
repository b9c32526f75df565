// Suggestions have 1 to 500 characters, as people count them.
import { expect, test } from 'vitest';
import { feedbackLength } from '#sdk/suggestions/rules/feedback-length.ts';

test('1 to 500 characters fit, without the blanks around them', () => {
  expect(feedbackLength('')).toEqual({ written: 0, most: 500, fits: false });
  expect(feedbackLength('   ')).toMatchObject({ written: 0, fits: false });
  expect(feedbackLength(' 好 ')).toMatchObject({ written: 1, fits: true });
  expect(feedbackLength('字'.repeat(500)).fits).toBe(true);
  expect(feedbackLength('字'.repeat(501)).fits).toBe(false);
  expect(feedbackLength('👍'.repeat(500))).toMatchObject({ written: 500, fits: true });
});
