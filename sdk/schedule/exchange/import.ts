// Reads a file of items and writes what of it is new: row by row, nothing twice, nobody invited.
import type { ItemWrite } from '../../contract/schedule.ts';
import { mostWrites } from '../../contract/schedule-limits.ts';
import { OfficeError } from '../../errors.ts';
import { itemProblem } from '../rules/item-form.ts';
import { instantOf, isLocal, isZone } from '../rules/wall-time.ts';
import type { ImportReport, ImportRow } from '../schedule-api.ts';
import type { ReadRow } from './ics.ts';

const mostBytes = 20_000_000;
const mostRows = 10_000;

/** What an import stands on. */
export type ImportParts = {
  dryRun: boolean;
  calendarId: string | undefined;
  zone: string;
  /** UIDs that are there already in a stretch of time. */
  known(from: number, to: number): Promise<ReadonlySet<string>>;
  write(writes: readonly ItemWrite[]): Promise<unknown>;
};

/** Imports a file by its name's ending. @throws OfficeError `importUnreadable`, `importTooLarge` */
export async function importFile(
  file: { name: string; bytes: Uint8Array<ArrayBuffer> },
  parts: ImportParts,
): Promise<ImportReport> {
  if (file.bytes.length > mostBytes) throw new OfficeError('importTooLarge');
  const read = await rowsOf(file, parts.zone);
  if (read.length > mostRows) throw new OfficeError('importTooLarge');
  const starts = read.flatMap(({ item }) => startOf(item));
  const seen = new Set(
    starts.length === 0
      ? []
      : await parts.known(
          starts.reduce((least, one) => Math.min(least, one)),
          starts.reduce((last, one) => Math.max(last, one)) + 1,
        ),
  );
  const rows: ImportRow[] = [];
  const writes: ItemWrite[] = [];
  for (const { row, title, item } of read) {
    if (item === undefined) {
      rows.push({ row, title, outcome: 'refused', problem: 'scheduleTimeInvalid' });
      continue;
    }
    // Who executes an imported task is whoever imports it; the office says so for itself.
    const checked =
      item.type === 'task' ? { ...item, people: [{ personId: '0', role: 'executor' as const }] } : item;
    const problem = itemProblem(checked);
    if (problem !== undefined) {
      rows.push({ row, title, outcome: 'refused', problem: problem.code });
      continue;
    }
    const uid =
      item.uid ||
      identityOf(`${title}\n${item.start}\n${item.end}\n${item.zone}\n${item.rule}\n${item.location}`);
    const isKnown = seen.has(uid);
    seen.add(uid);
    rows.push({ row, title, outcome: isKnown ? 'known' : 'new' });
    const calendar = parts.calendarId === undefined ? {} : { calendarId: parts.calendarId };
    if (!isKnown)
      writes.push({
        op: 'create',
        item: { ...checked, people: checked.type === 'task' ? checked.people : [], uid, ...calendar },
      });
  }
  if (!parts.dryRun)
    for (let at = 0; at < writes.length; at += mostWrites)
      await parts.write(writes.slice(at, at + mostWrites));
  const count = (outcome: ImportRow['outcome']): number =>
    rows.filter((one) => one.outcome === outcome).length;
  return { rows, added: count('new'), known: count('known'), refused: count('refused') };
}

async function rowsOf(
  { name, bytes }: { name: string; bytes: Uint8Array<ArrayBuffer> },
  zone: string,
): Promise<ReadRow[]> {
  try {
    if (/\.xlsx$/iu.test(name)) return (await import('./sheet.ts')).readSheet(bytes, zone);
    if (/\.(ics|ical|ifb)$/iu.test(name))
      return (await import('./ics.ts')).readCalendar(new TextDecoder('utf-8').decode(bytes), zone);
  } catch (error) {
    if (error instanceof OfficeError) throw error;
    throw new OfficeError('importUnreadable', {}, error);
  }
  throw new OfficeError('importUnreadable');
}

/** Where a row stands in time; a file may say what it likes. */
function startOf(item: ReadRow['item']): number[] {
  if (item === undefined || !isLocal(item.start) || !isZone(item.zone)) return [];
  return [instantOf(item.start, item.zone)];
}

/** The same row is the same item, however often its file is read. */
function identityOf(text: string): string {
  let [a, b] = [0x811c9dc5, 0x01000193];
  for (let at = 0; at < text.length; at += 1) {
    a = Math.imul(a ^ text.charCodeAt(at), 0x01000193) >>> 0;
    b = Math.imul(b + text.charCodeAt(at), 0x85ebca6b) >>> 0;
  }
  return `row-${a.toString(36)}-${b.toString(36)}-${text.length}`;
}
