// The door of writing, for the parts of the SDK that join it with others.
export { assistStream } from './assist-stream.ts';
export { importFile, referenceProblem } from './files/import-file.ts';
export type * from './write-api.ts';
