// What a model wrote and what documents rest on, as the command line prints them.
import type { DocumentSource } from '#sdk/write/index.ts';
import type { Column } from '../output/output.ts';

/** Keys of a text that a model wrote. */
export const assistFields = ['tool', 'text', 'long', 'sentences', 'sources'] as const;

/** Keys of a drafted section. */
export const drawnFields = ['section', 'title', 'characters', 'sources', 'unsure', 'rev'] as const;
/** A drafted section. */
type Drawn = {
  section: string;
  title: string;
  characters: number;
  sources: number;
  unsure: number;
  rev: number;
};
/** Columns of drafted sections. */
export const drawnColumns: readonly Column<Drawn>[] = [
  { title: 'cliWrite.column.section', cell: (row) => row.section },
  { title: 'cliWrite.column.title', cell: (row) => row.title, shrinks: true },
  { title: 'cliWrite.column.words', cell: (row) => String(row.characters), right: true },
  { title: 'cliWrite.column.sources', cell: (row) => String(row.sources), right: true },
  { title: 'cliWrite.column.unsure', cell: (row) => String(row.unsure), right: true },
];

/** Keys of a source, and of a passage of one. */
export const sourceFields = ['id', 'kind', 'name', 'size', 'baseId', 'headings', 'place', 'quote'] as const;
/** A source for programs. */
export const sourceOut = (source: Omit<DocumentSource, 'headings'> & Partial<DocumentSource>) => ({
  id: source.id,
  kind: source.kind,
  name: source.name,
  size: source.size,
  baseId: source.baseId ?? null,
  headings: (source.headings ?? []).map(({ text }) => text),
  place: null as string | null,
  quote: null as string | null,
});
/** Columns of sources. */
export const sourceColumns: readonly Column<ReturnType<typeof sourceOut>>[] = [
  { title: 'cli.column.id', cell: (row) => row.id },
  { title: 'cliWrite.column.name', cell: (row) => row.place ?? row.name, shrinks: true },
  { title: 'cliWrite.column.text', cell: (row) => row.quote ?? '', shrinks: true },
];
