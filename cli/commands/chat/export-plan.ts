// The plan of an export: what would be written, to be looked at and edited, and done when it is handed back.
import { readFileSync, writeFileSync } from 'node:fs';
import { exportFormats, type ExportFormat } from '#sdk/chat/rules/chat-export.ts';
import { CliError } from '../../errors.ts';

/** What would be done; of `files` those that stay in the plan are fetched. */
export type ExportPlan = {
  chat: string;
  format: ExportFormat;
  out: string;
  since: string | null;
  until: string | null;
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
  const { chat, format, out, since = null, until = null, messages = 0, files = null } = plan;
  const isTime = (time: unknown): boolean =>
    time === null || (typeof time === 'string' && !Number.isNaN(Date.parse(time)));
  if (typeof chat !== 'string' || typeof out !== 'string' || format === undefined) throw invalid();
  if (!exportFormats.includes(format) || !isTime(since) || !isTime(until)) throw invalid();
  if (files !== null && !(Array.isArray(files) && files.every((one) => /^\d+$/.test(one?.mid ?? ''))))
    throw invalid();
  return { chat, format, out, since, until, messages, files };
}

/** Writes a plan. @throws CliError `fileUnwritable` */
export function writeExportPlan(file: string, plan: ExportPlan): void {
  try {
    writeFileSync(file, `${JSON.stringify(plan, undefined, 2)}\n`);
  } catch (error) {
    throw new CliError('fileUnwritable', { file, reason: (error as Error).message }, { param: '--plan' });
  }
}
