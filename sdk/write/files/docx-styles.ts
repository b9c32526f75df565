// The dress of an exported Word document: page, fonts, indents and line pitch of GB/T 9704-2012, plainer for other writing.
import type { IParagraphStyleOptions, IStylesOptions } from 'docx';

/** Twips of a millimetre and of a point. */
export const mm = (value: number): number => Math.round((value / 25.4) * 1440);
export const pt = (value: number): number => Math.round(value * 20);

/** The standard's page: A4 with its margins, 22 lines of 28 characters. */
export const officialPage = {
  size: { width: mm(210), height: mm(297) },
  margin: { top: mm(37), bottom: mm(35), left: mm(28), right: mm(26), footer: mm(25) },
} as const;
/** Pages of other writing. */
export const plainPage = {
  size: { width: mm(210), height: mm(297) },
  margin: { top: mm(25.4), bottom: mm(25.4), left: mm(31.8), right: mm(31.8), footer: mm(15) },
} as const;

/** A face for Chinese characters beside one for Latin letters. */
export const face = (eastAsia: string) => ({
  ascii: 'Times New Roman',
  hAnsi: 'Times New Roman',
  cs: 'Times New Roman',
  eastAsia,
});

/** Faces of the standard. */
export const faces = {
  body: face('仿宋'),
  title: face('方正小标宋简体'),
  first: face('黑体'),
  second: face('楷体'),
  page: face('宋体'),
} as const;

/** Size three of the standard, in half points, and its line pitch. */
export const bodySize = 32;
export const linePitch = pt(28);
/** Two characters of the body. */
export const twoCharacters = pt(32);
/** The red of the head. */
export const headRed = 'C8102E';

function heading(level: number, official: boolean): IParagraphStyleOptions {
  const font = level === 1 ? faces.first : level === 2 ? faces.second : faces.body;
  return {
    id: `Heading${level}`,
    name: `heading ${level}`,
    basedOn: 'Normal',
    next: 'Normal',
    quickFormat: true,
    run: official
      ? { font, size: bodySize, bold: level === 3, color: '000000' }
      : { font: faces.first, size: [32, 28, 26, 24, 24][level - 1] ?? 24, bold: true, color: '000000' },
    paragraph: {
      outlineLevel: level - 1,
      keepNext: true,
      ...(official
        ? { indent: { firstLine: twoCharacters }, spacing: { line: linePitch, lineRule: 'exact' } }
        : { spacing: { before: 200, after: 100 } }),
    },
  };
}

/** Ids of the styles of code. */
export const codeStyles = { block: 'SourceCode', run: 'VerbatimChar' } as const;

/** The styles of a document. */
export const stylesOf = (official: boolean, chinese: boolean): IStylesOptions => ({
  default: {
    document: {
      run: { font: faces.body, size: official ? bodySize : 24 },
      paragraph: official
        ? { spacing: { line: linePitch, lineRule: 'exact' } }
        : { spacing: { line: 360, lineRule: 'auto' } },
    },
  },
  // By the names that other programs know code by.
  characterStyles: [{ id: codeStyles.run, name: 'Verbatim Char', run: { font: 'Consolas' } }],
  paragraphStyles: [
    {
      id: codeStyles.block,
      name: 'Source Code',
      basedOn: 'Normal',
      quickFormat: true,
      run: { font: 'Consolas', size: 20 },
    },
    ...[1, 2, 3, 4, 5].map((level) => heading(level, official)),
    {
      id: 'BodyText',
      name: 'Body Text',
      basedOn: 'Normal',
      quickFormat: true,
      paragraph: chinese
        ? { indent: { firstLine: official ? twoCharacters : 480 } }
        : { spacing: { after: 120 } },
    },
    {
      id: 'Title',
      name: 'Title',
      basedOn: 'Normal',
      quickFormat: true,
      run: { font: faces.title, size: 44 },
      paragraph: {
        alignment: 'center',
        keepNext: true,
        spacing: { before: pt(28), after: pt(28), line: pt(36), lineRule: 'exact' },
      },
    },
  ],
});
