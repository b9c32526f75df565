// Circles of imports: files that lead back to each other, types included, lazy imports not.
import type { FoundImport } from './imports.ts';

/** Every circle as its files in order of their names (Tarjan, 1972: strongly connected components of more than one file). */
export function circlesOf(
  imports: readonly Pick<FoundImport, 'from' | 'target' | 'lazy' | 'kind'>[],
): string[][] {
  const targets = new Map<string, string[]>();
  for (const { from, target, lazy, kind } of imports)
    if (!lazy && kind === 'project') targets.set(from, [...(targets.get(from) ?? []), target]);
  const found: string[][] = [];
  const numbers = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const visit = (file: string): number => {
    const number = numbers.size;
    numbers.set(file, number);
    lowest.set(file, number);
    open.push(file);
    for (const target of targets.get(file) ?? []) {
      const reached = numbers.has(target)
        ? open.includes(target)
          ? (numbers.get(target) ?? number)
          : number
        : visit(target);
      lowest.set(file, Math.min(lowest.get(file) ?? number, reached));
    }
    const low = lowest.get(file) ?? number;
    if (low === number) {
      const circle = open.splice(open.indexOf(file));
      if (circle.length > 1) found.push(circle.toSorted());
    }
    return low;
  };
  for (const file of targets.keys()) if (!numbers.has(file)) visit(file);
  return found;
}
