// Lists as data: how they change, how their rows are known apart.

/** One change of a list: an atomic reset, or rows to put and keys to take away. Plain data, safe for a port. */
export type ListBatch<Row> = { reset?: readonly Row[]; upsert?: readonly Row[]; remove?: readonly string[] };

/** How a list knows its rows apart and orders them. */
export type ListShape<Row> = { key(row: Row): string; compare(a: Row, b: Row): number };
