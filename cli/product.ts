// Which version of the product this is, and where its built parts are.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The version; the package's own, which a test checks. */
export const productVersion = '1.0.0';

/** The folder of the built pages, where they have been built: `dist/gui` of the nearest folder above this file. */
export function builtPages(): string | undefined {
  for (let folder = import.meta.dirname; ; folder = dirname(folder)) {
    const pages = join(folder, 'dist', 'gui');
    if (existsSync(join(pages, 'index.html'))) return pages;
    if (dirname(folder) === folder) return undefined;
  }
}
