// People as a spreadsheet: the template, reading one, and the report of an import. The one place here that knows the library.
import { read, utils, write } from '@e965/xlsx';
import { unpackedSize } from '../../base/zip-size.ts';
import { OfficeError } from '../../errors.ts';
import type { ImportOutcome, ImportRow, RowProblem } from '../../contract/admin.ts';

/** Words of the report of an import, in the reader's language. */
export type ReportWords = {
  sheet: string;
  /** Row, login name, outcome, problem, code. */
  head: readonly string[];
  outcome: Readonly<Record<ImportOutcome['outcome'], string>>;
  problem: Readonly<Record<RowProblem, string>>;
};

/** Rows a sheet may have, and bytes a workbook when it is unpacked. */
export const maxSheetRows = 200_000;
const maxUnpacked = 400_000_000;
const maxColumns = 40;

type Field = 'loginName' | 'name' | 'department' | 'title' | 'email' | 'phone' | 'titleEn' | 'departmentEn';
/** Words of the columns; what people bring from elsewhere is understood as well. */
const columns: Readonly<Record<Field, { zh: string; en: string; also: readonly string[] }>> = {
  loginName: {
    zh: '账号',
    en: 'Login name',
    also: ['登录名', '用户名', '工号', 'login', 'loginname', 'username', 'account'],
  },
  name: { zh: '姓名', en: 'Name', also: ['名字', 'full name', 'display name'] },
  department: { zh: '部门', en: 'Department', also: ['所属部门', '单位', 'dept'] },
  title: { zh: '职务', en: 'Title', also: ['岗位', '职位', 'position', 'job title'] },
  email: { zh: '邮箱', en: 'E-mail', also: ['电子邮件', '邮件', 'email', 'mail'] },
  phone: { zh: '电话', en: 'Telephone', also: ['手机', '手机号', '联系电话', 'phone', 'mobile'] },
  titleEn: {
    zh: '英文职务',
    en: 'Title in English',
    also: ['职务（英文）', '职务(英文)', 'english title', 'title (english)'],
  },
  departmentEn: {
    zh: '英文部门',
    en: 'Department in English',
    also: ['部门（英文）', '部门(英文)', 'english department', 'department (english)'],
  },
};
const fields = Object.keys(columns) as Field[];

/** What begins like a formula is text all the same: nothing that somebody typed is ever calculated. */
const safe = (text: string): string => (/^[=+\-@\t\r]/u.test(text) ? `'${text}` : text);
const unsafe = (text: string): string => (/^'[=+\-@\t\r]/u.test(text) ? text.slice(1) : text);
const shown = (cell: unknown): string => {
  if (typeof cell === 'string') return cell.trim();
  // A day is written as one reads it, whatever the sheet counts it from.
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10);
  return typeof cell === 'number' ? String(cell) : '';
};

function book(rows: readonly (readonly string[])[], name: string): Uint8Array<ArrayBuffer> {
  const sheet = utils.aoa_to_sheet(rows.map((row) => [...row]));
  sheet['!cols'] = (rows[0] ?? []).map(() => ({ wch: 22 }));
  const made = utils.book_new();
  utils.book_append_sheet(made, sheet, name);
  return new Uint8Array(write(made, { type: 'array', bookType: 'xlsx', compression: true }) as ArrayBuffer);
}

/** An empty table with its columns and one row that shows how they are filled. */
export function peopleTemplate(language: 'zh' | 'en'): Uint8Array<ArrayBuffer> {
  const english = ['Engineer', 'Digital Centre/Digital Platform'];
  const example =
    language === 'zh'
      ? [
          'zhangwei',
          '张伟',
          '数字化中心/数字化平台组',
          '工程师',
          'zhangwei@yuanheng.example',
          '13900000000',
          ...english,
        ]
      : [
          'zhangwei',
          'Zhang Wei',
          '数字化中心/数字化平台组',
          'Engineer',
          'zhangwei@yuanheng.example',
          '13900000000',
          ...english,
        ];
  return book(
    [fields.map((field) => columns[field][language]), example],
    language === 'zh' ? '人员' : 'People',
  );
}

/** Writes people as a table that can be imported. */
export function printPeople(
  rows: readonly Partial<Record<Field, string>>[],
  language: 'zh' | 'en',
): Uint8Array<ArrayBuffer> {
  return book(
    [
      fields.map((field) => columns[field][language]),
      ...rows.map((row) => fields.map((field) => safe(row[field] ?? ''))),
    ],
    language === 'zh' ? '人员' : 'People',
  );
}

/** The same table as text with commas, marked as UTF-8 for spreadsheets. */
export function sheetAsText(workbook: Uint8Array<ArrayBuffer>): string {
  const found = read(workbook, { type: 'array' });
  const sheet = found.Sheets[found.SheetNames[0] ?? ''];
  return sheet === undefined ? '' : `\uFEFF${utils.sheet_to_csv(sheet)}\n`;
}

/** Begins as a workbook does, of either form. */
const isBook = ([first, second]: Uint8Array): boolean =>
  (first === 0x50 && second === 0x4b) || (first === 0xd0 && second === 0xcf);

/** Text of a table: UTF-8, else what Chinese spreadsheets write. @throws TypeError for what is neither */
function textOf(bytes: Uint8Array<ArrayBuffer>): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030', { fatal: true }).decode(bytes);
  }
}

/**
 * Reads a workbook or a text whose columns are parted by commas, semicolons or tabs: its first sheet, by the words of its first row. Rows without anything are left out; each keeps its
 * number in the sheet. Throws `peopleSheetTooLarge`, and `peopleSheetUnreadable` for what is no such table.
 */
export function readPeople(bytes: Uint8Array<ArrayBuffer>): ImportRow[] {
  if ((unpackedSize(bytes) ?? 0) > maxUnpacked) throw new OfficeError('peopleSheetTooLarge');
  try {
    const found = read(isBook(bytes) ? bytes : textOf(bytes), {
      type: isBook(bytes) ? 'array' : 'string',
      // What is written as text stays it: a telephone number keeps its leading zeros.
      raw: true,
      cellFormula: false,
      cellDates: true,
      UTC: true,
      cellHTML: false,
      sheetRows: maxSheetRows + 2,
      sheets: 0,
      dense: true,
    });
    const sheet = found.Sheets[found.SheetNames[0] ?? ''];
    if (sheet === undefined) throw new Error('no sheet');
    const range = utils.decode_range(sheet['!ref'] ?? 'A1');
    range.e.c = Math.min(range.e.c, maxColumns);
    const rows = utils.sheet_to_json<unknown[]>(sheet, {
      ...{ header: 1, raw: true, blankrows: true, range, UTC: true },
    });
    const head = (rows[0] ?? []).map((cell) => shown(cell).toLowerCase());
    const places = new Map(
      fields.map((field) => {
        const { zh, en, also } = columns[field];
        const words = [zh, en.toLowerCase(), ...also];
        return [field, head.findIndex((word) => words.includes(word))] as const;
      }),
    );
    if ((places.get('loginName') ?? -1) < 0 || (places.get('name') ?? -1) < 0) throw new Error('no columns');
    if (rows.length - 1 > maxSheetRows) throw new OfficeError('peopleSheetTooLarge');
    return rows.slice(1).flatMap((cells, index) => {
      const at = (field: Field): string => unsafe(shown(cells[places.get(field) ?? -1]));
      if (fields.every((field) => at(field) === '')) return [];
      return [
        {
          row: index + 2,
          loginName: at('loginName').slice(0, 200),
          name: at('name').slice(0, 400),
          email: at('email').slice(0, 400),
          phone: at('phone').slice(0, 200),
          title: at('title').slice(0, 400),
          department: at('department').slice(0, 1_000),
          titleEn: at('titleEn').slice(0, 400),
          departmentEn: at('departmentEn').slice(0, 1_000),
        },
      ];
    });
  } catch (error) {
    throw error instanceof OfficeError ? error : new OfficeError('peopleSheetUnreadable', {}, error);
  }
}

/** The report of an import as a table: row, login name, what became of it and why, and the code where there is one. */
export function printReport(outcomes: readonly ImportOutcome[], words: ReportWords): Uint8Array<ArrayBuffer> {
  return book(
    [
      [...words.head],
      ...outcomes.map((row) => [
        String(row.row),
        safe(row.loginName),
        words.outcome[row.outcome],
        row.problem == null ? '' : words.problem[row.problem],
        row.code ?? '',
      ]),
    ],
    words.sheet,
  );
}
