// Rooms that are still growing: what a test shows of every route is not shown of theirs yet.

/** Routes of the window whose pictures are not taken yet, by how they begin. */
export const growingRoutes = /^\/(?:open|setting\/admin)(?:\/|$)/u;
