// Proves that every system key has its sentence, and unknown ones keep the server's words.
import { expect, test } from 'vitest';
import { noticeText } from '#sdk/chat/rules/notice-text.ts';
import { systemKeys } from '#sdk/contract/flags.ts';
import { createTranslator, type TextKey } from '#sdk/locales/index.ts';

test('each of the fifteen keys has a sentence in both languages that names its people', () => {
  expect(systemKeys).toHaveLength(15);
  for (const language of ['zh', 'en'] as const)
    for (const systemKey of systemKeys) {
      const notice = noticeText({ systemKey, operatorName: '何静', targetNames: '林若溪', text: '' });
      if (notice.key === undefined) throw new Error(`no sentence for ${systemKey}`);
      const key: TextKey = notice.key;
      expect(createTranslator(language).translateRef({ key, parameters: notice.parameters })).toContain(
        '何静',
      );
    }
});

test('an unknown key shows the plain text of the server', () => {
  expect(noticeText({ systemKey: 'sing', text: '大家唱 face[强]' })).toEqual({
    key: undefined,
    text: '大家唱 [强]',
  });
});
