// How the library for bots is built: the SDK's entries as plain JavaScript with all they need built in, for Node 22 and later.
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { licenceList } from './bin/licence-list.ts';
import { beside, entries, threads } from './bin/packing/sdk-parts.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const licences = licenceList(beside.map((name) => `${root}node_modules/${name}`));

/**
 * Modules are linked before the first of them runs, and what they import runs before them: so each entry is a file that
 * asks which Node this is, and then has the rest. What is linked exists on older ones too, or nobody would hear the sentence.
 */
const guardedEntries: Plugin = {
  name: 'tangram-guarded-entries',
  generateBundle() {
    for (const { name } of entries)
      this.emitFile({
        type: 'asset',
        fileName: `${name}.js`,
        source: `import './needs-node.js';\nexport * from './entries/${name}.js';\n`,
      });
  },
};

/** Names out of Node's own modules, as the built files have them. */
const nodeNames = /^import \{([^}]*)\} from "(node:[^"]+)";$/gm;

/** Names that an older Node does not export stop a program when it is linked; taken from the module's object, they do not. */
const namesOfNode: Plugin = {
  name: 'tangram-names-of-node',
  renderChunk(code) {
    let count = 0;
    return {
      code: code.replace(nodeNames, (_, names: string, module: string) => {
        count += 1;
        const object = `node_module_${count}`;
        return `import ${object} from "${module}"; var {${names.replaceAll(' as ', ': ')}} = ${object};`;
      }),
      map: null,
    };
  },
};

export default defineConfig({
  root,
  publicDir: false,
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  plugins: [licences.pages, guardedEntries, namesOfNode],
  ssr: { noExternal: true, external: [...beside], target: 'node' },
  build: {
    ssr: true,
    target: 'node22',
    minify: false,
    rolldownOptions: {
      checks: { pluginTimings: false },
      input: {
        'needs-node': 'sdk/needs-node.ts',
        ...Object.fromEntries(entries.map(({ name, source }) => [`entries/${name}`, source])),
        ...Object.fromEntries(threads.map((source) => [source.replace(/\.ts$/, ''), source])),
      },
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
});
