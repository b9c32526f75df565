// The door of writing, for the parts of the SDK that join it with others.
export { assistStream } from './assist-stream.ts';
export { importFile } from './files/import-file.ts';
export { referenceProblem } from './rules/reference.ts';
export type * from './write-api.ts';
