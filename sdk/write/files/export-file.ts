// A document as a file: which kinds there are, what the file is called, and its bytes.
import type { WrittenDocument } from '../../contract/write.ts';

/** Kinds of files a document can become. */
export const exportTypes = ['docx', 'md', 'html'] as const;
/** A kind. */
export type ExportType = (typeof exportTypes)[number];
/** A file that was made. */
export type MadeFile = { name: string; type: string; bytes: Uint8Array };

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
export async function exportDocument(document: WrittenDocument, type: ExportType): Promise<MadeFile> {
  const made = { name: fileNameOf(document.title, type), type: mimeTypes[type] };
  if (type === 'docx')
    return { ...made, bytes: await (await import('./docx-file.ts')).documentDocx(document) };
  const text =
    type === 'md'
      ? (await import('./markdown.ts')).documentMarkdown(document)
      : (await import('./html-file.ts')).documentHtml(document);
  return { ...made, bytes: new TextEncoder().encode(text) };
}
