// A film in this page's own store, a piece after the other while it runs: what a crash leaves of it is found at the next start.

/** Whose film of what it is, and when it began, in epoch ms. */
export type FilmNote = { readonly personId: string; readonly subject: string; readonly begun: number };

const folderName = 'meeting-films';
const noteName = 'film.json';
const pieceName = (at: number): string => `${String(at).padStart(8, '0')}.webm`;
/** Held by the page that writes it: what nobody holds was left behind. */
const lockOf = (id: string): string => `tangram.film.${id}`;

async function films(create = false): Promise<FileSystemDirectoryHandle> {
  return (await navigator.storage.getDirectory()).getDirectoryHandle(folderName, { create });
}

/** Each piece is a file of its own, whole once it is closed. */
async function write(folder: FileSystemDirectoryHandle, name: string, content: Blob | string): Promise<void> {
  const file = await folder.getFileHandle(name, { create: true });
  const writer = await file.createWritable();
  await writer.write(content);
  await writer.close();
}

async function piecesOf(folder: FileSystemDirectoryHandle): Promise<File[]> {
  const found: { name: string; handle: FileSystemFileHandle }[] = [];
  for await (const [name, handle] of folder.entries())
    if (handle.kind === 'file' && name !== noteName && !name.endsWith('.crswap'))
      found.push({ name, handle: handle as FileSystemFileHandle });
  found.sort((one, other) => (one.name < other.name ? -1 : 1));
  return Promise.all(found.map(({ handle }) => handle.getFile()));
}

const film = (pieces: readonly Blob[]): Blob => new Blob([...pieces], { type: 'video/webm' });

/** A film that is being written. What the store does not take stays in memory. */
export class FilmFile {
  readonly #folder: FileSystemDirectoryHandle | undefined;
  readonly #id: string;
  readonly #release: () => void;
  #count = 0;
  /** Pieces the store did not take, by their place. */
  readonly #untaken = new Map<number, Blob>();
  #work: Promise<void> = Promise.resolve();

  private constructor(id: string, folder: FileSystemDirectoryHandle | undefined, release: () => void) {
    this.#id = id;
    this.#folder = folder;
    this.#release = release;
  }

  static async begin(note: FilmNote): Promise<FilmFile> {
    const id = `${note.begun}-${crypto.randomUUID()}`;
    const ended = Promise.withResolvers<void>();
    try {
      const folder = await (await films(true)).getDirectoryHandle(id, { create: true });
      const held = Promise.withResolvers<void>();
      void navigator.locks.request(lockOf(id), () => {
        held.resolve();
        return ended.promise;
      });
      await held.promise;
      await write(folder, noteName, JSON.stringify(note));
      return new FilmFile(id, folder, () => ended.resolve());
    } catch {
      // A browser that keeps nothing still films.
      return new FilmFile(id, undefined, () => ended.resolve());
    }
  }

  add(piece: Blob): void {
    if (piece.size === 0) return;
    const at = this.#count;
    this.#count += 1;
    this.#untaken.set(at, piece);
    const folder = this.#folder;
    if (folder === undefined) return;
    this.#work = this.#work.then(async () => {
      try {
        await write(folder, pieceName(at), piece);
        this.#untaken.delete(at);
      } catch {
        // No room: this piece is in memory alone.
      }
    });
  }

  /** All of it, in order. */
  async whole(): Promise<Blob> {
    await this.#work;
    const pieces: Blob[] = [];
    for (let at = 0; at < this.#count; at += 1) {
      const kept = this.#untaken.get(at) ?? (await this.#read(at));
      if (kept !== undefined) pieces.push(kept);
    }
    return film(pieces);
  }

  /** It is kept elsewhere now. */
  async drop(): Promise<void> {
    this.#release();
    if (this.#folder !== undefined) await forget(this.#id);
  }

  async #read(at: number): Promise<File | undefined> {
    return (await this.#folder?.getFileHandle(pieceName(at)))?.getFile();
  }
}

/** A film nobody has ended. */
export type LostFilm = FilmNote & { readonly id: string; readonly size: number };

/** Films of a person that were left behind, the oldest first; those that are being written are none of them. */
export async function lostFilms(personId: string): Promise<LostFilm[]> {
  const lost: LostFilm[] = [];
  const held = new Set((await navigator.locks.query()).held?.map(({ name }) => name));
  for await (const [id, folder] of (await films()).entries()) {
    if (folder.kind !== 'directory' || held.has(lockOf(id))) continue;
    const of = folder as FileSystemDirectoryHandle;
    const note = await noteOf(of);
    const size = (await piecesOf(of)).reduce((sum, piece) => sum + piece.size, 0);
    // Nothing was taken in yet, or what it says of itself was not written whole.
    if (note === undefined || size === 0) await forget(id);
    else if (note.personId === personId) lost.push({ ...note, id, size });
  }
  return lost.toSorted((one, other) => one.begun - other.begun);
}

async function noteOf(folder: FileSystemDirectoryHandle): Promise<FilmNote | undefined> {
  try {
    const note: unknown = JSON.parse(await (await (await folder.getFileHandle(noteName)).getFile()).text());
    return note as FilmNote;
  } catch {
    return undefined;
  }
}

/** What there is of it. */
export async function readLost(id: string): Promise<Blob> {
  return film(await piecesOf(await (await films()).getDirectoryHandle(id)));
}

/** Nothing of it is wanted any more. */
export async function forget(id: string): Promise<void> {
  await (await films()).removeEntry(id, { recursive: true });
}
