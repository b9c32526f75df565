// Puts what PDF files need beside the pages: the worker that reads them, tables of Chinese, Japanese and Korean encodings, standard fonts, decoders.
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** Folders of the library, and what of them is wanted. */
const folders = [
  { name: 'build', wanted: /^pdf\.worker\.min\.mjs$/u },
  { name: 'cmaps', wanted: /\.bcmap$/u },
  { name: 'standard_fonts', wanted: /\.(?:pfb|ttf)$/u },
  { name: 'wasm', wanted: /\.(?:wasm|js)$/u },
] as const;

/** The files stand under `pdf/` by the names the library asks for. */
export function pdfFiles(): Plugin {
  return {
    name: 'pdf-files',
    apply: 'build',
    generateBundle() {
      const library = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
      for (const { name, wanted } of folders)
        for (const file of readdirSync(join(library, name)))
          if (wanted.test(file))
            this.emitFile({
              type: 'asset',
              // Every server knows what a `.js` file is.
              fileName: `pdf/${name}/${file.replace(/\.mjs$/u, '.js')}`,
              source: readFileSync(join(library, name, file)),
            });
    },
  };
}
