// What `tangram server start` takes for the backups an office makes of itself: where to, how often, which stay.
import { resolve } from 'node:path';
import type { RunningOffice } from '#fixtures/serve.ts';
import type { OptionSpec } from '../../grammar.ts';
import type { Context } from '../../context.ts';
import { CliError } from '../../errors.ts';
import type { Input } from '../../input.ts';
import { parseDuration } from '../../output/times.ts';

/** The flags. */
export const backupOptions: readonly OptionSpec[] = [
  { name: 'backup-to', value: 'text', shown: 'DIR', text: 'cliServer.start.backupTo' },
  { name: 'backup-every', value: 'duration', shown: '24h', text: 'cliServer.start.backupEvery' },
  { name: 'backup-keep', value: 'text', shown: '7,4,12', text: 'cliServer.start.backupKeep' },
];

/** Where nothing else is asked for: once a day; seven days, four weeks and twelve months stay. */
const usual = { every: '24h', keep: '7,4,12' };

/** What they say. */
type ReadBackupRule = {
  folder: string;
  everyMs: number;
  keep: { days: number; weeks: number; months: number };
};

/** @throws CliError `missingOption` for a time or a number without a folder; `invalidValue` */
export function readBackupRule(input: Input, folder: string): ReadBackupRule | undefined {
  const to = input.text('backup-to');
  if (to === undefined) {
    const stray = ['backup-every', 'backup-keep'].find((name) => input.text(name) !== undefined);
    if (stray !== undefined)
      throw new CliError('missingOption', { a: '--backup-to' }, { param: '--backup-to' });
    return undefined;
  }
  const everyMs = input.duration('backup-every') ?? parseDuration(usual.every) ?? 0;
  if (everyMs < 60_000)
    throw new CliError(
      'invalidValue',
      { name: '--backup-every', value: input.text('backup-every') ?? '' },
      { param: '--backup-every', valid: ['1m … 30d'] },
    );
  const typed = input.text('backup-keep') ?? usual.keep;
  const [, days, weeks, months] = /^(\d{1,4}),(\d{1,4}),(\d{1,4})$/.exec(typed) ?? [];
  if (days === undefined)
    throw new CliError(
      'invalidValue',
      { name: '--backup-keep', value: typed },
      { param: '--backup-keep', valid: ['7,4,12'] },
    );
  return {
    folder: resolve(folder, to),
    everyMs,
    keep: { days: Number(days), weeks: Number(weeks), months: Number(months) },
  };
}

/** @throws CliError `foldersNested` where backups would lie within what they save, or the other way about */
export async function checkBackupFolder(dataDir: string, rule: ReadBackupRule | undefined): Promise<void> {
  if (rule === undefined) return;
  const { areApart } = await import('#fixtures/keeping/apart.ts');
  if (!areApart(dataDir, rule.folder))
    throw new CliError('foldersNested', { path: rule.folder }, { param: '--backup-to' });
}

/** Begins them; answers what ends them. What fails is said here, stands in the office's log, and its administrators are told. */
export async function ownBackups(
  context: Context,
  dataDir: string,
  rule: ReadBackupRule,
  { watchBackups, office }: RunningOffice,
): Promise<() => void> {
  const [{ newestBackup, startOwnBackups }, { addToLog, failedBackupEntry }, { t }] = await Promise.all([
    import('#fixtures/keeping/own-backups.ts'),
    import('#fixtures/keeping/log.ts'),
    context.texts(),
  ]);
  const news = watchBackups({
    everyMs: rule.everyMs,
    // A folder that cannot be read fails the next backup, which is told.
    newest: () => newestBackup(rule.folder).catch(() => undefined),
  });
  return startOwnBackups({
    dataDir,
    rule,
    now: context.now.bind(context),
    // The copy itself is in the log already.
    made: () => void news.made().catch(office.reportFault),
    failed(thrown, nextMs) {
      const reason = thrown instanceof Error ? thrown.message : String(thrown);
      // People in the client are told no paths.
      const code = (thrown as NodeJS.ErrnoException | undefined)?.code ?? reason;
      void news.failed(code).catch(office.reportFault);
      addToLog(dataDir, failedBackupEntry(context.now(), reason));
      context.output.hint(
        t('cliServer.start.backupFailed', { reason, minutes: Math.round(nextMs / 60_000) }),
      );
    },
  });
}
