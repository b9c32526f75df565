// Decides how the preload is built: one file of the old module form, the only one a sandboxed page may load.
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here('.'),
  build: {
    outDir: here('../../../dist/desktop-preload'),
    emptyOutDir: true,
    target: 'chrome140',
    minify: false,
    modulePreload: false,
    rolldownOptions: {
      checks: { pluginTimings: false },
      input: { preload: here('preload.ts') },
      external: ['electron'],
      preserveEntrySignatures: false,
      output: { format: 'cjs', entryFileNames: '[name].cjs' },
    },
  },
});
