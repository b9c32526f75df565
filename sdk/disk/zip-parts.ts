// Gathers the files of a selection for one compressed download: folders with everything below them.
import type { CallOptions } from '../api.ts';
import type { DiskNode } from '../contract/disk-entities.ts';
import type { diskService } from '../contract/disk.ts';
import { OfficeError } from '../errors.ts';
import type { Client } from '../net/api-client.ts';
import type { ZipPart } from '../transfers/files-api.ts';

/** The files, each with the names that lead to it from the selection. @throws OfficeError `diskGone`, `diskPermission` */
export async function zipParts(
  calls: Client<(typeof diskService)['calls']>,
  ids: readonly string[],
  options: CallOptions | undefined,
): Promise<ZipPart[]> {
  const given = { ...options, retry: true };
  const parts: ZipPart[] = [];
  async function add(node: DiskNode, above: readonly string[]): Promise<void> {
    const path = [...above, node.name];
    if (!node.isFolder) {
      const { fileId, size, md5, modifiedTime: modified } = node;
      if (fileId === '') throw new OfficeError('diskPermission', { params: { name: node.name } });
      parts.push({ path, fileId, size, md5, modified });
      return;
    }
    for (let cursor: string | undefined; ;) {
      const page = await calls.listFolder({ folderId: node.id, limit: 500, cursor }, given);
      for (const row of page.rows) await add(row, path);
      if (page.next === undefined) return;
      cursor = page.next;
    }
  }
  for (const id of ids) await add((await calls.getNode({ id }, given)).node, []);
  return parts;
}
