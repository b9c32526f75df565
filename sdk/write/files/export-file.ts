// A document as a file: which kinds there are, what the file is called, and its bytes.
import { filesIn } from '../../contract/rich-text.ts';
import type { WrittenDocument } from '../../contract/write.ts';
import { measuredPicture, type MeasuredPicture } from './picture-size.ts';

/** Kinds of files a document can become. */
export const exportTypes = ['docx', 'md', 'html'] as const;
/** A kind. */
export type ExportType = (typeof exportTypes)[number];
/** A file that was made, and how many pictures could not be fetched for it: their words stand in their place. */
export type MadeFile = { name: string; type: string; bytes: Uint8Array; picturesMissing: number };

const mimeTypes: Readonly<Record<ExportType, string>> = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  md: 'text/markdown',
  html: 'text/html',
};

/** A title as the name of a file. */
export const fileNameOf = (title: string, type: ExportType): string =>
  `${
    title
      .replaceAll(/[/\\:*?"<>|\p{Cc}]/gu, '')
      .trim()
      .slice(0, 80) || 'document'
  }.${type}`;

/** Makes the file; what makes it is loaded with the first of its kind. */
export async function exportDocument(
  document: WrittenDocument,
  type: ExportType,
  load: (file: string) => Promise<{ type: string; bytes: Uint8Array }>,
): Promise<MadeFile> {
  const named = { name: fileNameOf(document.title, type), type: mimeTypes[type] };
  let picturesMissing = 0;
  const pictures = new Map<string, MeasuredPicture>();
  if (type !== 'md')
    for (const file of filesIn(document.body)) {
      const picture = measuredPicture(await load(file).catch(() => undefined));
      if (picture === undefined) picturesMissing += 1;
      else pictures.set(file, picture);
    }
  const made = { ...named, picturesMissing };
  if (type === 'docx')
    return { ...made, bytes: await (await import('./docx-file.ts')).documentDocx(document, pictures) };
  const text =
    type === 'md'
      ? (await import('./markdown.ts')).documentMarkdown(document)
      : (await import('./html-file.ts')).documentHtml(document, pictures);
  return { ...made, bytes: new TextEncoder().encode(text) };
}
