// Reads a spreadsheet into rows of plain texts, as far as a preview shows them; formulas are never worked out.
import { checkZip, type ZipProblem } from './check-zip.ts';

/** One sheet: its name, its first rows, and whether there are more. */
export type SheetTable = {
  readonly name: string;
  readonly rows: readonly (readonly string[])[];
  readonly isCut: boolean;
};

const most = { sheets: 30, rows: 1_000, columns: 100 } as const;

/** The sheets of a workbook, or why there are none. */
export async function readSheets(
  bytes: Uint8Array<ArrayBuffer>,
  name: string,
): Promise<{ readonly sheets: readonly SheetTable[] } | { readonly problem: ZipProblem }> {
  const isText = name.toLowerCase().endsWith('.csv');
  const problem = isText ? undefined : await checkZip(bytes);
  if (problem !== undefined) return { problem };
  const { read, utils } = await import('@e965/xlsx');
  try {
    const { decodeText } = await import('./decode-text.ts');
    const options = { dense: true, cellFormula: false, cellHTML: false, sheetRows: most.rows + 1 };
    const book = isText
      ? read(decodeText(bytes).text, { ...options, type: 'string', raw: true })
      : read(bytes, { ...options, type: 'array' });
    const sheets = book.SheetNames.slice(0, most.sheets).map((sheetName) => {
      const sheet = book.Sheets[sheetName];
      const all = sheet === undefined ? [] : utils.sheet_to_json<unknown[]>(sheet, { header: 1, raw: false });
      const rows = all
        .slice(0, most.rows)
        .map((row) => Array.from(row.slice(0, most.columns), (cell) => textOf(cell)));
      return {
        name: sheetName,
        rows,
        isCut: all.length > most.rows || all.some(({ length }) => length > most.columns),
      };
    });
    return { sheets };
  } catch (error) {
    console.warn('The workbook could not be read.', error);
    return { problem: 'damaged' };
  }
}

/** A cell that a sheet leaves out is empty. */
const textOf = (cell: unknown): string =>
  typeof cell === 'string' ? cell : typeof cell === 'number' || typeof cell === 'boolean' ? String(cell) : '';
