// Looks at disks: asks the office, keeps what it says, and tells what was seen last where the office cannot be reached.
import type { CallOptions } from '../base/api-shape.ts';
import type { diskService } from '../contract/disk.ts';
import { asOfficeError, OfficeError } from '../errors.ts';
import type { PersonGround } from '../feature.ts';
import type { Client } from '../net/api-client.ts';
import type { DiskApi, DiskFolderPage } from './disk-api.ts';
import { KeptFolders } from './kept-folders.ts';
import { parseDiskPath } from './rules/disk-path.ts';

/** What may not be seen any more is not kept either. */
const lost: readonly string[] = ['diskGone', 'diskPermission', 'forbidden'];

/** The calls that look, over the copies of this device. */
export function reading(
  calls: Client<typeof diskService.calls>,
  ground: PersonGround,
): Pick<DiskApi, 'disks' | 'resolve' | 'list' | 'stat'> {
  const kept = new KeptFolders(ground.store, () => ground.host.clock.now());
  /** Of the office, else as it was seen last. Who knows that there is no network does not try again and again. */
  async function asked<T>(
    options: CallOptions | undefined,
    call: (options: CallOptions & { retry: boolean }) => Promise<T>,
    stored: () => T | undefined,
    folderId?: string,
  ): Promise<T> {
    const isAway = ground.longLived && !ground.isOnline();
    const copy = isAway ? stored() : undefined;
    try {
      return await call({ ...options, retry: copy === undefined });
    } catch (error) {
      const { kind, code } = asOfficeError(error);
      if (folderId !== undefined && lost.includes(code)) kept.forget(folderId);
      const found = kind === 'network' ? (copy ?? stored()) : undefined;
      if (found === undefined) throw error;
      return found;
    }
  }
  return {
    disks: (input = {}, options) =>
      asked(
        options,
        async (given) => {
          const found = await calls.listDisks(input, given);
          if (input.kind === undefined) kept.keepDisks(found);
          return found;
        },
        () => kept.disks()?.filter(({ kind }) => input.kind === undefined || input.kind === kind),
      ),
    async resolve(path, options) {
      const parsed = parseDiskPath(path);
      if (parsed === undefined) throw new OfficeError('diskPathUnknown', { params: { path } });
      const { kind, owner, names } = parsed;
      const input = { kind, path: names.join('/'), ...(owner !== '' && { owner }) };
      return asked(
        options,
        async (given) => {
          const place = await calls.resolvePath(input, given).catch((error: unknown) => {
            const { code } = asOfficeError(error);
            if (lost.includes(code)) kept.forgetPlace(parsed);
            throw code === 'diskPathUnknown' ? new OfficeError(code, { params: { path } }, error) : error;
          });
          kept.meet(place.disk);
          kept.keepPlace(parsed, place);
          return place;
        },
        () => kept.place(parsed),
      );
    },
    list: (folderId, listing = {}, options) =>
      asked<DiskFolderPage>(
        options,
        async (given) => {
          const page = await calls.listFolder({ folderId, ...listing }, given);
          kept.keep(folderId, listing, page);
          return page;
        },
        () => kept.page(folderId, listing),
        folderId,
      ),
    stat: (id, options) =>
      asked<Awaited<ReturnType<DiskApi['stat']>>>(
        options,
        (given) => calls.getNode({ id }, given),
        () => kept.thing(id),
        id,
      ),
  };
}
