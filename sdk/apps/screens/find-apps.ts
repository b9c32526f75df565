// Finds apps by what was typed: their names in either language, by pinyin and initials, and what they are for.
import { matchName } from '../../contacts/index.ts';
import type { AppEntry } from '../index.ts';

/** The apps that answer to what was typed, best first; all of them without text. */
export function findApps(apps: readonly AppEntry[], typed: string): readonly AppEntry[] {
  const wanted = typed.normalize('NFKC').trim().toLowerCase();
  if (wanted === '') return apps;
  const rank = ({ name, pinyin, detail }: AppEntry): number => {
    if (matchName(typed, name.zh, pinyin) !== undefined || matchName(typed, name.en, '') !== undefined)
      return 2;
    return `${detail.zh}\n${detail.en}`.toLowerCase().includes(wanted) ? 1 : 0;
  };
  return apps
    .map((app) => ({ app, rank: rank(app) }))
    .filter((found) => found.rank > 0)
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ app }) => app);
}
