// Has an office copy itself beside a folder; where none runs, copies it from here.
import type { Context } from '../../context.ts';
import { CliError } from '../../errors.ts';
import { bounded } from '../../feeds.ts';
import { named } from './damage.ts';
import { folderProblem } from './keeping.ts';

/** Answers whether one runs. What is copied is no backup before it is sealed. */
export async function copyOfficeOf(context: Context, dataDir: string, target: string): Promise<boolean> {
  const [{ askControlSocket, ControlSocketClosed, DoorFailed }, { copyStanding }, { explained }] =
    await Promise.all([
      import('#fixtures/keeping/control-socket.ts'),
      import('#fixtures/keeping/backup.ts'),
      import('#fixtures/office/store/database.ts'),
    ]);
  try {
    const question = { act: 'copy', target } as const;
    const answer = await bounded(
      askControlSocket(dataDir, question, { signal: context.signal }),
      context.signal,
    );
    if (answer.state !== 'failed') return true;
    // It is not the data that cannot be used: the office runs on them.
    if (folderProblem(explained(new DoorFailed(answer)), target)?.code === 'dataUnusable')
      throw new CliError('targetUnusable', { path: target });
    throw new DoorFailed(answer);
  } catch (error) {
    if (!(error instanceof ControlSocketClosed)) throw error;
    try {
      await copyStanding(dataDir, target);
    } catch (problem) {
      // It is the office's folder that somebody holds, not the one the copy goes to.
      const held = folderProblem(problem, dataDir);
      throw held?.code === 'dataFolderInUse' ? held : problem;
    }
    return false;
  }
}

/** Makes something of an office for a place; damage of the office itself is said of its own folder. */
export async function madeOf<T>(
  context: Context,
  { data, path }: { data: string; path: string },
  work: () => Promise<T>,
): Promise<T> {
  return named(context, path, work).catch((error: unknown) => {
    if (error instanceof CliError && error.code === 'dataDamaged')
      throw new CliError('dataDamaged', { path: data }, { param: '--data' });
    throw error;
  });
}
