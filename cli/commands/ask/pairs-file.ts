// A library's questions and answers as a spreadsheet: read from one, or written to one.
import { readFile, writeFile } from 'node:fs/promises';
import type { KnowledgeBase } from '#sdk/ask/ask-api.ts';
import type { Context } from '../../context.ts';
import { showPlan } from '../../dry-run.ts';
import { CliError } from '../../errors.ts';
import { timeSignal } from '../../fresh.ts';
import { unwritable } from '../../unwritable.ts';

/** Reads every pair of a workbook into the library, or writes the library as one; without a name it is called like the library. */
export async function movePairs(
  context: Context,
  act: 'import' | 'export',
  base: KnowledgeBase,
  file = act === 'export' ? `${base.name}.xlsx` : undefined,
): Promise<void> {
  if (file === undefined) throw new CliError('missingArgument', { name: 'files' }, { param: 'files' });
  const office = await context.signedIn();
  const signal = timeSignal(context, 120_000);
  if (act === 'export') {
    const bytes = await office.ask.exportPairs(base.id, context.language, { signal });
    if (context.flags.dryRun)
      return showPlan(context, [{ call: 'file', input: { file, bytes: bytes.length } }], ['files']);
    await writeFile(file, bytes, { mode: 0o600 }).catch((error: unknown) => {
      throw unwritable(file, error);
    });
    return context.output.data({ file, bytes: bytes.length });
  }
  const bytes = await readFile(file).catch(() => {
    throw new CliError('fileUnreadable', { path: file }, { param: 'files' });
  });
  const { dryRun } = context.flags;
  const { read } = await office.ask.importPairs(base.id, new Uint8Array(bytes), { signal, dryRun });
  if (dryRun)
    return showPlan(
      context,
      [{ call: 'userCentre:/ask/pairs/put', input: { id: base.id, pairs: read } }],
      ['files'],
    );
  await context.output.data({ id: base.id, read });
}
