// How a path is matched against the layer table.
import { matchesGlob } from 'node:path/posix';
import type { FoundImport } from './imports.ts';
import { layers, type LayerRow } from './layers.ts';
import { classOf, packages } from './packages.ts';

/** Whether one of the patterns fits a path. */
export function fits(path: string, patterns: readonly string[]): boolean {
  return patterns.some((pattern) => matchesGlob(path, pattern));
}

/** The row that owns a path; undefined when the table has no place for it. */
export function rowOf(path: string): LayerRow | undefined {
  return layers.find((row) => fits(path, row.files));
}

/** The feature's folder of a path inside the SDK: `sdk/chat`. */
function featureOf(path: string): string {
  return path.split('/').slice(0, 2).join('/');
}

function mayImportPackage(row: LayerRow, name: string): boolean {
  const found = packages[name];
  return row.packages.includes(name) || (found !== undefined && row.packages.includes(classOf(found)));
}

/** What is wrong with an import, or undefined. The sentence names both areas and what would be allowed. */
export function layerProblem(found: FoundImport): string | undefined {
  const row = rowOf(found.from);
  const where = `${found.from}:${found.line} imports '${found.written}'`;
  if (row === undefined) return `${found.from} belongs to no row of tests/architecture/layers.ts`;
  if (found.kind === 'computed') {
    return row.computed ? undefined : `${where}: a dynamic import needs a literal path`;
  }
  if (found.kind === 'node') {
    return row.node ? undefined : `${where}: ${row.area} may not use Node's modules`;
  }
  if (found.kind === 'package') {
    if (mayImportPackage(row, found.target)) return undefined;
    return `${where}: ${row.area} may import only these packages or classes: ${row.packages.join(', ') || 'none'}`;
  }
  const target = rowOf(found.target);
  const allowed = row.project.map((pattern) => pattern.replace('@self', featureOf(found.from)));
  const crosses = found.from.split('/')[0] !== found.target.split('/')[0];
  if (
    crosses &&
    found.written.startsWith('.') &&
    !found.from.startsWith('tests/check') &&
    row.area !== 'tests'
  ) {
    return `${where}: write imports between areas as #${found.target}`;
  }
  if (target === row && row.area !== 'sdk features' && !row.area.startsWith('sdk rules')) {
    const sameFeature =
      !/^sdk (actions|screens)$/.test(row.area) || featureOf(found.from) === featureOf(found.target);
    if (sameFeature) return undefined;
  }
  if (fits(found.target, allowed)) return undefined;
  return (
    `${where}: ${row.area} → ${target?.area ?? 'no area'} is not allowed; ` +
    `${row.area} may import ${allowed.join(', ') || 'nothing of ours'}`
  );
}
