// A file of a chat as the command line prints it: its JSON keys and its columns.
import type { ChatFile } from '#sdk/api.ts';
import { sizeText } from '#sdk/locales/size-text.ts';
import type { Translator } from '#sdk/locales/index.ts';
import type { Column } from '../output/output.ts';
import { isoTime, shortTime } from '../output/times.ts';

/** Keys of a file in JSON, in order. */
export const chatFileFields = [
  'mid',
  'kind',
  'name',
  'size',
  'senderName',
  'time',
  'fileId',
  'path',
] as const;

/** The row of a file; `path` is null where it does not lie on this device. */
export function chatFileRow(file: ChatFile) {
  const { mid, kind, name, size, senderName, fileId } = file;
  const path = file.place === '' ? null : file.place;
  return { mid: String(mid), kind, name, size, senderName, time: isoTime(file.time), fileId, path };
}
type Row = ReturnType<typeof chatFileRow>;

/** Columns of a list of files. */
export function chatFileColumns(translator: Translator, now: number): readonly Column<Row>[] {
  return [
    { title: 'cli.column.mid', cell: (row) => row.mid },
    { title: 'cli.column.time', cell: (row) => shortTime(Date.parse(row.time ?? ''), now) },
    { title: 'cli.column.kind', cell: (row) => translator.t(`files.kinds.${row.kind}`) },
    { title: 'files.column.size', cell: (row) => sizeText(row.size, translator.locale), right: true },
    { title: 'cli.column.sender', person: true, cell: (row) => row.senderName },
    { title: 'cli.column.name', cell: (row) => row.name, shrinks: true },
    { title: 'files.column.where', cell: (row) => row.path ?? '', shrinks: true },
  ];
}
