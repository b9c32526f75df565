// How the library for bots is built: the SDK's doors as plain JavaScript, because Node strips no types in packages.
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  publicDir: false,
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  build: {
    ssr: true,
    target: 'node24',
    minify: false,
    rolldownOptions: {
      checks: { pluginTimings: false },
      input: {
        index: 'sdk/index.ts',
        bot: 'sdk/bot/index.ts',
        node: 'sdk/node.ts',
        testing: 'fixtures/testing.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
});
