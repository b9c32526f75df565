// Decides how the pages are built: the app, the sign-in page the office serves, and (on demand) the gallery.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chosenVariantName, pickVariant } from '#variants/index.ts';
import { readOwnVariant } from '#variants/own.ts';
import { licenceList } from '#cli/bin/licence-list.ts';
import { offlineWorker } from './offline/build-offline.ts';
import { blurFiles } from './blur-files.ts';
import { emojiFiles } from './emoji-files.ts';
import { pdfFiles } from './pdf-files.ts';
import { pageChunks } from './page-chunks.ts';
import { blueprintSubset } from './theme/blueprint-subset.ts';

/** The text of a variant of one's own, where the build is for one. */
const ownFile = process.env['TANGRAM_VARIANT_FILE'] ?? '';
const own = ownFile === '' ? '' : readFileSync(ownFile, 'utf8');
const variant =
  own === ''
    ? pickVariant(chosenVariantName(undefined, process.env['TANGRAM_VARIANT']))
    : readOwnVariant(own, ownFile);

/** Where the chosen variant seals message texts, its key has to be part of the build: a browser has no variables. */
function messageKeys(): Record<string, string> {
  const name = variant.messageCipher?.keyVariable;
  const key = name === undefined ? undefined : process.env[name];
  return name === undefined || !key ? {} : { [name]: key };
}

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Modules that never reach a page because nothing on it asks for them; together as many bytes as a screen. */
const unasked = [
  {
    // Sentences only the command line and the terminal client say.
    path: /\/sdk\/locales\/(?:zh|en)\/((?:cli|tui)(?:-[a-z]+)*)\.ts$/u,
    code: (file: string) =>
      `export const ${file.replace(/-([a-z])/gu, (_, letter: string) => letter.toUpperCase())} = {};`,
  },
  {
    // The names of Blueprint's 600 icons, which its Icon takes by name; ours are drawn by parts/Icon.
    path: /@blueprintjs\/icons\/lib\/esm\/generated\/16px\/(blueprint-icons-16)\.js$/u,
    code: () => 'export const BlueprintIcons_16 = {}; export const BLUEPRINT_ICONS_16_CODEPOINTS = {};',
  },
];

/** Puts an empty module in the place of each of those. */
function withoutUnasked() {
  return {
    name: 'without-unasked',
    enforce: 'pre' as const,
    load(id: string): string | undefined {
      for (const { path, code } of unasked) {
        const name = path.exec(id)?.[1];
        if (name !== undefined) return code(name);
      }
      return undefined;
    },
  };
}

/** What features of the SDK do runs in the worker: a page has their declarations, and nothing behind them. */
function withoutRooms() {
  const nothing = '\0no-room';
  return {
    name: 'without-rooms',
    enforce: 'pre' as const,
    // What a declaration imports for more than its types is what it loads.
    resolveId: (source: string, importer = ''): string | undefined =>
      source.startsWith('./') && /\/sdk\/[\w/-]+\/feature\.ts$/u.test(importer) ? nothing : undefined,
    load: (id: string): string | undefined => (id === nothing ? 'export const open = undefined;' : undefined),
  };
}

/** Few files that compress well, none of which loads what its page does not need; see `page-chunks.ts`. */
function codeSplitting(pages: Readonly<Record<string, string>>, gallery: boolean) {
  const library = { name: 'library', test: /node_modules/ };
  const apart = [
    // In one piece: a small part of it would be merged with a library that only a lazy screen needs.
    { name: 'library', test: /node_modules[\\/]react-router[\\/]/ },
    // What draws by itself: merged with a library that is drawn by it, the two files would need each other.
    { name: 'library', test: /node_modules[\\/](?:react-dom|scheduler)[\\/]/ },
    // What lies over a page: a tooltip is a popover, and a popover knows of tooltips.
    {
      name: 'library',
      test: /node_modules[\\/](?:@blueprintjs[\\/]core[\\/]lib[\\/]esm[\\/](?:components[\\/](?:overlay2?|portal|dialog|tooltip|popover(?:-next)?)|context|hooks[\\/]overlays)|@floating-ui|react-transition-group|dom-helpers)[\\/]/,
    },
    { ...library, entriesAware: true, entriesAwareMergeThreshold: 20_000 },
  ];
  return {
    // What a module imports is put where its own pages need it.
    includeDependenciesRecursively: false,
    groups: [
      pageChunks(pages, gallery ? {} : { messages: here('chat/MessagesPage.tsx') }),
      // Nobody waits for the gallery: one file of libraries, in which no part can need another before it has run.
      ...(gallery ? [library] : apart),
    ],
  };
}

/** Files of libraries are called by everything that needs them, which no address has to tell. */
function firstName(name: string): string {
  return (name.split('~')[0] ?? name).replace(/\.\w+$/u, '');
}

export default defineConfig(({ mode }) => {
  const gallery = mode === 'gallery';
  // Drawings are files of the build, no modules.
  const licences = licenceList([here('../node_modules/@iconify-json/fluent-emoji-flat')]);
  const input: Record<string, string> = gallery
    ? { gallery: here('gallery.html') }
    : {
        index: here('index.html'),
        'sign-in': here('sign-in.html'),
        preview: here('preview.html'),
        guest: here('guest.html'),
        'choose-office': here('choose-office.html'),
        'choose-screen': here('choose-screen.html'),
      };
  return {
    root: here('.'),
    base: '/',
    define: {
      'import.meta.env.TANGRAM_VARIANT': JSON.stringify(variant.name),
      'import.meta.env.TANGRAM_VARIANT_FILE': JSON.stringify(own),
      'import.meta.env.TANGRAM_MESSAGE_KEYS': JSON.stringify(messageKeys()),
    },
    plugins: [
      withoutUnasked(),
      withoutRooms(),
      blueprintSubset(),
      pdfFiles(),
      emojiFiles(),
      blurFiles(),
      react(),
      licences.pages,
      ...(gallery ? [] : [offlineWorker()]),
    ],
    worker: {
      format: 'es',
      plugins: () => [licences.worker],
      rolldownOptions: { checks: { pluginTimings: false } },
    },
    // Its WASM is fetched relative to the module, which pre-bundling would move.
    optimizeDeps: { exclude: ['@sqlite.org/sqlite-wasm'] },
    build: {
      outDir: here(gallery ? '../dist/gallery' : '../dist/gui'),
      emptyOutDir: true,
      target: 'es2024',
      // Inlined assets become data: addresses, which the content security policy does not allow for scripts or fonts.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      // How long a build's own parts took is nothing that somebody who starts the office has to read.
      rolldownOptions: {
        checks: { pluginTimings: false },
        input,
        output: {
          codeSplitting: codeSplitting(input, gallery),
          chunkFileNames: ({ name }) => `assets/${firstName(name)}-[hash].js`,
          assetFileNames: ({ names }) => `assets/${firstName(names[0] ?? 'asset')}-[hash][extname]`,
        },
      },
    },
  };
});
