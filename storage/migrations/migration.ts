// What one step of the schema is.

/** A numbered step; the statements run in one transaction together with the new version number. */
export type Migration = { version: number; name: string; statements: readonly string[] };
