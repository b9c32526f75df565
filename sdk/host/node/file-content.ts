// Files as blobs that are read into memory which is there already; beyond 32 bits Node's own would give the beginning instead of the end.
import { openAsBlob } from 'node:fs';
import { open, stat } from 'node:fs/promises';

/** Larger files than this one, in bytes, Node's own blobs count in too few bits. */
const largestBlob = 2 ** 32 - 1;

/** The file as it was when it was chosen: one that somebody writes to is not read on. */
type Chosen = { path: string; modified: number; whole: number };

async function fill(
  target: Uint8Array<ArrayBuffer>,
  { path, modified, whole }: Chosen,
  from: number,
): Promise<void> {
  const file = await open(path, 'r');
  try {
    const found = await file.stat();
    if (found.size !== whole || found.mtimeMs !== modified)
      throw new DOMException('the file has changed', 'NotReadableError');
    for (let at = 0; at < target.length;) {
      const { bytesRead } = await file.read(target, at, target.length - at, from + at);
      if (bytesRead === 0) throw new DOMException('the file has changed', 'NotReadableError');
      at += bytesRead;
    }
  } finally {
    await file.close();
  }
}

/** A range of a large file. Pieces of it are read when they are asked for, each into memory of its own. */
class LargeFile extends Blob {
  readonly #file: Chosen;
  readonly #from: number;
  readonly #to: number;

  constructor(file: Chosen, from: number, to: number) {
    super([]);
    this.#file = file;
    this.#from = from;
    this.#to = to;
    Object.defineProperty(this, 'size', { value: to - from });
  }

  override slice(from = 0, to = this.size): Blob {
    const place = (at: number): number => Math.min(this.size, Math.max(0, at < 0 ? this.size + at : at));
    const start = place(from);
    return new LargeFile(this.#file, this.#from + start, this.#from + Math.max(start, place(to)));
  }

  override async arrayBuffer(): Promise<ArrayBuffer> {
    const bytes = new Uint8Array(this.#to - this.#from);
    await this.readInto(bytes, 0);
    return bytes.buffer;
  }

  /** See `readInto` of `blob-chunks.ts`. */
  readInto(target: Uint8Array<ArrayBuffer>, from: number): Promise<void> {
    return fill(target, this.#file, this.#from + from);
  }

  override stream(): ReadableStream<Uint8Array<ArrayBuffer>> {
    const step = 1_048_576;
    let at = 0;
    return new ReadableStream({
      pull: async (controller) => {
        if (at >= this.size) return controller.close();
        const piece = this.slice(at, Math.min(this.size, at + step));
        at += step;
        controller.enqueue(new Uint8Array(await piece.arrayBuffer()));
      },
    });
  }

  override async text(): Promise<string> {
    return new TextDecoder().decode(await this.arrayBuffer());
  }
}

/**
 * Opens a file. Where Node's own blobs can count in it, it is one of those, which reads into memory that is there besides; a
 * larger one cannot be part of another blob: only its pieces, once they are read.
 */
export async function openFileContent(path: string): Promise<Blob> {
  const content = await openAsBlob(path);
  const { size, mtimeMs } = await stat(path);
  const chosen: Chosen = { path, modified: mtimeMs, whole: size };
  if (size > largestBlob) return new LargeFile(chosen, 0, size);
  const readInto = (target: Uint8Array<ArrayBuffer>, from: number): Promise<void> =>
    fill(target, chosen, from);
  return Object.assign(content, { readInto });
}
