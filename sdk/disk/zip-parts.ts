// Gathers the files of a selection for one compressed download: folders with everything below them.
import type { CallOptions } from '../api.ts';
import type { DiskNode } from '../contract/disk-entities.ts';
import type { diskService } from '../contract/disk.ts';
import { OfficeError } from '../errors.ts';
import type { Client } from '../net/api-client.ts';
import type { ZipPart } from '../transfers/files-api.ts';

/** Entries of a compressed file that every program reads. */
const maxEntries = 65_535;

/**
 * The files, each with the names that lead to it from the selection, and the folders with nothing in them. What cannot become one compressed file is known
 * before all of it was asked for. @throws OfficeError `diskGone`, `diskPermission`, `tooManyFiles`, `zipTooLarge`
 */
export async function zipParts(
  calls: Client<(typeof diskService)['calls']>,
  ids: readonly string[],
  options: CallOptions | undefined,
  zipFileSizeMb: number,
): Promise<ZipPart[]> {
  const given = { ...options, retry: true };
  const parts: ZipPart[] = [];
  let bytes = 0;
  function put(part: ZipPart): void {
    parts.push(part);
    if (parts.length > maxEntries) throw new OfficeError('tooManyFiles', { params: { limit: maxEntries } });
  }
  async function add(node: DiskNode, above: readonly string[]): Promise<void> {
    const path = [...above, node.name];
    if (!node.isFolder) {
      const { fileId, size, md5, modifiedTime: modified } = node;
      if (fileId === '') throw new OfficeError('diskPermission', { params: { name: node.name } });
      put({ path, fileId, size, md5, modified });
      bytes += size;
      if (bytes > zipFileSizeMb * 1_048_576)
        throw new OfficeError('zipTooLarge', { params: { limit: zipFileSizeMb } });
      return;
    }
    for (let cursor: string | undefined; ;) {
      const page = await calls.listFolder({ folderId: node.id, limit: 500, cursor }, given);
      if (cursor === undefined && page.rows.length === 0)
        put({ path, isFolder: true, fileId: '', size: 0, md5: '', modified: node.modifiedTime });
      for (const row of page.rows) await add(row, path);
      if (page.next === undefined) return;
      cursor = page.next;
    }
  }
  for (const id of ids) await add((await calls.getNode({ id }, given)).node, []);
  return parts;
}
