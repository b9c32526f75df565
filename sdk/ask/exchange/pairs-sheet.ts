// Questions and answers of a library as a spreadsheet and back: one row a pair. Loaded only where a workbook is read or written.
import { read, utils, write } from '@e965/xlsx';
import { unpackedSize } from '../../base/zip-size.ts';
import { OfficeError } from '../../errors.ts';

/** A pair as a row has it. */
export type SheetPair = { question: string; answer: string };

const columns = { zh: ['问题', '答案'], en: ['Question', 'Answer'] } as const;
const most = { rows: 20_000, columns: 20, bytes: 20_000_000, unpacked: 200_000_000 } as const;

/** What begins like a formula is text all the same: nothing that somebody typed is ever calculated. */
const safe = (text: string): string => (/^[=+\-@\t\r]/u.test(text) ? `'${text}` : text);
const unsafe = (text: string): string => (/^'[=+\-@\t\r]/u.test(text) ? text.slice(1) : text);
const shown = (cell: unknown): string =>
  typeof cell === 'string' ? cell.trim() : typeof cell === 'number' ? String(cell) : '';

/** Writes pairs as a workbook of one sheet. */
export function printPairs(pairs: readonly SheetPair[], language: 'zh' | 'en'): Uint8Array<ArrayBuffer> {
  const rows = pairs.map(({ question, answer }) => [safe(question), safe(answer)]);
  const sheet = utils.aoa_to_sheet([[...columns[language]], ...rows]);
  sheet['!cols'] = [{ wch: 48 }, { wch: 90 }];
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, language === 'zh' ? '问答' : 'Pairs');
  return new Uint8Array(write(book, { type: 'array', bookType: 'xlsx', compression: true }) as ArrayBuffer);
}

/**
 * Reads the first sheet of a workbook: the columns that the first row calls question and answer, else the first two.
 * Rows without either are left out.
 * @throws OfficeError `askDocumentUnreadable` for what is no workbook or too large
 */
export function readPairs(bytes: Uint8Array<ArrayBuffer>): SheetPair[] {
  const unpacked = unpackedSize(bytes);
  if (unpacked === undefined || unpacked > most.unpacked || bytes.length > most.bytes)
    throw new OfficeError('askDocumentUnreadable');
  const rows = rowsOf(bytes);
  const head = (rows[0] ?? []).map((cell) => shown(cell).toLowerCase());
  const place = (at: 0 | 1): number =>
    head.findIndex((word) => word === columns.zh[at] || word === columns.en[at].toLowerCase());
  const named = place(0) >= 0 && place(1) >= 0;
  const [question, answer] = named ? [place(0), place(1)] : [0, 1];
  return rows
    .slice(named ? 1 : 0)
    .map((row) => ({ question: unsafe(shown(row[question])), answer: unsafe(shown(row[answer])) }))
    .filter((pair) => pair.question !== '' && pair.answer !== '');
}

function rowsOf(bytes: Uint8Array<ArrayBuffer>): unknown[][] {
  try {
    const book = read(bytes, {
      type: 'array',
      cellFormula: false,
      cellHTML: false,
      sheetRows: most.rows + 1,
      sheets: 0,
    });
    const sheet = book.Sheets[book.SheetNames[0] ?? ''];
    if (sheet === undefined) return [];
    const range = utils.decode_range(sheet['!ref'] ?? 'A1');
    range.e.c = Math.min(range.e.c, most.columns);
    return utils.sheet_to_json<unknown[]>(sheet, { header: 1, raw: true, blankrows: false, range });
  } catch (error) {
    throw new OfficeError('askDocumentUnreadable', {}, error);
  }
}
