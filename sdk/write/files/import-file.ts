// Reads a file into a document: Word, Markdown and plain text, with its title, the parts of its form, and its headings.
import type { RichNode } from '../../contract/rich-text.ts';
import { plainText, readRichText, type RichText } from '../../contract/rich-text.ts';
import type { WriteModuleId } from '../../contract/write-modules.ts';
import { writeLimits } from '../../contract/write-limits.ts';
import type { DocumentForm } from '../../contract/write.ts';
import { OfficeError } from '../../errors.ts';
import { endingOf } from '../rules/reference.ts';
import { liftForm, moduleOfTitle } from '../rules/form-lines.ts';
import {
  readPlain,
  readTitledMarkdown,
  withFoundHeadings,
  withoutIndents,
  withoutRightNumbers,
} from '../rules/reading.ts';
import { readHtml } from './read-html.ts';

/** A file somebody brings. */
export type BroughtFile = { name: string; bytes: Uint8Array };
/** A picture of a file; the text names it by its id, which is none of the office's. */
export type ReadPicture = { id: string; name: string; type: string; bytes: Uint8Array };
/** What a file became. */
export type ReadFile = {
  title: string;
  module: WriteModuleId | undefined;
  language: 'zh' | 'en';
  form: DocumentForm;
  body: RichText;
  pictures: readonly ReadPicture[];
};

/** Kinds of files that can become a document. */
export const importTypes = ['docx', 'md', 'markdown', 'txt'] as const;
/** Which language a text is in, by its characters. */
export const languageOfText = (text: string): 'zh' | 'en' =>
  (text.match(/[\u4e00-\u9fff]/gu)?.length ?? 0) * 8 >= (text.match(/[A-Za-z]/gu)?.length ?? 0) ? 'zh' : 'en';

/**
 * Reads a file.
 * @throws OfficeError `referenceType`, `referenceTooLarge`, `importUnreadable`, `outlineTooDeep`
 */
export async function importFile({ name, bytes }: BroughtFile): Promise<ReadFile> {
  const ending = endingOf(name);
  if (!importTypes.some((type) => type === ending)) throw new OfficeError('importType', { params: { name } });
  if (bytes.length > writeLimits.referenceBytes)
    throw new OfficeError('referenceTooLarge', { params: { name } });
  const bare = name.replace(/^.*[\\/]/u, '').replace(/\.[^.]*$/u, '');
  if (ending === 'docx') return finished(await readWord(bytes), bare);
  const text = decodeText(bytes);
  return finished(ending === 'txt' ? { title: '', blocks: readPlain(text) } : readTitledMarkdown(text), bare);
}

/** Text of a file: UTF-8, UTF-16 by its mark, else the Chinese encoding of older systems. */
function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}

type Read = { title: string; blocks: RichNode[]; pictures?: readonly ReadPicture[] };

function finished(read: Read, fallback: string): ReadFile {
  const words = plainText({ type: 'doc', content: read.blocks }).slice(0, 20_000);
  const language = languageOfText(words + read.title);
  const lifted = liftForm(withFoundHeadings(withoutIndents(read.blocks)), read.title);
  const blocks = withoutRightNumbers(lifted.blocks, language === 'zh' ? 'official' : 'decimal');
  const title = (lifted.title || fallback).slice(0, writeLimits.title);
  return {
    title,
    module: moduleOfTitle(lifted.title || fallback),
    language,
    form: lifted.form,
    body: readRichText({ content: blocks }),
    pictures: read.pictures ?? [],
  };
}

/** Kinds of pictures that documents hold, with the ending of their names; drawings of Word itself are none. */
const pictureTypes: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/bmp': 'bmp',
  'image/webp': 'webp',
};
/** More than these are not taken from one file. */
const maxPictures = 100;

type MammothImage = { contentType: string; readAsArrayBuffer(): Promise<ArrayBuffer> };
type Mammoth = {
  convertToHtml(
    input: { arrayBuffer: ArrayBuffer; buffer: Uint8Array },
    options: object,
  ): Promise<{ value: string }>;
  images: { imgElement(read: (image: MammothImage) => Promise<{ src: string }>): unknown };
};

async function readWord(bytes: Uint8Array): Promise<Read> {
  const loaded: unknown = await import('mammoth');
  const mammoth = ((loaded as { default?: Mammoth }).default ?? loaded) as Mammoth;
  const arrayBuffer = bytes.slice().buffer;
  const styles = [
    ...[1, 2, 3, 4, 5, 6].flatMap((level) => [
      `p[style-name='heading ${level}'] => h${level}:fresh`,
      `p[style-name='标题 ${level}'] => h${level}:fresh`,
    ]),
    ...['Source Code', 'HTML Preformatted', 'HTML 预设格式'].map(
      (name) => `p[style-name='${name}'] => pre:separator('\\n')`,
    ),
    ...['Verbatim Char', 'HTML Code', 'HTML 代码'].map((name) => `r[style-name='${name}'] => code`),
    // Word goes on to nine: what is too deep is told, not taken for text.
    ...[7, 8, 9].flatMap((level) => [
      `p[style-name='heading ${level}'] => h6:fresh`,
      `p[style-name='标题 ${level}'] => h6:fresh`,
    ]),
    // Lists that are deeper by the name of their style only.
    ...[2, 3].flatMap((level) => [
      `p[style-name='List Bullet ${level}'] => ${'ul|ol > li > '.repeat(level - 1)}ul > li:fresh`,
      `p[style-name='List Number ${level}'] => ${'ul|ol > li > '.repeat(level - 1)}ol > li:fresh`,
    ]),
    "p[style-name='Title'] => h1.title:fresh",
    "p[style-name='标题'] => h1.title:fresh",
    'u => u',
    'strike => s',
  ];
  const pictures: ReadPicture[] = [];
  const convertImage = mammoth.images.imgElement(async (image) => {
    const type = image.contentType.toLowerCase();
    const ending = pictureTypes[type];
    if (ending === undefined || pictures.length >= maxPictures) return { src: '' };
    const number = pictures.length + 1;
    const picture = { id: `picture-${number}`, name: `picture-${number}.${ending}`, type };
    // Its place is kept before its bytes are there: pictures are read side by side.
    const at = pictures.push({ ...picture, bytes: new Uint8Array() }) - 1;
    pictures[at] = { ...picture, bytes: new Uint8Array(await image.readAsArrayBuffer()) };
    return { src: picture.id };
  });
  const { value } = await mammoth
    .convertToHtml({ arrayBuffer, buffer: bytes }, { styleMap: styles, convertImage })
    .catch(() => {
      throw new OfficeError('importUnreadable');
    });
  const { title, blocks, tooDeep } = readHtml(value);
  if (tooDeep) throw new OfficeError('outlineTooDeep');
  return { title, blocks, pictures };
}
