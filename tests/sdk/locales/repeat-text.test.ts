// How something repeats, said as a person would in both languages: from either end of a month.
import { expect, test } from 'vitest';
import { createTranslator } from '#sdk/locales/both-languages.ts';
import { repeatText } from '#sdk/locales/repeat-text.ts';

const said = [
  ['FREQ=MONTHLY;BYDAY=1WE', '每月 · 第 1 个周三', 'Every month · first Wed'],
  ['FREQ=MONTHLY;BYDAY=-1FR', '每月 · 最后一个周五', 'Every month · last Fri'],
  ['FREQ=MONTHLY;BYDAY=-2FR', '每月 · 倒数第二个周五', 'Every month · second to last Fri'],
  ['FREQ=MONTHLY;BYMONTHDAY=-1', '每月 · 最后一天', 'Every month · on the last day'],
  ['FREQ=MONTHLY;BYMONTHDAY=15,30', '每月 · 15、30 日', 'Every month · on day 15, 30'],
] as const;

test.each(said)('%s', (rule, zh, en) => {
  const text = (language: 'zh' | 'en'): string =>
    repeatText(
      createTranslator(language).t,
      { rule, workdays: false },
      language === 'zh' ? 'zh-CN' : 'en-US',
    );
  expect([text('zh'), text('en')]).toEqual([zh, en]);
});
