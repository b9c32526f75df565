// Decides how the desktop program is built: its main process and the office's, as modules for the Node inside Electron.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { chosenVariantName, pickVariant, variantNames } from '#variants/index.ts';
import { iconPicture } from './packaging/icon.ts';

/** Edge of the icons, in pixels. */
const iconSize = 256;

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const variant = pickVariant(chosenVariantName(undefined, process.env['TANGRAM_VARIANT']));

/** Where the variant seals message texts, its key is part of the build, as in the pages. */
function messageKeys(): Record<string, string> {
  const name = variant.messageCipher?.keyVariable;
  const key = name === undefined ? undefined : process.env[name];
  return name === undefined || !key ? {} : { [name]: key };
}

/** The mark of every variant as a picture beside the program, for windows, tray and notifications. */
function icons(): Plugin {
  return {
    name: 'icons',
    generateBundle() {
      for (const name of variantNames) {
        const mark = readFileSync(here(`../../variants/${pickVariant(name).brand.logo}`), 'utf8');
        this.emitFile({ type: 'asset', fileName: `icons/${name}.png`, source: iconPicture(mark, iconSize) });
      }
    },
  };
}

export default defineConfig({
  plugins: [icons()],
  root: here('.'),
  define: {
    TANGRAM_VARIANT: JSON.stringify(variant.name),
    TANGRAM_MESSAGE_KEYS: JSON.stringify(messageKeys()),
    'process.env.NODE_ENV': '"production"',
  },
  build: {
    outDir: here('../../dist/desktop'),
    emptyOutDir: true,
    target: 'node24',
    ssr: true,
    rolldownOptions: {
      checks: { pluginTimings: false },
      input: { main: here('main.ts'), office: here('office/main.ts') },
      // Electron is the program itself; the store's engine is native code beside it.
      external: ['electron', 'better-sqlite3'],
      output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: 'part-[hash].js' },
    },
  },
  ssr: { noExternal: true, external: ['electron', 'better-sqlite3'] },
});
