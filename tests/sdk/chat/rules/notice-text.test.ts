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

test('what one did oneself is said of «you», and whoever was removed is told so', () => {
  const said = (systemKey: string, mine: boolean): string => {
    const notice = noticeText({ systemKey, operatorName: '何静', targetNames: '林若溪', text: '新名', mine });
    if (notice.key === undefined) throw new Error('no sentence');
    return createTranslator('zh').translateRef({ key: notice.key, parameters: notice.parameters });
  };
  expect(said('updatename', true)).toBe('你将群名称改为“新名”');
  expect(said('updatename', false)).toBe('何静 将群名称改为“新名”');
  expect(said('tokick', false)).toBe('你被 何静 移出了群聊');
  for (const key of systemKeys.filter((one) => one !== 'tokick' && one !== 'msgback'))
    expect(said(key, true)).toContain('你');
});

test('a name that holds a comma stays one name, in both languages', () => {
  for (const [language, sentence] of [
    ['zh', '你邀请 Eriksen, Nora 加入了群聊'],
    ['en', 'You added Eriksen, Nora'],
  ] as const) {
    const notice = noticeText({ systemKey: 'join', targetNames: 'Eriksen, Nora', text: '', mine: true });
    if (notice.key === undefined) throw new Error('no sentence');
    const said = createTranslator(language).translateRef({ key: notice.key, parameters: notice.parameters });
    expect(said).toBe(sentence);
  }
});

test('several names are listed as each language does it', () => {
  const notice = noticeText({ systemKey: 'join', targetNames: '林若溪、Nora', text: '', mine: true });
  if (notice.key === undefined) throw new Error('no sentence');
  const said = (language: 'zh' | 'en') =>
    createTranslator(language).translateRef({ key: notice.key, parameters: notice.parameters });
  expect(said('zh')).toBe('你邀请 林若溪、Nora 加入了群聊');
  expect(said('en')).toBe('You added 林若溪, Nora');
});
