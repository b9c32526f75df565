// View model of the room that files and messages take, on this device and at the office, and of clearing what can be fetched again.
import type { CacheInfo, FilesApi, MaintenanceApi, OfficeApi } from '../../api.ts';
import { Screen } from '../../base/screen.ts';
import { asOfficeError, type ErrorData } from '../../errors.ts';

/** What is told; each part comes when it is known. */
export type SpaceSnapshot = {
  /** What is kept of pictures, videos and files; `files` and `bytes` are all of them together. */
  readonly cache?: (Pick<CacheInfo, 'root' | 'writable'> & FilesAndBytes) | undefined;
  readonly store?: Awaited<ReturnType<MaintenanceApi['storeInfo']>> | undefined;
  /** What this person's files take at the office; `unknown` without a connection. */
  readonly office: 'asking' | 'unknown' | Awaited<ReturnType<FilesApi['space']>>;
  readonly clearing: boolean;
  readonly error?: ErrorData | undefined;
};
type FilesAndBytes = { readonly files: number; readonly bytes: number };

/** The room; asked for once, when it is made. */
export class SpaceScreen extends Screen<SpaceSnapshot> {
  readonly #office: Pick<OfficeApi, 'files' | 'maintenance'>;

  constructor(office: Pick<OfficeApi, 'files' | 'maintenance'>) {
    super({ office: 'asking', clearing: false });
    this.#office = office;
    const { files, maintenance } = office;
    void this.#try(() => this.#loadCache());
    void this.#try(async () => this.update({ store: await maintenance.storeInfo() }));
    // The connection has its own band: here it only means that nothing can be told.
    files.space().then(
      (space) => this.update({ office: space }),
      () => this.update({ office: 'unknown' }),
    );
  }

  /** Removes what can be fetched again; received files stay. Answers what that freed, nothing where it failed. */
  async clearCache(): Promise<FilesAndBytes | undefined> {
    if (this.getSnapshot().clearing) return undefined;
    this.update({ clearing: true, error: undefined });
    let freed: FilesAndBytes | undefined;
    await this.#try(async () => {
      freed = await this.#office.files.clearCache();
      await this.#loadCache();
    });
    this.update({ clearing: false });
    return freed;
  }

  async #loadCache(): Promise<void> {
    const { root, writable, shares } = await this.#office.files.cacheInfo();
    const sum = (of: (share: CacheInfo['shares'][number]) => number): number =>
      shares.reduce((total, share) => total + of(share), 0);
    this.update({
      cache: { root, writable, files: sum((share) => share.files), bytes: sum((share) => share.bytes) },
    });
  }

  async #try(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.update({ error: asOfficeError(error).data });
    }
  }
}
