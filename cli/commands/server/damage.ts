// Says what of an office or a backup is damaged, file by file, and what helps.
import type { Damage } from '#fixtures/keeping/damage.ts';
import type { Context } from '../../context.ts';
import { safeLine } from '../../output/safe-text.ts';
import { told } from './keeping.ts';

/** One line per damaged file, for people; programs have them in the JSON. */
export function sayDamage(context: Context, damaged: readonly Damage[]): void {
  if (context.flags.json) return;
  for (const { file, reason, name, person, chat } of damaged) {
    const known = [name, person, chat].filter((word) => word !== null).join(', ');
    context.io.err(`${safeLine(`${reason}: ${file}${known === '' ? '' : ` (${known})`}`)}\n`);
  }
}

/** Does something to a backup; what is damaged is named before the refusal is told. */
export async function named<T>(context: Context, path: string, work: () => Promise<T>): Promise<T> {
  return told(path, async () => {
    try {
      return await work();
    } catch (error) {
      const { damaged = [] } = error as { damaged?: readonly Damage[] };
      if (damaged.length > 0) {
        if (context.flags.json) await context.output.data({ path, damaged });
        sayDamage(context, damaged);
      }
      throw error;
    }
  });
}
