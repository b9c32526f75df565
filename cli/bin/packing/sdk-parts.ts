// What the package for bots is made of: its entries, the threads it starts, and what stays a package of its own beside it.

/** An entry of the package: `tangram/<path>`, the file it is built as, and the source it is built from. */
export type PackageEntry = { readonly path: string; readonly name: string; readonly source: string };

/** Every entry. */
export const entries: readonly PackageEntry[] = [
  { path: 'sdk', name: 'index', source: 'sdk/index.ts' },
  { path: 'sdk/bot', name: 'bot', source: 'sdk/bot/index.ts' },
  { path: 'sdk/node', name: 'node', source: 'sdk/node.ts' },
  { path: 'sdk/testing', name: 'testing', source: 'fixtures/testing.ts' },
];

/** Programs of threads: Node starts them by their file, so they keep their path. */
export const threads = [
  'fixtures/office/digest-worker.ts',
  'fixtures/office/ground/extract/worker.ts',
  'fixtures/office/ask/index/index-worker.ts',
] as const;

/** What whoever installs the package gets with it: the native engine, and the library whose schemas a bot hands in. */
export const dependencies = ['better-sqlite3', 'zod'] as const;

/** What the declarations name. */
export const typeDependencies = ['@types/node'] as const;

/** Only for who wants PDF files read by an office of tests: fonts and tables of characters, 70 MB. */
export const optionalPeers = ['pdfjs-dist'] as const;

/** What is not built in. */
export const beside: readonly string[] = [...dependencies, ...optionalPeers];
