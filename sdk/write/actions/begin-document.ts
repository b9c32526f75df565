// Makes a document together with what it rests on: files of the device and of disks, and knowledge bases.
import type { OfficeApi } from '../../api.ts';
import { asOfficeError, OfficeError, type ErrorData } from '../../errors.ts';
import { referenceProblem } from '../rules/reference.ts';
import type { DocumentStart } from '../write-api.ts';

/** A file that is to be referred to. */
export type ChosenReference = { name: string; size: number } & ({ content: Blob } | { fileId: string });

/** Adds a file to those chosen. @throws OfficeError with the sentence why it is none to refer to */
export function withReference(
  chosen: readonly ChosenReference[],
  file: ChosenReference,
): readonly ChosenReference[] {
  const problem = referenceProblem(file, chosen.length);
  if (problem !== undefined) throw new OfficeError(problem, { params: { name: file.name } });
  return [...chosen, file];
}

/**
 * Makes it. What it rests on comes behind it: where one of those is refused the document is there all the same, with
 * the others, and the first reason is told.
 */
export async function beginDocument(
  write: Pick<OfficeApi['write'], 'create' | 'addReference' | 'addStoredReference' | 'setBases'>,
  start: DocumentStart,
  rests: { files: readonly ChosenReference[]; baseIds: readonly string[] },
): Promise<{ id: string; error?: ErrorData }> {
  const { id } = await write.create(start);
  let error: ErrorData | undefined;
  const attempt = async (work: () => Promise<unknown>): Promise<void> => {
    await work().catch((thrown: unknown) => (error ??= asOfficeError(thrown).data));
  };
  for (const file of rests.files)
    await attempt(() =>
      'content' in file
        ? write.addReference(id, file.name, file.content)
        : write.addStoredReference(id, { fileId: file.fileId, name: file.name, size: file.size }),
    );
  if (rests.baseIds.length > 0) await attempt(() => write.setBases(id, rests.baseIds));
  return { id, ...(error !== undefined && { error }) };
}
