// Reads a person's own keys, and says every mistake in them in one error.
import type { Translator } from '#sdk/locales/index.ts';
import { CliError } from '../../errors.ts';
import { keyMapOf, type ActiveRow } from './key-map.ts';

/**
 * The rows in force with a person's own keys (`tangram config set keys …`).
 * @throws CliError `keysInvalid` with what is wrong
 */
export function ownKeyRows(own: string, { t }: Translator): readonly ActiveRow[] {
  const map = keyMapOf(own);
  if ('rows' in map) return map.rows;
  const problems = map.problems.map(({ reason, at, other = '' }) =>
    reason === 'conflict'
      ? t('tui.keyProblem.conflict', { at, other })
      : t(`tui.keyProblem.${reason}`, { at }),
  );
  throw new CliError('keysInvalid', { problems: problems.join('; ') }, { param: 'keys' });
}
