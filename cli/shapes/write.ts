// Documents as the command line prints them: JSON keys, cards and columns of documents, outlines, findings, templates, versions.
import type { Translate } from '#sdk/locales/index.ts';
import type { Finding } from '#sdk/write/rules/finding.ts';
import { moduleOf } from '#sdk/write/rules/modules.ts';
import type { OutlineNode } from '#sdk/write/rules/outline.ts';
import type { DocumentRow, DocumentTemplate, DocumentVersion, WriteModuleId } from '#sdk/write/index.ts';
import type { Column } from '../output/output.ts';
import { isoTime } from '../output/times.ts';

/** Keys of a document in JSON, in order. */
export const documentFields = [
  'id',
  'title',
  'module',
  'language',
  'words',
  'rev',
  'owner',
  'level',
  'shared',
  'created',
  'updated',
  'deleted',
] as const;
/** Keys of a document with its text. */
export const documentWholeFields = [...documentFields, 'form', 'outline', 'markdown'] as const;

/** A document for programs. */
export const documentOut = (row: DocumentRow) => ({
  id: row.id,
  title: row.title,
  module: row.module,
  language: row.language,
  words: row.words,
  rev: row.rev,
  owner: row.owner.name,
  level: row.level,
  shared: row.shared,
  created: isoTime(row.createdTime),
  updated: isoTime(row.updatedTime),
  deleted: row.deletedTime === undefined ? null : isoTime(row.deletedTime),
});
/** A row of documents. */
export type DocumentOut = ReturnType<typeof documentOut>;

/** What a module is called in the language of the answers. */
export const moduleName = (module: string, language: 'zh' | 'en'): string =>
  moduleOf(module as WriteModuleId)[language];

/** Columns of a list of documents. */
export const documentColumns = (language: 'zh' | 'en'): readonly Column<DocumentOut>[] => [
  { title: 'cli.column.id', cell: (row) => row.id },
  { title: 'cliWrite.column.title', cell: (row) => row.title, shrinks: true },
  { title: 'cliWrite.column.module', cell: (row) => moduleName(row.module, language) },
  { title: 'cliWrite.column.words', cell: (row) => String(row.words), right: true },
  { title: 'cliWrite.column.owner', person: true, cell: (row) => row.owner },
  { title: 'cliWrite.column.updated', cell: (row) => row.updated?.slice(0, 16).replace('T', ' ') ?? '' },
];

/** Keys of a heading in JSON. */
export const outlineFields = ['section', 'level', 'number', 'title', 'words'] as const;
/** A heading for programs. */
export const outlineOut = ({ section, level, number, title, words }: OutlineNode) => ({
  section,
  level,
  number: number.trim(),
  title,
  words,
});
/** A row of an outline. */
export type OutlineOut = ReturnType<typeof outlineOut>;
/** Columns of an outline; levels stand in. */
export const outlineColumns: readonly Column<OutlineOut>[] = [
  { title: 'cliWrite.column.section', cell: (row) => row.section },
  {
    title: 'cliWrite.column.title',
    cell: (row) => `${'  '.repeat(row.level - 1)}${row.number}${row.title}`,
    shrinks: true,
  },
  { title: 'cliWrite.column.words', cell: (row) => String(row.words), right: true },
];

/** Keys of a finding in JSON. */
export const findingFields = ['kind', 'where', 'text', 'suggestion', 'reason', 'message'] as const;
/** A finding for programs: what should stand there, or what to do. */
export function findingOut(finding: Finding, where: string, t: Translate) {
  const advice = `write.advice.${finding.reason}` as 'write.advice.other';
  const missing =
    finding.kind === 'missing' && finding.reason !== 'unfilled' && finding.reason !== 'emptySection'
      ? undefined
      : finding.text;
  return {
    kind: finding.kind,
    where,
    text: missing ?? t(`write.finding.${finding.reason}`),
    suggestion: finding.suggestion ?? t(advices.has(finding.reason) ? advice : 'write.advice.other'),
    reason: finding.reason,
    message: t(`write.finding.${finding.reason}`),
  };
}
const advices: ReadonlySet<string> = new Set([
  'unpaired',
  'recipientColon',
  'noTitle',
  'noNumber',
  'noSigner',
  'noRecipient',
  'noSignature',
  'noDate',
  'noBody',
  'emptySection',
  'unfilled',
  'noAttachments',
  'noClosing',
  'afterDate',
  'noSuchDay',
  'backwards',
  'beforeDate',
  'noSource',
]);
/** A row of findings. */
export type FindingOut = ReturnType<typeof findingOut>;
/** Columns of findings. */
export const findingColumns: readonly Column<FindingOut>[] = [
  { title: 'cliWrite.column.where', cell: (row) => row.where },
  { title: 'cliWrite.column.kind', cell: (row) => row.message },
  { title: 'cliWrite.column.text', cell: (row) => row.text, shrinks: true },
  { title: 'cliWrite.column.suggestion', cell: (row) => row.suggestion, shrinks: true },
];

/** Keys of a template in JSON. */
export const templateFields = ['id', 'title', 'module', 'language', 'own', 'fields', 'updated'] as const;
/** A template for programs. */
export const templateOut = (template: DocumentTemplate, fields: readonly string[]) => ({
  id: template.id,
  title: template.title,
  module: template.module,
  language: template.language,
  own: template.own,
  fields,
  updated: isoTime(template.updatedTime),
});
/** A row of templates. */
export type TemplateOut = ReturnType<typeof templateOut>;
/** Columns of templates. */
export const templateColumns = (language: 'zh' | 'en'): readonly Column<TemplateOut>[] => [
  { title: 'cli.column.id', cell: (row) => row.id },
  { title: 'cliWrite.column.title', cell: (row) => row.title, shrinks: true },
  { title: 'cliWrite.column.module', cell: (row) => moduleName(row.module, language) },
  { title: 'cliWrite.column.fields', cell: (row) => row.fields.join(' '), shrinks: true },
];

/** Keys of a version in JSON. */
export const versionFields = ['number', 'name', 'by', 'time', 'title', 'words'] as const;
/** A version for programs. */
export const versionOut = ({ number, name, by, time, title, words }: DocumentVersion) => ({
  number,
  name,
  by: by.name,
  time: isoTime(time),
  title,
  words,
});
/** A row of versions. */
export type VersionOut = ReturnType<typeof versionOut>;
/** Columns of versions. */
export const versionColumns: readonly Column<VersionOut>[] = [
  { title: 'cliWrite.column.version', cell: (row) => String(row.number), right: true },
  { title: 'cliWrite.column.updated', cell: (row) => row.time?.slice(0, 16).replace('T', ' ') ?? '' },
  { title: 'cliWrite.column.owner', person: true, cell: (row) => row.by },
  { title: 'cliWrite.column.name', cell: (row) => row.name, shrinks: true },
  { title: 'cliWrite.column.words', cell: (row) => String(row.words), right: true },
];

/** Keys of a module in JSON. */
export const moduleFields = ['id', 'kind', 'zh', 'en', 'about', 'parts'] as const;
