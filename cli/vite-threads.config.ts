// How programs of the office's threads are built for a release: Node starts them by their file, so they keep their path.
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { threads } from './bin/packing/sdk-parts.ts';

/** What lies beside the program in a release, and is not built in. */
const external = ['better-sqlite3', 'pdfjs-dist'];

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  publicDir: false,
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  ssr: { noExternal: true, external, target: 'node' },
  build: {
    ssr: true,
    target: 'node24',
    minify: false,
    rolldownOptions: {
      checks: { pluginTimings: false },
      input: Object.fromEntries(threads.map((source) => [source.replace(/\.ts$/, ''), source])),
      output: { entryFileNames: '[name].js', chunkFileNames: 'fixtures/chunks/[name]-[hash].js' },
    },
  },
});
