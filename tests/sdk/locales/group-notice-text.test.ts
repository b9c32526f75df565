// Proves that what the office tells of a group names people as the reader sees them, and its own words stay as they are.
import { expect, test } from 'vitest';
import { noticeText } from '#sdk/chat/rules/notice-text.ts';
import { groupNoticeText } from '#sdk/locales/group-notice-text.ts';
import { createTranslator } from '#sdk/locales/index.ts';

const letters = (name: string): string | undefined => ({ 何静: 'He Jing', 林若溪: 'Lin Ruoxi' })[name];
const plain = createTranslator('en');

test('names stand in letters where the reader has chosen them', () => {
  const notice = noticeText({ systemKey: 'join', operatorName: '何静', targetNames: '林若溪', text: '' });
  const spelt = groupNoticeText({ ...plain, letters }, notice);
  expect(spelt).toContain('何静 He Jing');
  expect(spelt).toContain('林若溪 Lin Ruoxi');
  expect(groupNoticeText(plain, notice)).not.toContain('He Jing');
  const withdrawn = noticeText({ systemKey: 'msgback', operatorName: '何静', text: '' });
  expect(groupNoticeText({ ...plain, letters }, withdrawn)).toContain('何静 He Jing');
});

test('words of a key that nobody knows stay as the office said them', () => {
  expect(groupNoticeText({ ...plain, letters }, noticeText({ systemKey: 'other', text: '何静 came' }))).toBe(
    '何静 came',
  );
});
