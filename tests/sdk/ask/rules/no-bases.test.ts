// Who can ask nothing yet is told what they themselves can do about it.
import { expect, test } from 'vitest';
import { noBasesWords } from '#sdk/ask/rules/no-bases.ts';
import { createTranslator } from '#sdk/locales/index.ts';

test('whoever administers the office is not sent to an administrator', () => {
  const { title, hint } = noBasesWords({ administrators: ['李娜'] }, true);
  for (const language of ['zh', 'en'] as const) {
    const { t } = createTranslator(language);
    expect(`${t(title)} ${t(hint, { names: '' })}`).not.toMatch(/administrator|管理员|李娜/iu);
  }
});

test('others are told whom to ask, by name where the office names somebody', () => {
  const { t } = createTranslator('en');
  expect(t(noBasesWords({ administrators: ['Li Na'] }, false).hint, { names: 'Li Na' })).toContain('Li Na');
  expect(t(noBasesWords({ administrators: [] }, false).hint, { names: '' })).toContain('administrator');
});
