// Finds the app a word means: its number, its name in either language, or its pinyin.
import type { AppEntry, Workbench } from '#sdk/apps/apps-api.ts';
import { findApps } from '#sdk/apps/screens/find-apps.ts';
import { OfficeError } from '#sdk/errors.ts';
import type { Language } from '#sdk/locales/language.ts';
import { CliError } from '../../errors.ts';
import { inLanguage, type AppRow } from '../../shapes/workbench.ts';

/** @throws OfficeError `appGone`, CliError `ambiguousTarget` */
export function findApp({ apps }: Pick<Workbench, 'apps'>, typed: string): AppEntry {
  const exact = apps.filter(
    ({ id, name }) => id === typed || name.zh === typed || name.en.toLowerCase() === typed.toLowerCase(),
  );
  const found = exact.length > 0 ? exact : findApps(apps, typed);
  const [first, second] = found;
  if (first === undefined) throw new OfficeError('appGone');
  if (second === undefined || exact.length === 1) return first;
  const candidates = found.map(({ id, name }) => ({ id, name: name.zh, detail: name.en }));
  const names = candidates.map(({ id, name }) => `${name} (${id})`).join(', ');
  throw new CliError('ambiguousTarget', { target: typed, names }, { param: typed, candidates });
}

/** The row of an app. */
export function appRow(
  app: AppEntry,
  { categories }: Pick<Workbench, 'categories'>,
  language: Language,
): AppRow {
  const category = categories.find(({ id }) => id === app.categoryId);
  return {
    id: app.id,
    name: inLanguage(app.name, language),
    category: category === undefined ? '' : inLanguage(category.name, language),
    kind: app.kind,
    favorite: app.favorite,
    opened: app.opened,
  };
}
