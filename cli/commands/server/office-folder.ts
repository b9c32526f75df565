// Opens the data folder of an office that is not running, for what its owner does without a password.
import { OfficeError, type ErrorCode, errorCatalogue } from '#sdk/errors.ts';
import type { Office } from '#fixtures/serve.ts';
import { CliError } from '../../errors.ts';

/**
 * Does something to the office of a folder and closes it again. Nobody can reach it meanwhile but this machine.
 * @throws CliError `dataFolderInUse` while the office runs; what the office refuses as OfficeError
 */
export async function withOfficeFolder<T>(dataDir: string, work: (office: Office) => Promise<T>): Promise<T> {
  const [{ startOffice, OfficeStartError }, { Refusal }] = await Promise.all([
    import('#fixtures/serve.ts'),
    import('#fixtures/office/refusal.ts'),
  ]);
  try {
    const running = await startOffice({ dataDir, port: 0, seed: 'none' });
    try {
      return await work(running.office);
    } finally {
      await running.close();
    }
  } catch (error) {
    if (error instanceof OfficeStartError)
      throw new CliError(
        error.code === 'dataInUse' ? 'dataFolderInUse' : 'dataTooNew',
        { path: dataDir },
        { param: '--data' },
      );
    if (error instanceof Refusal && error.reason in errorCatalogue)
      throw new OfficeError(error.reason as ErrorCode, {}, error);
    throw error;
  }
}
