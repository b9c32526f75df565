// Which packages the shipped product stands on, with the licence each declares.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { permissiveLicences } from './packages.ts';

/** A package on disk and its licence expression. */
export type LicensedPackage = { name: string; version: string; licence: string };

const manifest = z.object({
  name: z.string(),
  version: z.string(),
  license: z.union([z.string(), z.object({ type: z.string() })]).optional(),
  dependencies: z.record(z.string(), z.string()).default({}),
});

/** Finds a package the way Node does: beside the asking one, then in every folder above. */
function locate(name: string, from: string): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    const file = join(folder, 'node_modules', name, 'package.json');
    if (existsSync(file)) return file;
    if (folder === dirname(folder)) return undefined;
  }
}

/** All packages reached from the named ones through their dependencies. */
export function productionPackages(root: string, names: readonly string[]): LicensedPackage[] {
  const found = new Map<string, LicensedPackage>();
  const visit = (name: string, from: string): void => {
    const file = locate(name, from);
    if (file === undefined) throw new Error(`${name}, needed in ${from}, is not installed`);
    if (found.has(file)) return;
    const read = manifest.parse(JSON.parse(readFileSync(file, 'utf8')));
    const licence = typeof read.license === 'string' ? read.license : (read.license?.type ?? 'none');
    found.set(file, { name: read.name, version: read.version, licence });
    for (const next of Object.keys(read.dependencies)) visit(next, dirname(file));
  };
  for (const name of names) visit(name, root);
  return [...found.values()].toSorted((a, b) => a.name.localeCompare(b.name));
}

/** One sentence per package whose licence is not permissive; of `A OR B` one is enough, of `A AND B` all count. */
export function licenceProblems(found: readonly LicensedPackage[]): string[] {
  const permits = (expression: string): boolean =>
    expression
      .replaceAll(/[()]/g, '')
      .split(' OR ')
      .some((choice) => choice.split(' AND ').every((part) => permissiveLicences.includes(part.trim())));
  return found
    .filter((one) => !permits(one.licence))
    .map(
      (one) => `${one.name} ${one.version} is under ${one.licence}, which is not among the permissive ones`,
    );
}
