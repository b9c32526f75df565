// Fetches the small pictures of the messages that are seen, a few at a time, and keeps their pixels while the chat is open.
import type { MessageFile, OfficeApi } from '#sdk/api.ts';
import { BoundedMap } from '#sdk/base/bounded-map.ts';
import { Screen } from '#sdk/base/screen.ts';
import { asOfficeError, type ErrorData } from '#sdk/errors.ts';
import { scaled, type Picture } from './scale.ts';

/** How far a picture is. */
export type InlinePicture =
  | { readonly phase: 'loading' }
  | { readonly phase: 'shown'; readonly picture: Picture }
  | { readonly phase: 'failed'; readonly error: ErrorData | undefined };

/** By the id of the file. */
export type InlinePicturesSnapshot = { readonly pictures: ReadonlyMap<string, InlinePicture> };

/** Fetched at once; the others wait for their turn. */
const maxAtOnce = 2;
/** Kept; the ones that were not seen for longest go first. */
const mostKept = 60;
/** A whole picture is fetched only up to this size, in bytes; larger ones are shown where they have a small one. */
const mostBytes = 4 * 1_048_576;
/** Longest side of what is kept, in pixels: more than any terminal draws of it. */
const keptSide = 512;
const ground = [128, 128, 128] as const;

/** Whether a file is shown as a picture: pictures of kinds that can be read here, and films that have a cover. */
export function showsPicture(file: MessageFile): boolean {
  if (file.kind === 'video') return file.hasCover;
  if (file.kind !== 'image') return false;
  return file.hasCover || (file.size <= mostBytes && /(?:png|jpe?g)$/i.test(file.mime || file.name));
}

/** The pictures of one chat. */
export class InlinePictures extends Screen<InlinePicturesSnapshot> {
  readonly #office: Pick<OfficeApi, 'files'>;
  readonly #waiting = new Map<string, MessageFile>();
  readonly #leaving = new AbortController();
  #underway = 0;

  constructor(office: Pick<OfficeApi, 'files'>) {
    super({ pictures: new Map() });
    this.#office = office;
    this.onDispose(() => this.#leaving.abort());
  }

  /** Says which pictures are seen now: they are fetched; those that wait and are not seen any more are not. */
  see(files: readonly MessageFile[]): void {
    this.#waiting.clear();
    const { pictures } = this.getSnapshot();
    for (const file of files) if (!pictures.has(file.fileId)) this.#waiting.set(file.fileId, file);
    this.#next();
  }

  #next(): void {
    while (this.#underway < maxAtOnce && !this.disposed) {
      const file = this.#waiting.values().next().value;
      if (file === undefined) return;
      this.#waiting.delete(file.fileId);
      this.#underway += 1;
      void this.#fetch(file).finally(() => {
        this.#underway -= 1;
        this.#next();
      });
    }
  }

  async #fetch(file: MessageFile): Promise<void> {
    this.#put(file.fileId, { phase: 'loading' });
    try {
      const [{ bytes }, { readPicture }] = await Promise.all([
        this.#office.files.content(file, { cover: file.hasCover }, { signal: this.#leaving.signal }),
        import('./read-picture.ts'),
      ]);
      const picture = readPicture(bytes);
      this.#put(
        file.fileId,
        picture === undefined
          ? { phase: 'failed', error: undefined }
          : { phase: 'shown', picture: smaller(picture) },
      );
    } catch (error) {
      this.#put(file.fileId, { phase: 'failed', error: asOfficeError(error).data });
    }
  }

  #put(fileId: string, picture: InlinePicture): void {
    const pictures = new BoundedMap<string, InlinePicture>(mostKept);
    for (const [id, kept] of this.getSnapshot().pictures) pictures.set(id, kept);
    pictures.set(fileId, picture);
    this.update({ pictures });
  }
}

function smaller(picture: Picture): Picture {
  const factor = keptSide / Math.max(picture.width, picture.height);
  if (factor >= 1) return picture;
  const side = (pixels: number): number => Math.max(1, Math.round(pixels * factor));
  return scaled(picture, side(picture.width), side(picture.height), ground);
}
