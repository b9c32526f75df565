// Reads what is to be exported: from what was typed, or from a plan that is handed back.
import { exportFormats, formatOfName, type ExportFormat } from '#sdk/chat/rules/chat-export.ts';
import type { Context } from '../../context.ts';
import { CliError } from '../../errors.ts';
import type { Input } from '../../input.ts';
import { readExportPlan } from './export-plan.ts';
import { spanOf } from './history.ts';

/** What is to be done. `mids` are the files that are wanted; all of them without it. Times in epoch ms. */
export type ExportWish = {
  readonly chat: string;
  readonly format: ExportFormat;
  /** The file that is written; undefined for the standard output. */
  readonly out: string | undefined;
  readonly span: { readonly from?: number; readonly to?: number };
  readonly withFiles: boolean;
  readonly mids?: ReadonlySet<number>;
};

/** The wish of a call. @throws CliError `missingArgument`, `missingOption`, `invalidValue`, `planInvalid` */
export function exportWish(context: Context, input: Input): ExportWish {
  const planFile = input.text('plan');
  const chat = input.argument('target');
  if (chat === undefined) {
    if (planFile === undefined)
      throw new CliError('missingArgument', { name: 'target' }, { param: 'target' });
    return plannedWish(planFile);
  }
  const typed = input.text('out');
  const out = typed === '-' ? undefined : typed;
  const wanted = exportFormats.find((format) => format === input.text('format'));
  const format = wanted ?? formatOfName(out ?? '') ?? 'html';
  const withFiles = input.has('files');
  if (out === undefined && (withFiles || planFile !== undefined))
    throw new CliError('missingOption', { name: '--out' }, { param: '--out' });
  return { chat, format, out, span: spanOf(input, context.now()), withFiles };
}

function plannedWish(planFile: string): ExportWish {
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
