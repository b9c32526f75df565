// Bundles the hello-world of the drawing library to one file, so that it starts as fast as it can.
import { join } from 'node:path';
import { build } from 'vite';
import { root } from '../run/built.ts';

/** Builds it into `folder`. @returns the file to run with Node */
export async function buildHello(folder: string): Promise<string> {
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"', 'process.env.DEV': 'undefined' },
    // What the library has for its developers is a package of its own, which nobody here has.
    plugins: [
      {
        name: 'no-developer-tools',
        load: (id) => (id.endsWith('/ink/build/devtools.js') ? 'export {};' : null),
      },
    ],
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: true,
      target: 'node24',
      outDir: folder,
      emptyOutDir: false,
      rolldownOptions: {
        input: { hello: join(root, 'tests/bench/tui/hello.tsx') },
        output: { format: 'es', entryFileNames: 'hello.mjs', codeSplitting: false },
      },
    },
  });
  return join(folder, 'hello.mjs');
}
