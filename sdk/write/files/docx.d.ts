// What is used of the package that writes Word files; its own declarations would bring Node's into the SDK.

/** What the package made; only it looks inside. */
declare const made: unique symbol;
/** A face for each kind of character. */
type Face = { ascii: string; hAnsi: string; cs: string; eastAsia: string };
type Spacing = { before?: number; after?: number; line?: number; lineRule?: 'exact' | 'auto' | 'atLeast' };
type Indent = { left?: number; right?: number; firstLine?: number; hanging?: number };
type Border = { style: string; size: number; space?: number; color?: string };
type Borders = { top?: Border; bottom?: Border };
type Run = { font?: Face | string; size?: number; bold?: boolean; color?: string };

export interface IParagraphStyleOptions {
  id: string;
  name: string;
  basedOn?: string;
  next?: string;
  quickFormat?: boolean;
  run?: Run;
  paragraph?: {
    alignment?: string;
    outlineLevel?: number;
    keepNext?: boolean;
    indent?: Indent;
    spacing?: Spacing;
  };
}
export interface IStylesOptions {
  default?: { document?: { run?: Run; paragraph?: { spacing?: Spacing } } };
  paragraphStyles?: readonly IParagraphStyleOptions[];
  characterStyles?: readonly { id: string; name: string; run?: Run }[];
}
export interface IParagraphOptions {
  heading?: string;
  style?: string;
  alignment?: string;
  spacing?: Spacing;
  indent?: Indent;
  border?: Borders;
  numbering?: { reference: string; level: number; instance?: number };
  tabStops?: readonly { type: string; position: number }[];
  run?: Run;
  children?: readonly ParagraphChild[];
}
export type TextRun = { readonly [made]: 'TextRun' };
export const TextRun: new (
  options:
    | string
    | (Run & {
        text?: string;
        style?: string;
        italics?: boolean;
        underline?: object;
        strike?: boolean;
        break?: number;
        children?: readonly string[];
      }),
) => TextRun;
export type FootnoteReferenceRun = { readonly [made]: 'FootnoteReferenceRun' };
export const FootnoteReferenceRun: new (id: number) => FootnoteReferenceRun;
export type ExternalHyperlink = { readonly [made]: 'ExternalHyperlink' };
export const ExternalHyperlink: new (options: {
  link: string;
  children: readonly ParagraphChild[];
}) => ExternalHyperlink;
export type ImageRun = { readonly [made]: 'ImageRun' };
export const ImageRun: new (options: {
  type: 'png' | 'jpg' | 'gif' | 'bmp';
  data: Uint8Array;
  transformation: { width: number; height: number };
  altText?: { title: string; description: string; name: string };
}) => ImageRun;
export type ParagraphChild = TextRun | FootnoteReferenceRun | ExternalHyperlink | ImageRun;
export type Paragraph = { readonly [made]: 'Paragraph' };
export const Paragraph: new (options: IParagraphOptions) => Paragraph;
export type TableCell = { readonly [made]: 'TableCell' };
export const TableCell: new (options: { children: readonly (Paragraph | Table)[] }) => TableCell;
export type TableRow = { readonly [made]: 'TableRow' };
export const TableRow: new (options: { children: readonly TableCell[]; tableHeader?: boolean }) => TableRow;
export type Table = { readonly [made]: 'Table' };
export const Table: new (options: {
  rows: readonly TableRow[];
  width?: { size: number; type: string };
}) => Table;
export type Footer = { readonly [made]: 'Footer' };
export const Footer: new (options: { children: readonly Paragraph[] }) => Footer;
type Level = { level: number; format: string; text: string; style: { paragraph: { indent: Indent } } };
export type Document = { readonly [made]: 'Document' };
export const Document: new (options: {
  title?: string;
  creator?: string;
  styles?: IStylesOptions;
  numbering?: { config: readonly { reference: string; levels: readonly Level[] }[] };
  footnotes?: Readonly<Record<number, { children: readonly Paragraph[] }>>;
  sections: readonly {
    properties: { page: object };
    footers: { default: Footer };
    children: readonly (Paragraph | Table)[];
  }[];
}) => Document;
export const Packer: { toArrayBuffer(file: Document): Promise<ArrayBuffer> };
export const AlignmentType: { CENTER: string; LEFT: string; RIGHT: string };
export const BorderStyle: { SINGLE: string };
export const HeadingLevel: {
  HEADING_1: string;
  HEADING_2: string;
  HEADING_3: string;
  HEADING_4: string;
  HEADING_5: string;
};
export const LevelFormat: { BULLET: string; DECIMAL: string };
export const PageNumber: { CURRENT: string };
export const WidthType: { PERCENTAGE: string };
