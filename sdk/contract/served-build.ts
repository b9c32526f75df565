// How an office tells the pages it serves which build they are to wear. No schema: a page reads it before anything loads.

/** Where it is told; an answer without content where the office has no opinion. */
export const servedBuildPath = '/variant.json';
/** The answer there: the name of a variant. Which names there are is the pages' business. */
export type ServedBuild = { readonly variant: string };
