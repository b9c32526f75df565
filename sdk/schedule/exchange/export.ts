// Writes items as a file, and the table that is filled in for an import.
import type { ItemInput, ScheduleItem } from '../../contract/schedule.ts';
import { inputOf } from '../rules/series-edit.ts';
import { localAt } from '../rules/wall-time.ts';
import type { MadeFile } from '../schedule-api.ts';

const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The items as a file; its name has the time in it (spec §9). */
export async function exportFile(
  items: readonly ScheduleItem[],
  format: 'xlsx' | 'ics',
  { language, now, zone }: { language: 'zh' | 'en'; now: number; zone: string },
): Promise<MadeFile> {
  const stamp = localAt(now, zone).replaceAll(/[-:]/gu, '').replace('T', '-');
  const name = `${language === 'zh' ? '日程导出' : 'schedule-export'}-${stamp}.${format}`;
  // What was called off is not there any more.
  const inputs = items
    .filter(({ status }) => status === 'confirmed' || status === 'completed')
    .map((item) => ({ ...inputOf(item), ...(item.status === 'completed' && { isDone: true }) }));
  if (format === 'xlsx')
    return { name, type: sheetType, bytes: (await import('./sheet.ts')).printSheet(inputs, language) };
  const text = (await import('./ics.ts')).printCalendar(inputs, now);
  return { name, type: 'text/calendar', bytes: new TextEncoder().encode(text) };
}

/** The table to fill in, with one row that shows how (spec §9). */
export async function templateFile(language: 'zh' | 'en'): Promise<MadeFile> {
  const example: ItemInput = {
    type: 'schedule',
    title:
      language === 'zh' ? '示例：周例会（导入前请删除本行）' : 'Example: weekly meeting (delete this row)',
    location: language === 'zh' ? '3 楼 302' : 'Room 302',
    start: '2026-12-01T09:00:00',
    end: '2026-12-01T10:00:00',
    zone: 'Asia/Shanghai',
    isAllDay: false,
    rule: 'FREQ=WEEKLY;BYDAY=TU;COUNT=5',
    workdays: false,
    exceptions: [],
    overrides: [],
    importance: 'ordinary',
    remarks: '',
    reminders: [10],
    checklist: [],
    source: '',
    people: [],
    files: [],
  };
  const name = language === 'zh' ? '日程导入模板.xlsx' : 'schedule-import-template.xlsx';
  return { name, type: sheetType, bytes: (await import('./sheet.ts')).printSheet([example], language) };
}
