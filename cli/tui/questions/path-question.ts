// Asks for a file of this computer: what lies in the folder that is typed is offered, folders to go on with.
import { readdirSync, statSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import type { Desk } from '../frame/desk.ts';
import type { Suggested } from './questions.ts';
import { typedPath } from '../commands/typed-path.ts';

/** Entries of a folder that are offered at once. */
const maxOffered = 200;

/** What fits a typed path: the file itself, and the entries of its folder; `fits` decides which files are wanted. */
export function pathsFor(typed: string, fits: (name: string) => boolean): Suggested[] {
  const isFolder = /[/\\]$/.test(typed) || typed.trim() === '' || typed.trim() === '~';
  const path = typedPath(typed.trim() === '' ? '.' : typed);
  const folder = isFolder ? path : dirname(path);
  const start = isFolder ? '' : basename(path).toLowerCase();
  let names: { name: string; isFolder: boolean }[];
  try {
    names = readdirSync(folder, { withFileTypes: true }).map((entry) => ({
      name: entry.name,
      isFolder: entry.isDirectory() || (entry.isSymbolicLink() && isFolderAt(join(folder, entry.name))),
    }));
  } catch {
    // A folder that is not there, or not to be read, offers nothing; the field says so.
    return [];
  }
  return names
    .filter((entry) => entry.name.toLowerCase().startsWith(start))
    .filter((entry) => start.startsWith('.') || !entry.name.startsWith('.'))
    .filter((entry) => entry.isFolder || fits(entry.name))
    .sort((a, b) => Number(b.isFolder) - Number(a.isFolder) || a.name.localeCompare(b.name))
    .slice(0, maxOffered)
    .map((entry) => {
      const at = join(folder, entry.name);
      return entry.isFolder
        ? { key: at, text: entry.name + sep, answer: at + sep, isStep: true }
        : { key: at, text: entry.name, answer: at };
    });
}

/** Whether a folder is there. */
export function isFolderAt(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    // A link that leads nowhere.
    return false;
  }
}

/** The folder somebody chose, the one that is typed or one of those in it; undefined where they left. */
export function askForFolder(
  { questions, go, translator }: Pick<Desk, 'questions' | 'go' | 'translator'>,
  title: string,
): Promise<string | undefined> {
  const { t } = translator;
  return questions.ask(
    {
      title,
      placeholder: t('tuiPanes.folderHint'),
      unfit: t('tuiPanes.folderUnfit'),
      suggest(typed) {
        const path = typedPath(typed.trim() === '' ? '.' : typed.trim());
        const inside = pathsFor(typed, () => false);
        return isFolderAt(path)
          ? [{ key: 'this', text: path, detail: t('tuiPanes.folderThis'), answer: path }, ...inside]
          : inside;
      },
    },
    () => go({ type: 'overlay', overlay: 'question' }),
  );
}

/** The whole path of the file somebody chose; undefined where they left. `title` is a sentence already. */
export function askPath(
  { questions, go, translator }: Pick<Desk, 'questions' | 'go' | 'translator'>,
  title: string,
  fits: (name: string) => boolean,
): Promise<string | undefined> {
  return questions.ask(
    {
      title,
      placeholder: translator.t('tuiPanes.pathHint'),
      unfit: translator.t('tuiPanes.pathUnfit'),
      suggest: (typed) => pathsFor(typed, fits),
    },
    () => go({ type: 'overlay', overlay: 'question' }),
  );
}

/** The same for what is to be sent: any file, or a folder as a whole. */
export function askSending({
  questions,
  go,
  translator,
}: Pick<Desk, 'questions' | 'go' | 'translator'>): Promise<string | undefined> {
  const { t } = translator;
  return questions.ask(
    {
      title: t('tuiPanes.sendPath'),
      placeholder: t('tuiPanes.pathHint'),
      unfit: t('tuiPanes.pathUnfit'),
      suggest: (typed) => [...wholeFolder(typed, t('tuiPanes.sendFolder')), ...pathsFor(typed, () => true)],
    },
    () => go({ type: 'overlay', overlay: 'question' }),
  );
}

/** The folder whose contents are offered can itself be the answer. */
function wholeFolder(typed: string, detail: string): Suggested[] {
  if (!/[/\\]$/.test(typed)) return [];
  const path = typedPath(typed).replace(/(?<=^[/\\]|[^/\\])[/\\]+$/, '');
  return isFolderAt(path) ? [{ key: `whole ${path}`, text: path, detail, answer: path }] : [];
}
