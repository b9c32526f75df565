// What a device finds of a working day, list by list, by commands, and the digest of it: no times of the device, no order of its own.
import { createHash } from 'node:crypto';

/** A row as a command prints it with `--json`. */
export type DayRow = Readonly<Record<string, unknown>>;
/** The lists of a day by name. */
export type DayLists = Readonly<Record<string, readonly DayRow[]>>;

/** Which command shows each list, with the columns that are the same on every device. */
const lists = {
  messages: ['chat', 'read', '00001', '--limit', '50', '--json=text,senderName'],
  files: ['disk', 'ls', 'personal:/', '--json=name,size'],
  tasks: ['task', 'list', '--assigned', '--json=title,progress'],
  meetings: ['meeting', 'list', '--when', 'coming', '--json=subject'],
  requests: ['approval', 'list', '--mine', '--json=number,state'],
  documents: ['write', 'list', '--json=title'],
  suggestions: ['suggest', 'list', '--json=text,state'],
  questions: ['ask', 'session', 'list', '--json=title'],
} as const satisfies Record<string, readonly string[]>;

/** Reads every list. `rows` runs one command and hands over its rows. */
export async function dayFoundBy(rows: (...argv: string[]) => Promise<DayRow[]>): Promise<DayLists> {
  const found: Record<string, DayRow[]> = {};
  for (const [name, argv] of Object.entries(lists)) found[name] = await rows(...argv);
  return found;
}

/** One digest of all lists; the order of rows and of lists is none of its business. */
export function dayDigest(found: DayLists): string {
  const lines = Object.entries(found)
    .map(([name, list]) => [name, list.map(lineOf).toSorted()] as const)
    .toSorted(([one], [other]) => one.localeCompare(other));
  return createHash('sha256').update(JSON.stringify(lines)).digest('hex').slice(0, 16);
}

/** What one has and the other has not, line by line. */
export function dayDifference(found: DayLists, expected: DayLists): string[] {
  return Object.keys({ ...found, ...expected }).flatMap((name) => {
    const [here, there] = [found, expected].map((lists) => (lists[name] ?? []).map(lineOf).toSorted());
    if (JSON.stringify(here) === JSON.stringify(there)) return [];
    return [`${name}: found ${here?.join(' ')}; expected ${there?.join(' ')}`];
  });
}

/** A row in one line, whatever the order of its columns. */
function lineOf(row: DayRow): string {
  return JSON.stringify(Object.entries(row).toSorted(([one], [other]) => one.localeCompare(other)));
}
