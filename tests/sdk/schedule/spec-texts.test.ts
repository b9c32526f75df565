// The sentences and file names of the schedule that the specification gives, word by word in both languages, and when they are said.
import { expect, test } from 'vitest';
import { checkItem } from '#fixtures/office/schedule/checks.ts';
import { scheduleWords } from '#fixtures/office/schedule/words.ts';
import type { ItemInput } from '#sdk/contract/schedule.ts';
import { schedule as en, scheduleErrors as enErrors } from '#sdk/locales/en/schedule.ts';
import { schedule as zh, scheduleErrors as zhErrors } from '#sdk/locales/zh/schedule.ts';
import { exportFile, templateFile } from '#sdk/schedule/exchange/export.ts';
import { itemProblem } from '#sdk/schedule/rules/item-form.ts';
import { wholeItem } from '#sdk/schedule/rules/new-item.ts';

const sentences = {
  taskTitleMissing: ['保存失败，任务标题不能为空！', 'Save failed, task title cannot be empty!'],
  endNotAfterStart: [
    '保存失败，结束时间必须大于开始时间！',
    'Save failed, the end time must be greater than the start time!',
  ],
  deadlineInvalid: ['请正确填写截止时间', 'Deadline must be filled in correctly'],
  scheduleTextTooLong: ['文本不能超过 2000 个字符', 'Text cannot exceed 2000 characters'],
  scheduleGone: ['日程已删除或取消', 'Schedule deleted or cancelled'],
} as const;

test('they are said word by word, by the office and by every client', () => {
  for (const [code, [chinese, english]] of Object.entries(sentences)) {
    const name = code as keyof typeof sentences;
    expect([zhErrors[name], enErrors[name]]).toEqual([chinese, english]);
    expect([scheduleWords.zh[name], scheduleWords.en[name]]).toEqual([chinese, english]);
  }
  expect(zhErrors.exportFailed).toMatch(/^导出失败/u);
  expect(enErrors.exportFailed).toMatch(/^Export failed/u);
  expect(zh.mostFiles).toContain('{{count}}');
  expect(en.mostFiles).toContain('{{count, attachment|attachments}}');
});

const base = { title: 'T', start: '2026-12-01T09:00:00', end: '2026-12-01T10:00:00' };
const task = { ...base, type: 'task' as const, people: [{ personId: '1', role: 'executor' as const }] };
const forbidden = [...'?&:\'"%#'];
const wrong: readonly (readonly [fields: Partial<ItemInput>, code: string])[] = [
  [{ ...task, title: ' ' }, 'taskTitleMissing'],
  ...forbidden.map((sign) => [{ ...task, title: `a${sign}b` }, 'taskTitleCharacters'] as const),
  [{ ...task, end: '2026-12-41T10:00:00' }, 'deadlineInvalid'],
  [{ ...task, start: '', end: '' }, 'deadlineInvalid'],
  [{ ...task, people: [] }, 'executorMissing'],
  [
    { ...task, people: ['1', '2'].map((personId) => ({ personId, role: 'executor' as const })) },
    'executorMissing',
  ],
  [{ ...base, end: base.start }, 'endNotAfterStart'],
  [{ ...base, end: '2026-12-01T08:59:59' }, 'endNotAfterStart'],
  [{ ...base, rule: 'FREQ=DAILY', end: '2026-12-02T09:00:01' }, 'repeatTooLong'],
  [{ ...base, remarks: 'x'.repeat(2_001) }, 'scheduleTextTooLong'],
  [{ ...base, title: 'x'.repeat(201) }, 'scheduleNameTooLong'],
  [{ ...base, location: 'x'.repeat(201) }, 'scheduleNameTooLong'],
  [{ ...base, files: Array.from({ length: 11 }, String) }, 'tooManyAttachments'],
];

test.each(wrong)('%j is %s at both ends', (fields, code) => {
  const item = wholeItem({ ...base, ...fields }, 'Asia/Shanghai');
  expect(itemProblem(item)?.code).toBe(code);
  expect(() => checkItem(item)).toThrow(code);
});

test('what stands just within each bound is taken at both ends', () => {
  const right: readonly Partial<ItemInput>[] = [
    { ...task, title: 'a!b（c）', end: task.start },
    ...forbidden.map((sign) => ({ title: `a${sign}b` })),
    { rule: 'FREQ=DAILY', end: '2026-12-02T09:00:00' },
    { remarks: 'x'.repeat(2_000), title: 'x'.repeat(200), location: 'x'.repeat(200) },
    { files: Array.from({ length: 10 }, String) },
  ];
  for (const fields of right) {
    const item = wholeItem({ ...base, ...fields }, 'Asia/Shanghai');
    expect(itemProblem(item), JSON.stringify(fields)).toBeUndefined();
    expect(() => checkItem(item), JSON.stringify(fields)).not.toThrow();
  }
});

test('the template and the export have their names, the export with its time', async () => {
  const at = { now: Date.UTC(2026, 10, 24, 1, 2, 3), zone: 'Asia/Shanghai' };
  const named = async (language: 'zh' | 'en') => [
    (await templateFile(language)).name,
    (await exportFile([], 'xlsx', { language, ...at })).name,
    (await exportFile([], 'ics', { language, ...at })).name,
  ];
  expect(await named('zh')).toEqual([
    '日程导入模板.xlsx',
    '日程导出-20261124-090203.xlsx',
    '日程导出-20261124-090203.ics',
  ]);
  expect(await named('en')).toEqual([
    'schedule-import-template.xlsx',
    'schedule-export-20261124-090203.xlsx',
    'schedule-export-20261124-090203.ics',
  ]);
});
