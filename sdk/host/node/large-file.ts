// Files of which no offset fits into 32 bits, as blobs: Node's own ones would give the beginning instead of the end.
import { open, stat } from 'node:fs/promises';

/** The file as it was when it was chosen: one that somebody writes to is not read on. */
type Chosen = { path: string; modified: number; whole: number };

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
    const { path, modified, whole } = this.#file;
    const bytes = new Uint8Array(this.#to - this.#from);
    const file = await open(path, 'r');
    try {
      const found = await file.stat();
      if (found.size !== whole || found.mtimeMs !== modified)
        throw new DOMException('the file has changed', 'NotReadableError');
      for (let at = 0; at < bytes.length;) {
        const { bytesRead } = await file.read(bytes, at, bytes.length - at, this.#from + at);
        if (bytesRead === 0) throw new DOMException('the file has changed', 'NotReadableError');
        at += bytesRead;
      }
    } finally {
      await file.close();
    }
    return bytes.buffer;
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

/** Opens one. It cannot be part of another blob: only its pieces, once they are read. */
export async function openLargeFile(path: string): Promise<Blob> {
  const { size, mtimeMs } = await stat(path);
  return new LargeFile({ path, modified: mtimeMs, whole: size }, 0, size);
}
