// Type checks every area as a program of its own, so that each knows only the environment it may use.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root, runProgram, type Step, type StepResult } from './step.ts';
import { withTypeCache } from './type-cache.ts';

/** Every tsconfig.json of an area, by its folder; the one at the top is for the editor and is no program here. */
export function typePrograms(): string[] {
  return globSync('*/**/tsconfig.json', { cwd: root, exclude: ['node_modules/**', 'dist/**'] })
    .map((file) => dirname(file))
    .toSorted();
}

/** What an area's configuration says it may see. */
function environmentOf(area: string): { node: boolean; dom: boolean } {
  const text = readFileSync(join(root, area, 'tsconfig.json'), 'utf8');
  const options = (JSON.parse(text) as { compilerOptions: { lib: string[]; types: string[] } })
    .compilerOptions;
  return {
    node: options.types.includes('node'),
    dom: options.lib.some((lib) => lib === 'dom' || lib === 'webworker'),
  };
}

/** A library that came in through somebody else's declarations makes the narrow environment wide again. */
function leaks(area: string, files: readonly string[]): string[] {
  const allowed = environmentOf(area);
  const found: string[] = [];
  if (!allowed.node && files.some((file) => file.includes('/@types/node/'))) {
    found.push(`${area}: @types/node reached this program although its tsconfig does not name it`);
  }
  if (!allowed.dom && files.some((file) => /\/lib\.(dom|webworker)\.d\.ts$/.test(file))) {
    found.push(`${area}: the browser's library reached this program although its tsconfig does not name it`);
  }
  return found;
}

/**
 * Most types the compiler may have to make out of generic ones for a program. The largest needs about two millions; a
 * lookup by search instead of by key made 46 of them, and a check of seven seconds one of eighty.
 */
const mostInstantiations = 6_000_000;

/** The compiler's own figures, as `--extendedDiagnostics` prints them. */
const figure = /^(?:[A-Z][A-Za-z ]+):\s+[\d.]+[A-Za-z]?$/;

/** What is too much work of a program, by the lines the compiler printed. */
export function costly(area: string, lines: readonly string[], most = mostInstantiations): string[] {
  const made = Number(/^Instantiations:\s+(\d+)$/m.exec(lines.join('\n'))?.[1] ?? 0);
  return made > most
    ? [`${area}: ${made} instantiations of types, more than ${most}: see --generateTrace`]
    : [];
}

function recordArguments(record: string | undefined): string[] {
  return record === undefined ? [] : ['--incremental', '--tsBuildInfoFile', record];
}

/** Type checks one area. */
export async function checkProgram(area: string): Promise<StepResult> {
  // One checker: several would each work out the types that all files share, for half as much processor time again.
  const args = ['-p', join(area, 'tsconfig.json'), '--listFiles', '--pretty', 'false', '--checkers', '1'];
  args.push('--extendedDiagnostics');
  const ran = await withTypeCache(area, (cache) =>
    // Memory is there for the half minute: looking for what is free of it cost an eighth of the processor's time.
    runProgram('tsc', [...args, ...recordArguments(cache)], { GOMAXPROCS: '1', GOGC: '400' }),
  );
  const lines = ran.stdout.split('\n').filter((line) => line !== '');
  const files = lines.filter((line) => /^(\/|[A-Za-z]:[\\/]).*\.(?:[cm]?[jt]sx?|json)$/.test(line));
  const messages = lines.filter((line) => !files.includes(line) && !figure.test(line));
  const problems = [...messages, ...leaks(area, files), ...costly(area, lines)];
  const own = files.filter(
    (file) => !relative(root, file).startsWith('..') && !file.includes('node_modules'),
  );
  const ok = ran.code === 0 && problems.length === 0;
  return { ok, files: own.length, output: [...problems, ran.stderr].join('\n') };
}

/** Whether an area holds any source yet besides its configuration. */
function hasSources(area: string): boolean {
  return globSync(`${area}/**/*.{ts,tsx,mjs}`, { cwd: root }).length > 0;
}

/** One step per area that has sources; an area without any is named aloud. */
export function typeSteps(): Step[] {
  const areas = typePrograms();
  const empty = areas.filter((area) => !hasSources(area));
  if (empty.length > 0) process.stdout.write(`no sources yet, not checked: ${empty.join(', ')}\n`);
  return areas.filter(hasSources).map((area) => ({ name: `types ${area}`, run: () => checkProgram(area) }));
}
