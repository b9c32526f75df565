// What a person who leaves now leaves behind: asked for once by everything that ends a session (spec §4 «Logout»).

/**
 * Something unfinished. A file goes up, and keeps the person from leaving; a meeting is being sat in; words of a document
 * have not reached the office; a message, or an act on a group or in a feature, waits for a network.
 */
export type Unfinished = {
  kind: 'upload' | 'meeting' | 'document' | 'message';
  /** The file, the subject, the title, the chat; empty where it has none. */
  name: string;
  /** How many there are under this name. */
  count: number;
};

/** All of it, what keeps from leaving first; of messages, chats with the most first. What is for a time to come counts as well. */
export function unfinishedOf(parts: {
  uploads: readonly { name: string }[];
  features: readonly Unfinished[];
  outbox: readonly { chatId: string; chatName: string }[];
}): Unfinished[] {
  const chats = new Map<string, Unfinished>();
  for (const { chatId, chatName } of parts.outbox) {
    const count = (chats.get(chatId)?.count ?? 0) + 1;
    chats.set(chatId, { kind: 'message', name: chatName, count });
  }
  const of = (kind: Unfinished['kind']): Unfinished[] => parts.features.filter((one) => one.kind === kind);
  return [
    ...parts.uploads.map(({ name }) => ({ kind: 'upload', name, count: 1 }) as const),
    ...of('meeting'),
    ...of('document'),
    ...[...chats.values()].toSorted((one, other) => other.count - one.count),
  ];
}

/** What of one kind is told: at most so many names, and how many there are in all. */
export function toldOf(
  all: readonly Unfinished[],
  kind: Unfinished['kind'],
  maxNamed: number,
): { total: number; named: readonly Unfinished[] } {
  const own = all.filter((one) => one.kind === kind);
  return { total: own.reduce((sum, { count }) => sum + count, 0), named: own.slice(0, maxNamed) };
}
