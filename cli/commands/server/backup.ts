// `tangram server backup`: copies an office into a folder, while it runs or not; the folder is there when it is complete.
import { resolve } from 'node:path';
import { sizeText } from '#sdk/locales/size-text.ts';
import type { CommandSpec } from '../../command.ts';
import type { Context } from '../../context.ts';
import { showPlan } from '../../dry-run.ts';
import { exitCodes, type ExitCode } from '../../exit-codes.ts';
import { isoTime } from '../../output/times.ts';
import { copyOfficeOf, madeOf } from './copy-office.ts';
import { sayDamage } from './damage.ts';
import { dataFolder, folderOption, needsOffice, told } from './keeping.ts';

/** Keys of what a backup is, in JSON. */
export const backupFields = [
  'path',
  'officeName',
  'taken',
  'messages',
  'sequence',
  'files',
  'bytes',
  'running',
  'damaged',
] as const;

/** Compares every file of a backup with what was copied. */
async function verify(context: Context, path: string): Promise<ExitCode | void> {
  const { verifyBackup } = await import('#fixtures/keeping/verify-backup.ts');
  const { facts, damaged } = await told(path, () => verifyBackup(path));
  const { officeName, takenAt, messages, sequence, files, bytes } = facts;
  const row = {
    path,
    officeName: officeName ?? null,
    taken: takenAt === undefined ? null : isoTime(takenAt),
    messages: messages ?? null,
    sequence: sequence ?? null,
    files: files ?? null,
    bytes: bytes ?? null,
    running: null,
    damaged,
  };
  const { t } = await context.texts();
  await context.output.done(row, () =>
    damaged.length === 0
      ? t('cliServer.backup.sound', { path })
      : t('cliServer.backup.damaged', { path, count: damaged.length }),
  );
  if (damaged.length === 0) return undefined;
  sayDamage(context, damaged);
  return exitCodes.refused;
}

/** The command. */
export const backup: CommandSpec = {
  name: 'backup',
  summary: 'cliServer.backup.summary',
  mutates: true,
  fields: backupFields,
  arguments: [{ name: 'folder', required: true, text: 'cliServer.backup.folder' }],
  options: [
    folderOption,
    { name: 'verify', text: 'cliServer.backup.verify' },
    { name: 'allow-damaged', text: 'cliServer.backup.allowDamaged' },
  ],
  examples: [
    { line: 'tangram server backup ./office-backup', text: 'cliServer.backup.exampleOwn' },
    {
      line: 'tangram server backup /mnt/backup/monday --data ./office --json',
      text: 'cliServer.backup.exampleFolder',
    },
    { line: 'tangram server backup --verify /mnt/backup/monday', text: 'cliServer.backup.exampleVerify' },
  ],
  async run(context, input): Promise<ExitCode | void> {
    const path = resolve(context.parts.folder, input.required('folder'));
    if (input.has('verify')) return verify(context, path);
    const data = dataFolder(context, input);
    needsOffice(data);
    const [{ checkApart, checkTarget, sealBackup }, { addToLog }] = await Promise.all([
      import('#fixtures/keeping/backup.ts'),
      import('#fixtures/keeping/log.ts'),
    ]);
    await told(path, async () => {
      checkApart(data, path);
      await checkTarget(path);
    });
    if (context.flags.dryRun) {
      await showPlan(context, [{ call: 'server backup', input: { data, folder: path } }], ['data', 'folder']);
      return undefined;
    }
    const allowDamaged = input.has('allow-damaged');
    const [running, facts] = await madeOf(context, { data, path }, async () => {
      const isRunning = await copyOfficeOf(context, data, path);
      const sealed = await sealBackup(path, context.now(), { allowDamaged });
      // Only one that stands is one.
      addToLog(data, { time: context.now(), event: 'backup', detail: path });
      return [isRunning, sealed] as const;
    });
    const { officeName, takenAt, messages, sequence, files, bytes, damaged } = facts;
    const taken = isoTime(takenAt);
    const row = { path, officeName, taken, messages, sequence, files, bytes, running, damaged };
    sayDamage(context, damaged);
    const texts = await context.texts();
    await context.output.done(row, () =>
      texts.t('cliServer.backup.done', { path, count: messages, files, size: sizeText(bytes, texts.locale) }),
    );
  },
};
