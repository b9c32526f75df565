// Reads what is to be exported: from what was typed, or from a plan that is handed back.
import { exportFormats, formatOfName } from '#sdk/chat/rules/chat-export.ts';
import type { Context } from '../../context.ts';
import { CliError } from '../../errors.ts';
import type { Input } from '../../input.ts';
import { readExportPlan, type ExportRequest } from './export-plan.ts';
import { spanOf } from './history.ts';

/** The request of a call. @throws CliError `missingArgument`, `missingOption`, `invalidValue`, `planInvalid` */
export async function exportRequest(context: Context, input: Input): Promise<ExportRequest> {
  const planFile = input.text('plan');
  const chat = input.argument('target');
  if (chat === undefined) {
    if (planFile === undefined)
      throw new CliError('missingArgument', { name: 'target' }, { param: 'target' });
    return plannedRequest(planFile);
  }
  const typed = input.text('out');
  const out = typed === '-' ? undefined : typed;
  const wanted = exportFormats.find((format) => format === input.text('format'));
  const format = wanted ?? formatOfName(out ?? '') ?? 'html';
  const withFiles = input.has('files');
  if (out === undefined && (withFiles || planFile !== undefined))
    throw new CliError('missingOption', { a: '--out' }, { param: '--out' });
  return { chat, format, out, span: await spanOf(input, context.now()), withFiles };
}

function plannedRequest(planFile: string): ExportRequest {
  const { chat, format, out, files, since, until } = readExportPlan(planFile);
  return {
    ...{ chat, format, out },
    span: {
      ...(since !== undefined && { from: Date.parse(since) }),
      ...(until !== undefined && { to: Date.parse(until) }),
    },
    withFiles: files !== null,
    ...(files !== null && { mids: new Set(files.map(({ mid }) => Number(mid))) }),
  };
}
