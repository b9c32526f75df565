// Decides which files a message names to the office apart from its text: a sealed text does not tell them.
import { fileIdsIn } from '../../contract/file-ids.ts';

/** Files that one message may name. */
const mostFiles = 200;

/** The field that names a text's files; none where there are none. */
export function namedFiles(text: string): { files?: string[] } {
  const files = fileIdsIn(text);
  return files.length === 0 ? {} : { files: files.slice(0, mostFiles) };
}
