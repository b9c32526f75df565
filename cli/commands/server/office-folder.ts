// Opens the data folder of an office that is not running, for what its owner does without a password.
import { OfficeError, type ErrorCode, errorCatalogue } from '#sdk/errors.ts';
import type { Office } from '#fixtures/serve.ts';
import { folderProblem } from './keeping.ts';

/**
 * Does something to the office of a folder and closes it again. Nobody can reach it meanwhile.
 * @throws CliError `dataFolderInUse` while the office runs, `noOfficeHere`; what the office refuses as OfficeError
 */
export async function withOfficeFolder<T>(dataDir: string, work: (office: Office) => Promise<T>): Promise<T> {
  const [{ withStandingOffice }, { Refusal }] = await Promise.all([
    import('#fixtures/keeping/standing.ts'),
    import('#fixtures/office/refusal.ts'),
  ]);
  try {
    return await withStandingOffice(dataDir, work);
  } catch (error) {
    if (error instanceof Refusal && error.reason in errorCatalogue)
      throw new OfficeError(error.reason as ErrorCode, { params: paramsOf(error.data) }, error);
    const { explained } = await import('#fixtures/office/store/database.ts');
    throw folderProblem(error, dataDir) ?? folderProblem(explained(error), dataDir) ?? error;
  }
}

/** What a refusal says beside its reason, as far as a sentence can show it. */
function paramsOf(data: object | undefined): Record<string, string | number> {
  const shown = Object.entries(data ?? {}).filter(
    (entry): entry is [string, string | number] =>
      typeof entry[1] === 'string' || typeof entry[1] === 'number',
  );
  return Object.fromEntries(shown);
}
