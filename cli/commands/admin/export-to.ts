// Has an office make an archive of somebody's data, and writes it into a file of this machine.
import { existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { followJob } from '#sdk/admin/actions/follow-job.ts';
import type { AdminApi } from '#sdk/admin/admin-api.ts';
import { CliError } from '../../errors.ts';
import { unwritable } from '../../unwritable.ts';
import type { ExportFacts, Watched } from './hands.ts';

/** @throws CliError `targetNotEmpty` where something stands there already, `fileUnwritable` */
export async function exportTo(
  admin: AdminApi,
  personId: string,
  path: string,
  parts: Watched,
): Promise<ExportFacts> {
  if (existsSync(path)) throw new CliError('targetNotEmpty', { path }, { param: '--out' });
  const part = `${path}.part`;
  const file = await open(part, 'w', 0o600).catch((error: unknown) => {
    throw unwritable(path, error, '--out');
  });
  try {
    const { signal } = parts;
    const job = await followJob(admin, await admin.startPersonExport(personId, { signal }), parts);
    await admin.readExport(job.id, async (piece) => void (await file.write(piece)), { signal });
    await file.close();
    await rename(part, path);
    const rows = job.tables.reduce((sum, one) => sum + one.rows, 0);
    return { path, tables: job.tables.length, rows, files: job.files, bytes: job.bytes };
  } catch (error) {
    await file.close();
    await rm(part, { force: true });
    throw error;
  }
}
