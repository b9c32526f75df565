// Which tests depend on the machine below them.

/** Folders of `tests/` whose tests start an office, a process or a store on disk. */
export const nodeFolders = [
  'cli',
  'contract',
  'storage',
  'office',
  'fixtures',
  'build',
  'drills',
  'sdk-node',
];
