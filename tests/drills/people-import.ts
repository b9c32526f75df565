// A workbook of people with wrong rows among them is imported: every right one is in, every wrong one is named with its reason, and again doubles nobody.
import { between, seededRandom } from '#fixtures/seed/random.ts';
import { ImportPeopleScreen } from '#sdk/admin/screens/import-people.ts';
import { printPeople } from '#sdk/admin/rules/people-sheet.ts';
import { DrillClient } from '../support/drill-client.ts';
import { OfficeProcess } from '../support/office-process.ts';
import type { DrillContext } from './drill.ts';

type Row = {
  loginName: string;
  name: string;
  department: string;
  title: string;
  email: string;
  phone: string;
};
/** What can be wrong with a row, and what the office says of it. */
const faults: readonly (readonly [problem: string, spoil: (row: Row, other: Row) => Partial<Row>])[] = [
  ['nameMissing', () => ({ name: '' })],
  ['loginNameMissing', () => ({ loginName: '' })],
  ['loginNameForm', ({ loginName }) => ({ loginName: `${loginName} x` })],
  ['emailForm', () => ({ email: 'nobody' })],
  ['loginNameTwice', (_, other) => ({ loginName: other.loginName })],
];

/** See the first line. */
export async function run(context: DrillContext): Promise<void> {
  const { seed, full, folder } = context;
  const random = seededRandom(seed);
  const size = full ? { people: 100_000, wrong: 500 } : { people: 60, wrong: 10 };
  const rows: Row[] = Array.from({ length: size.people }, (_, at) => ({
    loginName: `staff${at}`,
    name: `员工${at}`,
    department: `一部/${at % 40} 组`,
    title: at % 3 === 0 ? '工程师' : '',
    email: `staff${at}@yuanheng.example`,
    phone: at % 2 === 0 ? String(13_900_000_000 + at) : '',
  }));
  // The number of a row in the sheet, and what must be said of it.
  const wrong = new Map<number, string>();
  const [first] = rows;
  while (wrong.size < size.wrong) {
    const at = between(random, 1, size.people - 1);
    const row = rows[at];
    const fault = faults[wrong.size % faults.length];
    if (wrong.has(at + 2) || row === undefined || first === undefined || fault === undefined) continue;
    const [problem, spoil] = fault;
    Object.assign(row, spoil(row, first));
    wrong.set(at + 2, problem);
  }
  const sheet = printPeople(rows, 'zh');
  const office = await OfficeProcess.start(folder);
  context.afterwards(() => office.kill());
  const client = await DrillClient.open(office, { folder, profile: 'ann', person: 'ann' });
  context.afterwards(() => client.close());
  const total = async (): Promise<number> =>
    (await client.office.admin.people({ sought: '', limit: 1 })).total;
  const before = await total();
  const screen = new ImportPeopleScreen(client.office);
  context.afterwards(() => screen.dispose());

  async function once(what: string, outcome: 'added' | 'same'): Promise<number> {
    const start = performance.now();
    await screen.read('people.xlsx', sheet);
    await screen.run({ dryRun: false, codes: false, makeDepartments: true });
    const seconds = (performance.now() - start) / 1_000;
    const { outcomes, error } = screen.getSnapshot();
    if (error !== undefined) context.problem(`${what}: ${error.code}`);
    if (outcomes.length !== size.people) context.problem(`${what}: ${outcomes.length} rows were told of`);
    for (const row of outcomes) {
      const expected = wrong.get(row.row) ?? outcome;
      const found = row.outcome === 'refused' ? row.problem : row.outcome;
      if (found !== expected) context.problem(`${what}, row ${row.row}: ${found}, not ${expected}`);
    }
    const now = await total();
    if (now !== before + size.people - size.wrong)
      context.problem(`${what}: there are ${now - before} more, ${size.people - size.wrong} were right`);
    return Math.round(seconds * 10) / 10;
  }
  context.report('first import s', await once('first', 'added'));
  context.report('second import s', await once('second', 'same'));
  context.report('rows', size.people);
  context.report('wrong rows', size.wrong);
  context.report('sheet MB', Math.round(sheet.length / 104_857.6) / 10);
}
