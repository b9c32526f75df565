// Which kind of file a thing of a disk is, by the ending of its name: what lists can be narrowed to.
import type { DiskFileType } from '../../api.ts';

/** The kinds, in the order in which they are offered. */
export const fileTypes = [
  'folder',
  'document',
  'picture',
  'video',
  'audio',
  'archive',
  'other',
] as const satisfies readonly DiskFileType[];

const endings: Readonly<Partial<Record<DiskFileType, readonly string[]>>> = {
  document: ['doc', 'docx', 'pdf', 'xls', 'xlsx', 'ppt', 'pptx', 'txt', 'md', 'csv', 'rtf', 'odt'],
  picture: ['png', 'jpg', 'jpeg', 'gif', 'webp', 'svg', 'bmp', 'heic', 'tif', 'tiff'],
  video: ['mp4', 'mov', 'webm', 'mkv', 'avi', 'm4v'],
  audio: ['mp3', 'wav', 'm4a', 'ogg', 'flac', 'aac'],
  archive: ['zip', 'rar', '7z', 'tar', 'gz'],
};
const byEnding = new Map(fileTypes.flatMap((type) => (endings[type] ?? []).map((ending) => [ending, type])));

/** The kind of a thing. */
export function fileTypeOf({
  name,
  isFolder,
}: {
  readonly name: string;
  readonly isFolder: boolean;
}): DiskFileType {
  if (isFolder) return 'folder';
  return byEnding.get(name.toLowerCase().split('.').at(-1) ?? '') ?? 'other';
}
