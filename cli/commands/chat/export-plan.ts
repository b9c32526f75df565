// The plan of an export: what would be written, to be looked at and edited, and done when it is handed back.
import { readFileSync, writeFileSync } from 'node:fs';
import type { OfficeApi } from '#sdk/api.ts';
import { gatherMessages } from '#sdk/chat/actions/export-chat.ts';
import { exportFormats, type ExportFormat } from '#sdk/chat/rules/chat-export.ts';
import { filesToExport } from '#sdk/transfers/actions/export-files.ts';
import type { Context } from '../../context.ts';
import { CliError } from '../../errors.ts';
import { unwritable } from '../../unwritable.ts';
import { exitCodes, type ExitCode } from '../../exit-codes.ts';
import { isoTime } from '../../output/times.ts';

/** What is to be done. `mids` are the files that are wanted; all of them without it. Times in epoch ms. */
export type ExportRequest = {
  readonly chat: string;
  readonly format: ExportFormat;
  /** The file that is written; undefined for the standard output. */
  readonly out: string | undefined;
  readonly span: { readonly from?: number; readonly to?: number };
  readonly withFiles: boolean;
  readonly mids?: ReadonlySet<number>;
};

/** What would be done; of `files` those that stay in the plan are fetched. */
export type ExportPlan = {
  chat: string;
  format: ExportFormat;
  out: string;
  /** ISO times; left out where the chat is taken from its first message, or up to its last. */
  since?: string | undefined;
  until?: string | undefined;
  messages: number;
  files: { mid: string; name: string; size: number }[] | null;
};

/** Reads a plan. @throws CliError `planInvalid` */
export function readExportPlan(file: string): ExportPlan {
  const invalid = (): CliError => new CliError('planInvalid', { file }, { param: '--plan' });
  let plan: Partial<ExportPlan>;
  try {
    plan = JSON.parse(readFileSync(file, 'utf8')) as Partial<ExportPlan>;
  } catch {
    throw invalid();
  }
  const { chat, format, out, messages = 0, files = null } = plan;
  // Whoever edits a plan may well write `null` for «none».
  const [since, until] = [plan.since ?? undefined, plan.until ?? undefined];
  const isTime = (time: unknown): boolean =>
    time === undefined || (typeof time === 'string' && !Number.isNaN(Date.parse(time)));
  if (typeof chat !== 'string' || typeof out !== 'string' || format === undefined) throw invalid();
  if (!exportFormats.includes(format) || !isTime(since) || !isTime(until)) throw invalid();
  if (files !== null && !(Array.isArray(files) && files.every((one) => /^\d+$/.test(one?.mid ?? ''))))
    throw invalid();
  return { chat, format, out, since, until, messages, files };
}

/** Writes a plan. @throws CliError `fileUnwritable` */
function writeExportPlan(file: string, plan: ExportPlan): void {
  try {
    writeFileSync(file, `${JSON.stringify(plan, undefined, 2)}\n`, { mode: 0o600 });
  } catch (error) {
    throw unwritable(file, error, '--plan');
  }
}

/** Writes down what would be done, without doing it. @throws CliError `fileUnwritable` */
export async function planExport(
  context: Context,
  office: OfficeApi,
  { chat, format, out = '', span, withFiles }: ExportRequest,
  file: string,
): Promise<ExitCode> {
  const messages = await gatherMessages(
    office,
    { chatId: chat, format, ...span },
    { signal: context.signal },
  );
  const files = withFiles ? filesToExport(messages) : [];
  writeExportPlan(file, {
    ...{ chat, format, out },
    since: isoTime(span.from ?? 0) ?? undefined,
    until: isoTime(span.to ?? 0) ?? undefined,
    messages: messages.length,
    files: withFiles ? files.map(({ mid, name, size }) => ({ mid: String(mid), name, size })) : null,
  });
  const { t } = await context.texts();
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  const { name } = await office.chat.get(chat);
  await context.output.done(
    {
      chatId: chat,
      chatName: name,
      format,
      file,
      messages: messages.length,
      bytes,
      files: files.length,
      missing: 0,
    },
    () => t('cliActs.export.planned', { count: messages.length, files: files.length, file }),
  );
  return exitCodes.ok;
}
