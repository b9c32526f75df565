// Decides what a file of an export is called: by the number of its message, so that no two are called the same.
import type { MessageFile } from '../../api.ts';
import { safeName } from './safe-name.ts';

/** `4711-report.pdf`. */
export function exportName({ mid, name, fileId }: Pick<MessageFile, 'mid' | 'name' | 'fileId'>): string {
  return `${mid}-${safeName(name === '' ? fileId : name)}`;
}
