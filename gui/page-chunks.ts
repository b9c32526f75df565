// Decides which of our own modules travel in one file: those that the same pages need at once.

/** What the bundler tells of its modules; the part that is asked for. */
type ModuleGraph = { getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null };

/** A rule of the bundler for what belongs into one file. */
type ChunkGroup = { name(id: string, graph: ModuleGraph): string | null };

/**
 * One file for every set of pages, of the modules of ours that exactly these import. Left alone, the bundler makes a
 * file of every module that a lazy part shares, and seventy small files compress worse than one. What a module imports
 * is needed by at least as many pages, so that no two files need each other.
 * @param pages each page's entry by its name, as the build takes them
 * @param parts large parts of the first of these pages, loaded when they are needed: each travels in one file too
 */
export function pageChunks(
  pages: Readonly<Record<string, string>>,
  parts: Readonly<Record<string, string>> = {},
): ChunkGroup {
  let needed: ReadonlyMap<string, readonly string[]> | undefined;
  return {
    name(id, graph) {
      needed ??= neededByPages(pages, parts, graph);
      return needed.get(id)?.join('-') ?? null;
    },
  };
}

/**
 * Pages by the modules they import. What a page itself names stays out: it starts the page, and a lazy part of another
 * page that shares a module must not start this one.
 */
function neededByPages(
  pages: Readonly<Record<string, string>>,
  parts: Readonly<Record<string, string>>,
  graph: ModuleGraph,
): ReadonlyMap<string, readonly string[]> {
  const needed = new Map<string, string[]>();
  const importsOf = (id: string): string[] =>
    (graph.getModuleInfo(id)?.importedIds ?? []).filter((imported) => isOurs(imported));
  const allOf = (entry: string): Set<string> => {
    const ids = new Set([entry]);
    for (const id of ids) for (const imported of importsOf(id)) ids.add(imported);
    return ids;
  };
  for (const [page, entry] of Object.entries(pages)) {
    const starts = new Set([entry, ...importsOf(entry)]);
    for (const id of allOf(entry)) if (!starts.has(id)) needed.set(id, [...(needed.get(id) ?? []), page]);
  }
  const [first = ''] = Object.keys(pages);
  for (const [part, entry] of Object.entries(parts))
    for (const id of allOf(entry)) {
      const by = needed.get(id) ?? [];
      // What its page has anyway is there already.
      if (!by.includes(first)) needed.set(id, [...by, part]);
    }
  return needed;
}

/** What a library's list of all its parts names is not what a page needs; that, the bundler knows better. */
function isOurs(id: string): boolean {
  return !id.includes('/node_modules/') && !id.startsWith('\0');
}
