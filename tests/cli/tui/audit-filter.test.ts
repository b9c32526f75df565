// Proves that what is typed over the office's log is understood: acts by their names, days, and whoever is named.
import { expect, test } from 'vitest';
import { auditFilter } from '#cli/tui/commands/audit-filter.ts';
import { createTranslator } from '#sdk/locales/both-languages.ts';

const [zh, en] = [createTranslator('zh'), createTranslator('en')];
const now = new Date('2026-11-22T12:00').getTime();

test.each([
  [zh, '', { act: '', day: '', account: '' }],
  [zh, 'linruoxi', { act: '', day: '', account: 'linruoxi' }],
  [zh, '移出群聊 昨天', { act: 'operkick', day: '2026-11-21', account: '' }],
  [zh, '11-20 linruoxi 解散群聊', { act: 'delgroup', day: '2026-11-20', account: 'linruoxi' }],
  // The longer of two acts that begin alike.
  [zh, '退出群聊并移交群主', { act: 'ownerleave', day: '', account: '' }],
  [zh, '退出群聊', { act: 'leave', day: '', account: '' }],
  [en, `${en.t('audit.act.delgroup').toUpperCase()} @amy`, { act: 'delgroup', day: '', account: '@amy' }],
] as const)('%#: %s', (translator, typed, filter) => {
  expect(auditFilter(translator, typed, now)).toEqual(filter);
});
