// Reads a file of items and writes what of it is new: row by row, nothing twice, nobody invited.
import type { ItemInput, ItemType, ItemWrite } from '../../contract/schedule.ts';
import { asOfficeError, OfficeError, type ErrorCode } from '../../errors.ts';
import { itemProblem } from '../rules/item-form.ts';
import type { ImportReport, ImportRow } from '../schedule-api.ts';
import type { ReadRow } from './ics.ts';

const maxBytes = 20_000_000;
const maxRows = 10_000;
/** Rows of one commit, all or none of them: many hundreds would hold the office for a second, and others with it. */
const atOnce = 50;

/** What an import stands on. */
export type ImportParts = {
  dryRun: boolean;
  calendarId: string | undefined;
  zone: string;
  /** Types of items that there are; all of them where nothing is said. */
  types?: readonly ItemType[] | undefined;
  /** Which of these names are those of items that are there already. */
  known(uids: readonly string[]): Promise<ReadonlySet<string>>;
  write(writes: readonly ItemWrite[]): Promise<unknown>;
};

/** Imports a file by its name's ending. @throws OfficeError `importUnreadable`, `importTooLarge` */
export async function importFile(
  file: { name: string; bytes: Uint8Array<ArrayBuffer> },
  parts: ImportParts,
): Promise<ImportReport> {
  if (file.bytes.length > maxBytes) throw new OfficeError('importTooLarge');
  const read = await rowsOf(file, parts.zone);
  if (read.length > maxRows) throw new OfficeError('importTooLarge');
  const names = read.flatMap(({ item, title }) => (item === undefined ? [] : [nameOf(item, title)]));
  const seen = new Set(names.length === 0 ? [] : await parts.known([...new Set(names)]));
  const rows: ImportRow[] = [];
  const writes: Planned[] = [];
  for (const { row, title, item, problem: found = 'scheduleTimeInvalid' } of read) {
    if (item === undefined) {
      rows.push({ row, title, outcome: 'refused', problem: found });
      continue;
    }
    if (parts.types?.includes(item.type) === false) {
      rows.push({ row, title, outcome: 'refused', problem: 'meetingsOff' });
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
    const uid = nameOf(item, title);
    const isKnown = seen.has(uid);
    seen.add(uid);
    rows.push({ row, title, outcome: isKnown ? 'known' : 'new' });
    const calendar = parts.calendarId === undefined ? {} : { calendarId: parts.calendarId };
    if (!isKnown)
      writes.push({
        row,
        title,
        write: {
          op: 'create',
          item: { ...checked, people: checked.type === 'task' ? checked.people : [], uid, ...calendar },
        },
      });
  }
  const refuse = ({ row, title }: Planned, problem: ErrorCode): void => {
    const at = rows.findIndex((one) => one.row === row);
    if (at >= 0) rows[at] = { row, title, outcome: 'refused', problem };
  };
  if (!parts.dryRun)
    for (let at = 0; at < writes.length; at += atOnce)
      await writeAll(writes.slice(at, at + atOnce), parts, refuse);
  const count = (outcome: ImportRow['outcome']): number =>
    rows.filter((one) => one.outcome === outcome).length;
  return { rows, added: count('new'), known: count('known'), refused: count('refused') };
}

type Planned = { row: number; title: string; write: ItemWrite };

/** Writes rows together; where the office refuses one of them, it is found, and the others come in all the same. */
async function writeAll(
  planned: readonly Planned[],
  parts: ImportParts,
  refuse: (one: Planned, problem: ErrorCode) => void,
): Promise<void> {
  try {
    await parts.write(planned.map(({ write }) => write));
  } catch (error) {
    const { kind, code } = asOfficeError(error);
    if (kind !== 'usage' && code !== 'meetingsOff') throw error;
    const [first] = planned;
    if (planned.length === 1 && first !== undefined) return refuse(first, code);
    const half = Math.ceil(planned.length / 2);
    await writeAll(planned.slice(0, half), parts, refuse);
    await writeAll(planned.slice(half), parts, refuse);
  }
}

async function rowsOf(
  { name, bytes }: { name: string; bytes: Uint8Array<ArrayBuffer> },
  zone: string,
): Promise<ReadRow[]> {
  try {
    if (/\.(xlsx|ods)$/iu.test(name)) return (await import('./sheet.ts')).readSheet(bytes, zone);
    if (/\.(ics|ical|ifb)$/iu.test(name))
      return (await import('./ics.ts')).readCalendar(new TextDecoder('utf-8').decode(bytes), zone);
  } catch (error) {
    if (error instanceof OfficeError) throw error;
    throw new OfficeError('importUnreadable', {}, error);
  }
  throw new OfficeError('importUnreadable');
}

/** What an item of a file is known by. */
const nameOf = (item: ItemInput, title: string): string =>
  item.uid ||
  identityOf(`${title}\n${item.start}\n${item.end}\n${item.zone}\n${item.rule}\n${item.location}`);

/** The same row is the same item, however often its file is read. */
function identityOf(text: string): string {
  let [a, b] = [0x811c9dc5, 0x01000193];
  for (let at = 0; at < text.length; at += 1) {
    a = Math.imul(a ^ text.charCodeAt(at), 0x01000193) >>> 0;
    b = Math.imul(b + text.charCodeAt(at), 0x85ebca6b) >>> 0;
  }
  return `row-${a.toString(36)}-${b.toString(36)}-${text.length}`;
}
