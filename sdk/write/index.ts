// The door of writing, for the parts of the SDK that join it with others.
export { importFile } from './files/import-file.ts';
export type * from './write-api.ts';
