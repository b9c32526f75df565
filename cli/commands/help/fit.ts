// Breaks help at the width of a terminal; what reads a pipe gets each line whole.
import type { HelpFit } from '../../help.ts';
import type { Io } from '../../io.ts';

/** Undefined where help goes into a pipe or a file. */
export async function helpFit(io: Pick<Io, 'outIsTerminal' | 'columns'>): Promise<HelpFit | undefined> {
  if (!io.outIsTerminal) return undefined;
  const { wrapCjk } = await import('../../tui/text/wrap-cjk.ts');
  return { columns: io.columns, wrap: wrapCjk };
}
