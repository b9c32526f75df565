// Lists the packages that are really in a build, with their licences, as a file of the build that a face can ask for.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One package in the build. `text` is its licence as it lies beside its code. */
export type LicenceEntry = {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly text: string;
};

/** Name of the file in the build. */
export const licenceFile = 'licences.json';

const nodeModules = '/node_modules/';

/** The folder of the package a module belongs to, or undefined where it is ours. */
export function packageFolder(moduleId: string): string | undefined {
  const path = moduleId.replace(/^\0/, '').split('?')[0] ?? '';
  const at = path.lastIndexOf(nodeModules);
  if (at < 0) return undefined;
  const [first = '', second = ''] = path.slice(at + nodeModules.length).split('/');
  const name = first.startsWith('@') ? `${first}/${second}` : first;
  return name === '' ? undefined : `${path.slice(0, at)}${nodeModules}${name}`;
}

/** What a package says of itself; one without a manifest is part of another. */
export function licenceOf(folder: string): LicenceEntry | undefined {
  const manifest = join(folder, 'package.json');
  if (!existsSync(manifest)) return undefined;
  const { name, version, license } = JSON.parse(readFileSync(manifest, 'utf8')) as {
    name?: string;
    version?: string;
    license?: string | { type?: string };
  };
  if (name === undefined) return undefined;
  const licence = typeof license === 'string' ? license : (license?.type ?? '');
  const file = readdirSync(folder).find((each) => /^licen[cs]e(?:[.-].*)?$/i.test(each));
  const text = file === undefined ? '' : readFileSync(join(folder, file), 'utf8').trim();
  return { name, version: version ?? '', licence, text };
}

/**
 * Two build steps that share a list: the build's own, which writes it, and one for each worker inside pages.
 * @param beside folders of packages that are used without being built in
 */
export function licenceList(beside: readonly string[] = []) {
  const folders = new Set<string>(beside);
  const collect = (ids: Iterable<string>): void => {
    for (const id of ids) {
      const folder = packageFolder(id);
      if (folder !== undefined) folders.add(folder);
    }
  };
  const entries = (): LicenceEntry[] =>
    [...folders]
      .map(licenceOf)
      .filter((entry) => entry !== undefined)
      .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  return {
    worker: {
      name: 'licences-of-worker',
      generateBundle(this: { getModuleIds(): Iterable<string> }): void {
        collect(this.getModuleIds());
      },
    },
    pages: {
      name: 'licences',
      generateBundle(this: {
        getModuleIds(): Iterable<string>;
        emitFile(file: { type: 'asset'; fileName: string; source: string }): string;
      }): void {
        collect(this.getModuleIds());
        this.emitFile({ type: 'asset', fileName: licenceFile, source: JSON.stringify(entries()) });
      },
    },
  };
}
