// A schedule is exported, opened and saved by LibreOffice in both of its formats, and imported: nothing of it has changed.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pick, seededRandom } from '#fixtures/seed/random.ts';
import { importFile } from '#sdk/schedule/exchange/import.ts';
import { printSheet } from '#sdk/schedule/exchange/sheet.ts';
import { wholeItem } from '#sdk/schedule/rules/new-item.ts';
import { localOf } from '#sdk/schedule/rules/wall-time.ts';
import type { ItemInput } from '#sdk/contract/schedule.ts';
import type { DrillContext } from './drill.ts';

const program = '/usr/bin/soffice';
const quarter = 900_000;
const rules = ['', 'FREQ=DAILY;COUNT=30', 'FREQ=WEEKLY;BYDAY=MO,WE', 'FREQ=MONTHLY;BYDAY=-1FR'] as const;
const titles = ['周会', '2026-12-01', '007', '1/2', 'TRUE', '出差 ☂', '1e5'] as const;
const remarks = ['', '第一行\n第二行', '"引号"；\\', '＝和 100 %'] as const;

/** See the first line. */
export async function run(context: DrillContext): Promise<void> {
  const { seed, full, folder } = context;
  const random = seededRandom(seed);
  const items = Array.from({ length: full ? 10_000 : 50 }, (_, index): ItemInput => {
    const start = Date.UTC(2026, 0, 1) + index * 5 * quarter;
    const isAllDay = index % 5 === 0;
    return wholeItem(
      {
        title: pick(random, titles),
        start: localOf(start, isAllDay),
        end: localOf(start + (isAllDay ? 96 : 4) * quarter, isAllDay),
        isAllDay,
        rule: pick(random, rules),
        reminders: index % 3 === 0 ? [10, 60] : [],
        remarks: pick(random, remarks),
        uid: `sheet-${index}`,
      },
      'Asia/Shanghai',
    );
  });
  context.report('rows', items.length);
  if (!existsSync(program)) {
    // Said aloud: what stands in the tests as files of that program is read there all the same.
    process.stderr.write('skipped: LibreOffice is not installed\n');
    return context.report('LibreOffice', 'skipped: not installed');
  }
  writeFileSync(join(folder, 'plan.xlsx'), printSheet(items, 'zh'));
  for (const format of ['ods', 'xlsx'] as const) {
    await save(folder, format);
    const name = `plan.${format}`;
    const back: unknown[] = [];
    const told = await importFile(
      { name, bytes: new Uint8Array(readFileSync(join(folder, 'saved', name))) },
      {
        ...{ dryRun: false, calendarId: undefined, zone: 'Asia/Shanghai' },
        known: async () => new Set(),
        write: async (writes) => void back.push(...writes.map(({ item }) => item)),
      },
    );
    context.report(`${format} read back`, told.added);
    for (const { row, problem } of told.rows.filter(({ outcome }) => outcome === 'refused'))
      context.problem(`${name}, row ${row}: ${problem}`);
    for (const [index, item] of items.entries()) {
      const [was, is] = [said(item), said(back[index] as ItemInput | undefined)];
      if (was !== is) context.problem(`${name}, row ${index + 2}: ${was} came back as ${is}`);
    }
  }
}

/** What of an item a table holds. */
const said = (item: ItemInput | undefined): string =>
  item === undefined
    ? 'nothing'
    : JSON.stringify([
        ...[item.uid, item.title, item.start, item.end, item.isAllDay, item.zone],
        ...[item.rule, item.reminders, item.remarks],
      ]);

/** Has the program open what was exported and save it in a format. */
async function save(folder: string, format: string): Promise<void> {
  const profile = `-env:UserInstallation=file://${join(folder, 'libre-office')}`;
  const places = ['--outdir', join(folder, 'saved'), join(folder, 'plan.xlsx')];
  const child = spawn(program, ['--headless', profile, '--convert-to', format, ...places], {
    stdio: 'ignore',
  });
  const timer = setTimeout(() => child.kill('SIGKILL'), 240_000);
  const [code] = (await once(child, 'exit')) as [number | null];
  clearTimeout(timer);
  if (code !== 0) throw new Error(`LibreOffice ended with ${code}`);
}
