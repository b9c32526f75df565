// Describes the frozen office of the gallery: answers and first values of feeds, by what was asked.

/** What one person's client held at one moment. */
export type OfficeSnapshot = {
  /** Epoch ms of that moment; pictures are taken with this clock. */
  readonly recordedAt: number;
  /** What each feed says, in order. */
  readonly feeds: Readonly<Record<string, readonly unknown[]>>;
  /** What each call answers. */
  readonly calls: Readonly<Record<string, unknown>>;
};

/** The key of an answer: the member's path, and the id or text it was asked with, if any. */
export function snapshotKey(path: string, first: unknown): string {
  const named = typeof first === 'object' && first !== null ? (first as { text?: unknown }).text : first;
  return typeof named === 'string' || typeof named === 'number' ? `${path} ${named}` : path;
}
