// Walks a content piece by piece, so that nobody holds it whole.

/** Bytes of a piece: large enough to cost little, small enough to leave room for others. */
const chunkBytes = 1_048_576;

/** A content that can be read into memory that is there already: whoever reads much of it makes no garbage. */
type ReadableInto = Blob & { readInto(target: Uint8Array<ArrayBuffer>, from: number): Promise<void> };

const isReadableInto = (content: Blob): content is ReadableInto => 'readInto' in content;

/** Fills `target` with a content from a byte on. */
export async function readInto(
  content: Blob,
  target: Uint8Array<ArrayBuffer>,
  from: number,
): Promise<Uint8Array<ArrayBuffer>> {
  if (isReadableInto(content)) await content.readInto(target, from);
  else return new Uint8Array(await content.slice(from, from + target.byteLength).arrayBuffer());
  return target;
}

/**
 * Walks a content piece by piece for whoever keeps none of them: a piece is written over two steps later. The next one is
 * read while somebody works on this one.
 */
export async function* passingChunks(content: Blob): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const room = [0, 1].map(() => new Uint8Array(Math.min(chunkBytes, content.size)));
  const read = (at: number, into: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> =>
    readInto(content, into.subarray(0, Math.min(chunkBytes, content.size - at)), at);
  const [one = new Uint8Array(), two = new Uint8Array()] = room;
  let [current, other] = [one, two];
  let coming = content.size === 0 ? undefined : read(0, current);
  for (let at = 0; coming !== undefined; at += chunkBytes) {
    const chunk = await coming;
    const next = at + chunkBytes;
    [current, other] = [other, current];
    coming = next < content.size ? read(next, current) : undefined;
    // Whoever stops here leaves a read under way that nobody waits for.
    coming?.catch(() => undefined);
    yield chunk;
  }
}

/** The pieces of a content from a byte on. */
export async function* chunksOf(content: Blob, from = 0): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  for (let at = from; at < content.size; at += chunkBytes)
    yield new Uint8Array(await content.slice(at, Math.min(content.size, at + chunkBytes)).arrayBuffer());
}
