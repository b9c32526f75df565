// Every checker finds a fault that was put there for it, and is content with the same place without the fault.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import config, { issueTypes } from './knip.config.ts';
import { findUnused, format, lint } from './source-checks.ts';
import { root, runProgram } from './step.ts';
import { costly } from './type-programs.ts';

let folder = '';
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'tangram-planted-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** A project of two files in which everything is used. */
const whole = {
  'main.ts': "import { used } from './part.ts';\nimport 'kept';\nused();\n",
  'part.ts': 'export const used = (): void => undefined;\n',
};
const manifest = (dependencies: readonly string[]): string =>
  JSON.stringify({
    name: 'planted',
    dependencies: Object.fromEntries(dependencies.map((name) => [name, '1.0.0'])),
  });
const settings = JSON.stringify({
  include: issueTypes,
  ignoreExportsUsedInFile: config.ignoreExportsUsedInFile,
  entry: ['main.ts'],
  project: ['**/*.ts'],
});

test('the search for unused code looks for what the checker knows by these names', async () => {
  expect(config.include).toEqual([...issueTypes]);
  write({ ...whole, 'package.json': manifest(['kept']), 'knip.json': settings });
  const { ok, files, output } = await findUnused(folder, join(folder, 'knip.json'));
  expect({ ok, output }).toEqual({ ok: true, output: 'knip read 2 files\n' });
  expect(files).toBe(2);
});

const planted: Readonly<Record<(typeof issueTypes)[number], Readonly<Record<string, string>>>> = {
  files: { 'nobody.ts': 'export const a = 1;\n' },
  dependencies: { 'package.json': manifest(['kept', 'nobody-imports']) },
  unlisted: { 'main.ts': `${whole['main.ts']}import 'not-in-the-manifest';\n` },
  unresolved: { 'main.ts': `${whole['main.ts']}import './not-there.ts';\n` },
  exports: { 'part.ts': `${whole['part.ts']}export const nobodyCalls = 1;\n` },
  types: { 'part.ts': `${whole['part.ts']}export type NobodyNames = string;\n` },
  duplicates: {
    'main.ts': "import { used, twin } from './part.ts';\nimport 'kept';\nused();\ntwin();\n",
    'part.ts': `${whole['part.ts']}export const twin = used;\n`,
  },
};

const headings: Readonly<Record<(typeof issueTypes)[number], string>> = {
  files: 'Unused files (1)',
  dependencies: 'Unused dependencies (1)',
  unlisted: 'Unlisted dependencies (1)',
  unresolved: 'Unresolved imports (1)',
  exports: 'Unused exports (1)',
  types: 'Unused exported types (1)',
  duplicates: 'Duplicate exports (1)',
};

test.each(issueTypes)('unused: one of «%s» is found', async (type) => {
  write({ ...whole, 'package.json': manifest(['kept']), 'knip.json': settings, ...planted[type] });
  const { ok, output } = await findUnused(folder, join(folder, 'knip.json'));
  expect(ok).toBe(false);
  expect(output).toContain(headings[type]);
});

test('lint: an equality that converts is found', async () => {
  write({ 'right.ts': 'export const same = (a: string): boolean => a === "1";\n' });
  expect(await lint([join(folder, 'right.ts')])).toMatchObject({ ok: true, files: 1 });
  write({ 'wrong.ts': 'export const same = (a: string): boolean => a == "1";\n' });
  const { ok, output } = await lint([join(folder, 'wrong.ts')]);
  expect(ok).toBe(false);
  expect(output).toContain('eqeqeq');
});

test('format: a line laid out in another way is found', async () => {
  write({ 'right.ts': 'export const a = 1;\n', 'wrong.ts': 'export const a=1\n' });
  expect(await format(join(folder, 'right.ts'))).toMatchObject({ ok: true, files: 1 });
  expect(await format(join(folder, 'wrong.ts'))).toMatchObject({ ok: false });
});

/** A program that knows the language alone. */
const narrow = {
  extends: join(root, 'tsconfig.json'),
  compilerOptions: { lib: ['es2024'], types: [] },
  include: ['.'],
  exclude: [],
};

test('types: a narrow program knows neither Node nor the browser, and a wrong type is found', async () => {
  const check = (text: string): ReturnType<typeof runProgram> => {
    write({ 'tsconfig.json': JSON.stringify(narrow), 'one.ts': text });
    return runProgram('tsc', ['-p', folder, '--pretty', 'false']);
  };
  expect(await check('export const a: number = 1;\n')).toMatchObject({ code: 0 });
  expect((await check('export const a: number = "1";\n')).stdout).toContain('TS2322');
  expect((await check('export const a = process.pid;\n')).stdout).toContain('TS2591');
  expect((await check('export const a = document.title;\n')).stdout).toContain('TS2584');
});

test('types: what searches thousands of members for every key is found by what it costs', async () => {
  const keys = Array.from({ length: 300 }, (_, number) => `k${number}`);
  const members = keys.map((key) => `{ key: '${key}'; value: 1 }`).join(' | ');
  const source = (lookUp: string): string =>
    [
      `type All = ${members};`,
      'export type ByKey = { [One in All as One["key"]]: One["value"] };',
      `type Value<Key extends All['key']> = ${lookUp};`,
      'declare function value<const Key extends All["key"]>(key: Key): Value<Key>;',
      ...keys.map((key) => `export const ${key} = value('${key}');`),
    ].join('\n');
  const found = async (lookUp: string): Promise<string[]> => {
    write({ 'tsconfig.json': JSON.stringify(narrow), 'one.ts': source(lookUp) });
    const ran = await runProgram('tsc', ['-p', folder, '--pretty', 'false', '--extendedDiagnostics']);
    expect(ran.code).toBe(0);
    return costly('planted', ran.stdout.split('\n'), 60_000);
  };
  expect(await found('ByKey[Key]')).toEqual([]);
  expect(await found('Extract<All, { key: Key }>["value"]')).toHaveLength(1);
});

test('lint and types: what the linter reads of the types is what the compiler reads', async () => {
  const read = async (text: string): Promise<string> => {
    write({ 'tsconfig.json': JSON.stringify(narrow), 'one.ts': text });
    return (await lint([folder], 'types')).output;
  };
  expect(await read('export const a: number = 1;\n')).toContain('0 warnings and 0 errors');
  expect(await read('export const a: number = "1";\n')).toContain('TS2322');
  expect(await read('export const a = process.pid;\n')).toContain('TS2591');
  expect(await read('export const a = document.title;\n')).toContain('TS2584');
  expect(await read('export const a = [1][0].toFixed();\n')).toContain('TS2532');
});
