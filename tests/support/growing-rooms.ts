// Rooms that are still growing: what a test shows of every command or route is not shown of theirs yet.

/** Nouns of the command line whose commands are not yet all tried; a row goes when they are. */
export const growingNouns: ReadonlySet<string> = new Set(['admin']);

/** Routes of the window whose pictures are not taken yet, by how they begin. */
export const growingRoutes = /^\/(?:open|setting\/admin|main\/smartWrite)(?:\/|$)/u;
