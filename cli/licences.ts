// Whose work is in the program, with their licences: the list that the build writes beside it.
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { OfficeError } from '#sdk/errors.ts';

/** One package of the program. `text` is its licence in full, empty where it came without one. */
export type Licence = {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly text: string;
};

/** The list; of the nearest folder above this file where one was built. @throws OfficeError `fileMissing` */
export async function builtLicences(): Promise<readonly Licence[]> {
  for (let folder = import.meta.dirname; ; folder = dirname(folder)) {
    const file = join(folder, 'dist', 'cli', 'licences.json');
    const text = await readFile(file, 'utf8').catch(() => undefined);
    if (text !== undefined) return JSON.parse(text) as readonly Licence[];
    if (dirname(folder) === folder)
      throw new OfficeError('fileMissing', { params: { path: 'licences.json' } });
  }
}
