// Walks a content piece by piece, so that nobody holds it whole.

/** Bytes of a piece: large enough to cost little, small enough to leave room for others. */
const chunkBytes = 1_048_576;

/** The pieces of a content from a byte on. */
export async function* chunksOf(content: Blob, from = 0): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  for (let at = from; at < content.size; at += chunkBytes)
    yield new Uint8Array(await content.slice(at, Math.min(content.size, at + chunkBytes)).arrayBuffer());
}
