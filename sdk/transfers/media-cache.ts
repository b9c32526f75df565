// Keeps contents on the device: knows where each lies, fetches what is missing or damaged, counts and clears.
import type { CacheInfo, MessageFile, PictureFile } from '../api.ts';
import { OfficeError } from '../errors.ts';
import type { Host } from '../host/port.ts';
import type { HostFiles } from '../host/file-port.ts';
import type { ApiClient } from '../net/api-client.ts';
import type { Store } from '#storage/store.ts';
import { digestOf } from './digest.ts';
import { fetchInto, fetchWhole, type Wanted } from './fetching.ts';
import { cacheFolderOf, cacheFolders, mayCache, type CacheLimits } from './rules/cache-rules.ts';
import { mimeOfName } from './rules/media-kind.ts';
import { localIdStart } from './rules/message-file.ts';
import { safeName } from './rules/safe-name.ts';

/** What the cache stands on. */
export type MediaCacheParts = {
  host: Pick<Host, 'clock' | 'hash' | 'random'>;
  files: HostFiles;
  store: Store;
  api: ApiClient;
  limits: () => CacheLimits;
  /** The cache folder cannot be written; told once until it can again. */
  unwritable: (path: string) => void;
};

const never = new AbortController().signal;

/** Name of a content among the rows: a file's own id, or that of its small picture. */
const keyOf = (file: Pick<MessageFile, 'fileId'>, cover: boolean): string =>
  cover ? `${file.fileId}:cover` : file.fileId;

/** Whether a place belongs to the cache, and not to the person. */
const isOwnPlace = (place: string): boolean => cacheFolders.some((folder) => place.startsWith(`${folder}/`));

/** The contents of one person on this device. */
export class MediaCache {
  readonly #parts: MediaCacheParts;
  readonly #underway = new Map<string, Promise<PictureFile>>();
  #wasUnwritable = false;

  constructor(parts: MediaCacheParts) {
    this.#parts = parts;
  }

  /** A content, from here or from the office. */
  content(file: MessageFile, cover: boolean, signal: AbortSignal = never): Promise<PictureFile> {
    const key = keyOf(file, cover);
    const underway = this.#underway.get(key);
    if (underway !== undefined) return underway;
    const work = this.#content(file, cover, signal).finally(() => this.#underway.delete(key));
    this.#underway.set(key, work);
    return work;
  }

  /** A file as it lies on this device: pieces of it are read when they are asked for. */
  async stored(file: MessageFile): Promise<Blob> {
    const place = await this.place(file);
    if (place === undefined) throw new OfficeError('fileGone');
    const content = await this.#parts.files.read(place);
    const type = file.mime === '' ? mimeOfName(file.name) : file.mime;
    // Node's own is read into memory by whoever reads it, whatever its type says.
    return content.type === type ? content : content.slice(0, content.size, type);
  }

  /** See `FilesApi.address`. */
  async address({ fileId }: Pick<MessageFile, 'fileId'>, signal: AbortSignal = never): Promise<string> {
    const { netdisk } = this.#parts.api;
    const { token } = await netdisk.getFileToken({ fileId }, { signal });
    let address = '';
    await netdisk.downloadFile({ fileId, token }, { onAddress: (url) => (address = url) });
    return address;
  }

  /** Waits for a content that is on its way here already, so that it does not come twice. */
  async arrived(file: MessageFile): Promise<void> {
    await this.#underway.get(keyOf(file, false))?.catch(() => undefined);
  }

  /** Where a content lies that is really there with the size it should have; rows of missing ones are forgotten. */
  async place(
    file: Pick<MessageFile, 'kind' | 'fileId' | 'size'>,
    cover = false,
  ): Promise<string | undefined> {
    const { store, files } = this.#parts;
    const key = keyOf(file, cover);
    const row = file.kind === 'file' && !cover ? store.files.local(key) : store.files.cached(key);
    if (row === undefined) return undefined;
    const facts = await files.facts(row.place).catch(() => undefined);
    const fits = facts !== undefined && (cover || file.size === 0 || facts.size === file.size);
    if (fits) return row.place;
    await this.#damaged(file, cover, row.place);
    return undefined;
  }

  /** The same, read through: what does not fit its digest is no longer what was sent. */
  async intact(file: MessageFile, signal: AbortSignal = never): Promise<string | undefined> {
    const { files, host } = this.#parts;
    const place = await this.place(file);
    if (place === undefined || file.md5 === '') return place;
    const found = await digestOf(await files.read(place), host.hash('md5'), signal, () => undefined);
    if (found === file.md5) return place;
    await this.#damaged(file, false, place);
    return undefined;
  }

  /** Remembers where a content lies. */
  remember(file: MessageFile, place: string, cover = false): void {
    const { store, host } = this.#parts;
    const updateTime = host.clock.now();
    const { mid, chatId } = file;
    if (file.kind === 'file' && !cover)
      store.files.putLocal({
        id: file.fileId,
        mid,
        chatId,
        fileId: file.fileId,
        name: file.name,
        place,
        size: file.size,
        type: file.mime,
        md5: file.md5,
        updateTime,
        peer: file.peer,
      });
    else
      store.files.putCached({
        id: keyOf(file, cover),
        mid,
        chatId,
        place,
        originPlace: '',
        coverUrl: '',
        originUrl: '',
        fileType: file.mime,
        type: file.kind,
        extra: '',
        updateTime,
        peer: false,
      });
  }

  /** It has another name now: the one it had on its way up is nobody's any more. */
  forget(file: Pick<MessageFile, 'kind' | 'fileId'>): void {
    const { store } = this.#parts;
    if (file.kind === 'file') store.files.removeLocal(keyOf(file, false));
    else store.files.removeCached(keyOf(file, false));
    store.files.removeCached(keyOf(file, true));
  }

  /** Moves a content that has come to its folder; answers where it lies then. */
  async keep(file: MessageFile, from: string, cover: boolean, to?: string): Promise<string> {
    const { files, host } = this.#parts;
    const ending = file.kind === 'image' && !/\.\w{2,5}$/.test(file.name) ? '.img' : '';
    const name = cover
      ? `${file.fileId}-cover`
      : safeName(file.name === '' ? file.fileId + ending : file.name);
    const target = to ?? `${cacheFolderOf(cover ? 'image' : file.kind, host.clock.now())}/${name}`;
    const place = await files.move(from, target);
    this.remember(file, place, cover);
    return place;
  }

  /** Whether anything can be kept; says so once where not. */
  async writable(): Promise<boolean> {
    const { files } = this.#parts;
    const can = await files.canWrite();
    if (!can && !this.#wasUnwritable) this.#parts.unwritable(files.root());
    this.#wasUnwritable = !can;
    return can;
  }

  async info(): Promise<CacheInfo> {
    const { files } = this.#parts;
    const shares = await Promise.all(
      cacheFolders.map(async (folder) => {
        const found = await files.list(folder);
        return { folder, files: found.length, bytes: found.reduce((sum, { size }) => sum + size, 0) };
      }),
    );
    return { root: files.root(), writable: await files.canWrite(), shares };
  }

  /** Removes pictures and films, and received files where asked for; only what lies in the product's own folders. */
  async clear(received: boolean): Promise<{ bytes: number; files: number }> {
    const { files, store } = this.#parts;
    const freed = { bytes: 0, files: 0 };
    for (const folder of cacheFolders) {
      if (folder === 'FileRecv' && !received) continue;
      for (const { place, size } of await files.list(folder)) {
        await files.remove(place);
        freed.bytes += size;
        freed.files += 1;
      }
    }
    for (const row of store.files.allCached()) if (isOwnPlace(row.place)) store.files.removeCached(row.id);
    if (received)
      for (const row of store.files.allLocal()) if (isOwnPlace(row.place)) store.files.removeLocal(row.id);
    return freed;
  }

  /**
   * A picture or film of the cache is removed, to be fetched again; a received file stays where it lies, as somebody may
   * have changed it on purpose.
   */
  async #damaged(file: Pick<MessageFile, 'kind' | 'fileId'>, cover: boolean, place: string): Promise<void> {
    const { store, files } = this.#parts;
    if (file.kind === 'file' && !cover) return store.files.removeLocal(keyOf(file, false));
    store.files.removeCached(keyOf(file, cover));
    if (isOwnPlace(place)) await files.remove(place);
  }

  /** The same with what its message does not say: an older one gives a picture's address alone (spec §7 `imginfo`). */
  async #known(file: MessageFile, signal: AbortSignal): Promise<MessageFile> {
    if (file.kind !== 'image' || file.size > 0) return file;
    try {
      const { size, md5, type } = await this.#parts.api.chat.getImageInfo(
        { fileId: file.fileId },
        { signal },
      );
      return { ...file, size, md5: md5.toUpperCase(), mime: file.mime === '' ? type : file.mime };
    } catch (error) {
      // A server that does not tell lets it be shown all the same.
      if (error instanceof OfficeError && error.code === 'notFound') return file;
      throw error;
    }
  }

  async #content(asked: MessageFile, cover: boolean, signal: AbortSignal): Promise<PictureFile> {
    const { files, api, host, limits } = this.#parts;
    const local = await this.#local(asked, cover);
    if (local !== undefined) return local;
    if (asked.peer) throw new OfficeError('peerFileElsewhere');
    if (asked.fileId.startsWith(localIdStart)) throw new OfficeError('fileGone');
    const file = cover ? asked : await this.#known(asked, signal);
    const wanted: Wanted = { ...file, cover };
    const keeps = (cover || mayCache(file, limits())) && (await this.writable());
    if (!keeps) return fetchWhole(wanted, { api, signal });
    const coming = `coming/${host.random.uuid()}`;
    try {
      const { type } = await fetchInto(coming, wanted, {
        api,
        files,
        hash: host.hash,
        signal,
        progress: () => undefined,
        tag: '',
        keepTag: () => undefined,
      });
      const content = new Uint8Array(await (await files.read(coming)).arrayBuffer());
      await this.keep(file, coming, cover);
      return { type, bytes: content };
    } catch (error) {
      await files.remove(coming).catch(() => undefined);
      // A full or closed folder is no reason not to show a picture.
      if (error instanceof OfficeError && error.code === 'cachePermission')
        return fetchWhole(wanted, { api, signal });
      throw error;
    }
  }

  async #local(file: MessageFile, cover: boolean): Promise<PictureFile | undefined> {
    const { files } = this.#parts;
    const place = await (cover ? this.place(file, true) : this.intact(file));
    if (place === undefined) return undefined;
    const bytes = new Uint8Array(await (await files.read(place)).arrayBuffer());
    const type = cover ? 'image/jpeg' : file.mime === '' ? mimeOfName(file.name) : file.mime;
    return { type, bytes };
  }
}
