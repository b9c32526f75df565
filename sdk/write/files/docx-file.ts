// A document as a Word file: in the form of the standard where it is an official one, with real headings, lists, tables and footnotes.
import {
  AlignmentType,
  BorderStyle,
  Document,
  ExternalHyperlink,
  Footer,
  FootnoteReferenceRun,
  HeadingLevel,
  ImageRun,
  LevelFormat,
  Packer,
  PageNumber,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
  type IParagraphOptions,
  type ParagraphChild,
} from 'docx';
import type { RichNode } from '../../contract/rich-text.ts';
import type { WrittenDocument } from '../../contract/write.ts';
import { printedForm, type PrintedForm } from '../rules/printed-form.ts';
import { withNumbers } from '../rules/reading.ts';
import { fitted, type MeasuredPicture } from './picture-size.ts';
import { numberingOf } from '../rules/skeleton.ts';
import {
  codeStyles,
  faces,
  headRed,
  linePitch,
  officialPage,
  plainPage,
  pt,
  stylesOf,
  twoCharacters,
} from './docx-styles.ts';

const headings = [
  HeadingLevel.HEADING_1,
  HeadingLevel.HEADING_2,
  HeadingLevel.HEADING_3,
  HeadingLevel.HEADING_4,
  HeadingLevel.HEADING_5,
] as const;

const pictureTypes: Readonly<Record<string, 'png' | 'jpg' | 'gif' | 'bmp'>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/bmp': 'bmp',
};
/** The width of the text on the page of the standard, in pixels of 96 to the inch. */
const widest = 589;

/** Writes one document; footnotes and lists are numbered over the whole of it. */
class Writer {
  readonly notes: Record<number, { children: Paragraph[] }> = {};
  lists = 0;
  #noteCount = 0;
  readonly #official: boolean;
  readonly #pictures: ReadonlyMap<string, MeasuredPicture>;

  constructor(official: boolean, pictures: ReadonlyMap<string, MeasuredPicture>) {
    this.#official = official;
    this.#pictures = pictures;
  }

  blocks(nodes: readonly RichNode[]): (Paragraph | Table)[] {
    return nodes.flatMap((node) => this.block(node));
  }

  block(node: RichNode, options: IParagraphOptions = {}): (Paragraph | Table)[] {
    const children = node.content ?? [];
    switch (node.type) {
      case 'heading':
        return [
          new Paragraph({
            heading: headings[(node.attrs?.level ?? 1) - 1] ?? headings[4],
            children: this.inline(children),
          }),
        ];
      case 'bulletList':
      case 'orderedList':
        return this.list(node, 0);
      case 'blockquote':
        return children.flatMap((child) => this.block(child, { indent: { left: 480 } }));
      case 'codeBlock':
        return (
          children
            .map(({ text = '' }) => text)
            .join('')
            .split('\n')
            // A paragraph without a word is lost where the file is read again.
            .map(
              (line) =>
                new Paragraph({
                  style: codeStyles.block,
                  children: [new TextRun({ text: line === '' ? ' ' : line, font: 'Consolas', size: 20 })],
                }),
            )
        );
      case 'horizontalRule':
        return [new Paragraph({ border: { bottom: { style: BorderStyle.SINGLE, size: 6, space: 1 } } })];
      case 'image':
        return [new Paragraph({ alignment: AlignmentType.CENTER, children: [this.picture(node)] })];
      case 'table':
        return [this.table(children), new Paragraph({})];
      default:
        return [new Paragraph({ style: 'BodyText', ...options, children: this.inline(children) })];
    }
  }

  picture({ attrs = {} }: RichNode): ParagraphChild {
    const picture = this.#pictures.get(attrs.file ?? '');
    const type = picture === undefined ? undefined : pictureTypes[picture.type];
    if (picture === undefined || type === undefined) return new TextRun(attrs.alt ?? '');
    const words = attrs.alt ?? '';
    return new ImageRun({
      type,
      data: picture.bytes,
      transformation: fitted(picture, widest),
      altText: { title: words, description: words, name: words === '' ? 'picture' : words },
    });
  }

  inline(nodes: readonly RichNode[]): ParagraphChild[] {
    return nodes.flatMap((node): ParagraphChild[] => {
      if (node.type === 'hardBreak') return [new TextRun({ break: 1 })];
      if (node.type === 'footnote') {
        this.#noteCount += 1;
        this.notes[this.#noteCount] = {
          children: [new Paragraph({ children: [new TextRun({ text: node.attrs?.note ?? '', size: 18 })] })],
        };
        return [new FootnoteReferenceRun(this.#noteCount)];
      }
      const has = (type: string): boolean => node.marks?.some((mark) => mark.type === type) === true;
      const run = new TextRun({
        text: node.text ?? '',
        ...(has('bold') && { bold: true }),
        ...(has('italic') && { italics: true }),
        ...(has('underline') && { underline: {} }),
        ...(has('strike') && { strike: true }),
        ...(has('code') && { font: 'Consolas', style: codeStyles.run }),
      });
      const link = node.marks?.find((mark) => mark.type === 'link');
      return link?.type === 'link' && /^(?:https?|mailto):/u.test(link.attrs.href)
        ? [new ExternalHyperlink({ link: link.attrs.href, children: [run] })]
        : [run];
    });
  }

  list(node: RichNode, level: number): (Paragraph | Table)[] {
    if (level === 0) this.lists += 1;
    const numbering = {
      reference: node.type === 'orderedList' ? 'ordered' : 'bullets',
      level: Math.min(level, 4),
      instance: this.lists,
    };
    return (node.content ?? []).flatMap((item) =>
      (item.content ?? []).flatMap((child, at) => {
        if (child.type === 'bulletList' || child.type === 'orderedList') return this.list(child, level + 1);
        return at === 0
          ? [new Paragraph({ numbering, children: this.inline(child.content ?? []) })]
          : this.block(child, { indent: { left: 480 * (level + 1) } });
      }),
    );
  }

  table(rows: readonly RichNode[]): Table {
    const size = this.#official ? 28 : 22;
    return new Table({
      width: { size: 100, type: WidthType.PERCENTAGE },
      rows: rows.map(
        (row) =>
          new TableRow({
            tableHeader: row.content?.every(({ type }) => type === 'tableHeader') === true,
            children: (row.content ?? []).map(
              (cell) =>
                new TableCell({
                  children: (cell.content ?? []).flatMap((child) =>
                    child.type === 'paragraph'
                      ? [
                          new Paragraph({
                            spacing: { line: pt(size / 2 + 6), lineRule: 'exact' },
                            ...(cell.type === 'tableHeader' && { alignment: AlignmentType.CENTER }),
                            children: this.inline(child.content ?? []),
                            run: { size },
                          }),
                        ]
                      : this.block(child),
                  ),
                }),
            ),
          }),
      ),
    });
  }
}

const plain = (text: string, options: IParagraphOptions = {}): Paragraph =>
  new Paragraph({ ...options, children: [new TextRun(text)] });
const line = { style: BorderStyle.SINGLE, size: 8, space: 6 } as const;

/** What stands before the text. */
function headOf(form: PrintedForm): Paragraph[] {
  const lines: Paragraph[] = form.marks.map((mark) => plain(mark));
  if (form.official && form.head !== '')
    lines.push(
      new Paragraph({
        alignment: AlignmentType.CENTER,
        spacing: { before: pt(20), after: pt(24), line: pt(56), lineRule: 'exact' },
        children: [
          new TextRun({
            text: form.head,
            font: faces.title,
            size: form.head.length > 14 ? 64 : 84,
            color: headRed,
            bold: true,
          }),
        ],
      }),
    );
  if (form.official && (form.head !== '' || form.number !== '')) {
    const upward = form.signer !== '';
    lines.push(
      new Paragraph({
        alignment: upward ? AlignmentType.LEFT : AlignmentType.CENTER,
        border: { bottom: { ...line, color: headRed, size: 18 } },
        ...(upward && {
          tabStops: [{ type: 'right', position: 8_600 }],
          indent: { left: pt(16), right: pt(16) },
        }),
        children: [new TextRun(form.number), ...(upward ? [new TextRun({ text: `\t${form.signer}` })] : [])],
      }),
    );
  }
  lines.push(new Paragraph({ style: 'Title', children: [new TextRun(form.title)] }));
  if (form.recipient !== '') lines.push(plain(form.recipient));
  return lines;
}

/** What stands behind the text. */
function footOf(form: PrintedForm): Paragraph[] {
  const lines: Paragraph[] = [];
  if (form.attachments.length > 0) {
    lines.push(plain(''));
    form.attachments.forEach((attachment, at) =>
      lines.push(plain(attachment, { indent: { left: at === 0 ? twoCharacters : twoCharacters + pt(48) } })),
    );
  }
  if (form.signature !== '' || form.date !== '') {
    lines.push(plain(''), plain(''));
    const right = AlignmentType.RIGHT;
    if (form.signature !== '')
      lines.push(plain(form.signature, { alignment: right, indent: { right: twoCharacters } }));
    if (form.date !== '')
      lines.push(plain(form.date, { alignment: right, indent: { right: twoCharacters * 2 } }));
  }
  if (form.note !== '') lines.push(plain(form.note, { indent: { left: twoCharacters } }));
  const last = { line: linePitch, lineRule: 'exact' } as const;
  const small = (text: string, border: IParagraphOptions['border']): Paragraph =>
    new Paragraph({
      spacing: last,
      indent: { left: pt(14), right: pt(14) },
      ...(border && { border }),
      children: [new TextRun({ text, size: 28 })],
    });
  if (form.copies !== '')
    lines.push(plain(''), small(form.copies, { top: line, bottom: { ...line, size: 4 } }));
  if (form.printing !== '')
    lines.push(small(form.printing, { bottom: line, ...(form.copies === '' && { top: line }) }));
  return lines;
}

const bullets = ['•', '–', '▪', '•', '–'];
const ordered = ['%1.', '%2)', '%3.', '%4)', '%5.'];

/** The file's bytes. */
export async function documentDocx(
  document: WrittenDocument,
  pictures: ReadonlyMap<string, MeasuredPicture> = new Map(),
): Promise<Uint8Array> {
  const form = printedForm(document);
  const { language, module, body } = document;
  const writer = new Writer(form.official, pictures);
  const text = writer.blocks(withNumbers(body.content, numberingOf(document.form, language, module)));
  const level = (at: number) => ({ indent: { left: 480 * (at + 1), hanging: 360 } });
  const file = new Document({
    title: document.title,
    creator: document.owner.name,
    styles: stylesOf(form.official, language === 'zh'),
    numbering: {
      config: [
        {
          reference: 'bullets',
          levels: bullets.map((sign, at) => ({
            level: at,
            format: LevelFormat.BULLET,
            text: sign,
            style: { paragraph: level(at) },
          })),
        },
        {
          reference: 'ordered',
          levels: ordered.map((sign, at) => ({
            level: at,
            format: LevelFormat.DECIMAL,
            text: sign,
            style: { paragraph: level(at) },
          })),
        },
      ],
    },
    footnotes: writer.notes,
    sections: [
      {
        properties: { page: form.official ? officialPage : plainPage },
        footers: {
          default: new Footer({
            children: [
              new Paragraph({
                alignment: AlignmentType.CENTER,
                children: [
                  new TextRun({ font: faces.page, size: 28, children: ['— ', PageNumber.CURRENT, ' —'] }),
                ],
              }),
            ],
          }),
        },
        children: [...headOf(form), ...text, ...footOf(form)],
      },
    ],
  });
  return new Uint8Array(await Packer.toArrayBuffer(file));
}
