// Makes the declarations of the package: what the compiler says of the entries, and of that only what they reach.
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { entries } from './sdk-parts.ts';

/** Every way a declaration names another file. */
const named = /(from |import\(|import )(['"])([^'"]+)\2/g;

/** A file of the project that a declaration names, or undefined for a package's. */
function projectFile(from: string, name: string): string | undefined {
  if (name.startsWith('#')) return name.slice(1);
  return name.startsWith('.') ? join(dirname(from), name) : undefined;
}

const declarationOf = (source: string): string => source.replace(/\.ts$/, '.d.ts');

/** Names other files as a package of built files does: by a relative path that ends with `.js`. */
function withPackagePaths(text: string, source: string): string {
  return text.replace(named, (whole, before: string, quote: string, name: string) => {
    const target = projectFile(source, name);
    if (target === undefined) return whole;
    const path = relative(dirname(source), target).replaceAll('\\', '/').replace(/\.ts$/, '.js');
    return `${before}${quote}${path.startsWith('.') ? path : `./${path}`}${quote}`;
  });
}

/** Runs the compiler over the entries; what it says is read by {@link writeDeclarations}, which knows what matters. */
function compile(root: string, folder: string): Promise<string> {
  const config = {
    extends: join(root, 'tsconfig.json'),
    compilerOptions: {
      declaration: true,
      emitDeclarationOnly: true,
      noEmit: false,
      // The sources are checked where they are written; here they are only described.
      noCheck: true,
      rootDir: root,
      outDir: join(folder, 'out'),
      types: ['node'],
      typeRoots: [join(root, 'node_modules', '@types')],
      lib: ['es2024', 'esnext.disposable', 'dom', 'dom.iterable'],
      paths: {},
    },
    include: [],
    files: entries.map(({ source }) => join(root, source)),
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const compiler = join(
    dirname(createRequire(import.meta.url).resolve('typescript/package.json')),
    'bin',
    'tsc',
  );
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [compiler, '-p', folder, '--pretty', 'false'],
      { cwd: root, maxBuffer: 64 * 1_048_576 },
      // It ends with an error also where a file that nobody reaches cannot be described.
      (error, said) => (error !== null && typeof error.code !== 'number' ? reject(error) : resolve(said)),
    );
  });
}

/**
 * Writes the declarations of every entry and of what they name, at the paths of their sources.
 * @returns how many files there are
 * @throws Error where the compiler could not describe one of them
 */
export async function writeDeclarations(root: string, to: string): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'tangram-types-'));
  try {
    const said = await compile(root, folder);
    const reached = new Set<string>();
    const waiting = entries.map(({ source }) => source);
    for (let source = waiting.pop(); source !== undefined; source = waiting.pop()) {
      if (reached.has(source)) continue;
      reached.add(source);
      const made = join(folder, 'out', declarationOf(source));
      if (!existsSync(made)) throw new Error(`the compiler described no ${source}\n${said}`);
      const text = readFileSync(made, 'utf8');
      for (const [, , , name = ''] of text.matchAll(named)) {
        const target = projectFile(source, name);
        if (target !== undefined) waiting.push(target);
      }
      const file = join(to, declarationOf(source));
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, withPackagePaths(text, source));
    }
    const faults = said.split('\n').filter((line) => reached.has(line.split('(')[0] ?? ''));
    if (faults.length > 0) throw new Error(faults.join('\n'));
    for (const { source } of entries) {
      const file = join(to, declarationOf(source));
      writeFileSync(file, `/// <reference types="node" />\n${readFileSync(file, 'utf8')}`);
    }
    return reached.size;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
