// View model of an import of people: the table that was read, how far it is, and what became of every row.
import type { OfficeApi } from '../../api.ts';
import { Screen } from '../../base/screen.ts';
import { asOfficeError, type ErrorData } from '../../errors.ts';
import type { ImportOutcome, ImportRow } from '../index.ts';
import { partsOf } from '../rules/parts.ts';

/** Rows sent at a time: often enough to show how far it is. */
const partSize = 500;
/** Wrong rows shown; the report has all. */
const maxShown = 200;

/** What the dialog shows. */
export type ImportPeopleSnapshot = {
  fileName: string;
  rows: readonly ImportRow[];
  phase: 'choosing' | 'read' | 'running' | 'checked' | 'done';
  sent: number;
  outcomes: readonly ImportOutcome[];
  counts: Readonly<Record<ImportOutcome['outcome'], number>>;
  wrong: readonly ImportOutcome[];
  error: ErrorData | undefined;
};

const none = { added: 0, changed: 0, same: 0, refused: 0 } as const;

/** An import. It may be checked as often as one likes before it runs. */
export class ImportPeopleScreen extends Screen<ImportPeopleSnapshot> {
  readonly #office: OfficeApi;

  constructor(office: OfficeApi) {
    super({
      fileName: '',
      rows: [],
      phase: 'choosing',
      sent: 0,
      outcomes: [],
      counts: none,
      wrong: [],
      error: undefined,
    });
    this.#office = office;
  }

  async read(fileName: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
    try {
      const rows = await this.#office.admin.readSheet(bytes);
      this.update({ fileName, rows, phase: 'read', outcomes: [], counts: none, wrong: [], error: undefined });
    } catch (error) {
      this.update({ fileName, rows: [], phase: 'choosing', error: asOfficeError(error).data });
    }
  }

  /** Checks, or imports. What was done before something went wrong stays done, and running it again doubles nobody. */
  async run(wanted: { dryRun: boolean; codes: boolean; makeDepartments: boolean }): Promise<void> {
    const { rows, phase } = this.getSnapshot();
    if (phase === 'running' || rows.length === 0) return;
    this.update({ phase: 'running', sent: 0, outcomes: [], counts: none, wrong: [], error: undefined });
    const outcomes: ImportOutcome[] = [];
    const counts: Record<ImportOutcome['outcome'], number> = { ...none };
    try {
      // A login name that stood in an earlier part is as wrong as one that stands twice in one.
      const seen = new Set<string>();
      for (const part of partsOf(rows, partSize)) {
        const nameOf = (row: ImportRow): string => row.loginName.trim().toLowerCase();
        // A row without a name lacks one, however many others do.
        const twice = part.filter((row) => nameOf(row) !== '' && seen.has(nameOf(row)));
        const fresh = part.filter((row) => !twice.includes(row));
        for (const row of fresh) seen.add(nameOf(row));
        const told = fresh.length === 0 ? [] : await this.#office.admin.importPeople(fresh, wanted);
        const refused = twice.map(({ row, loginName }) => ({
          row,
          loginName: loginName.trim(),
          outcome: 'refused' as const,
          problem: 'loginNameTwice' as const,
        }));
        for (const row of [...told, ...refused].toSorted((a, b) => a.row - b.row)) {
          outcomes.push(row);
          counts[row.outcome] += 1;
        }
        this.update({ sent: outcomes.length, counts: { ...counts } });
      }
      const wrong = outcomes.filter(({ outcome }) => outcome === 'refused').slice(0, maxShown);
      this.update({ phase: wanted.dryRun ? 'checked' : 'done', outcomes, wrong });
    } catch (error) {
      this.update({ phase: 'read', outcomes, error: asOfficeError(error).data });
    }
  }
}
