// Every import of a file, static, dynamic, re-exported or in a type, resolved to a path of the project or a package.
import { posix } from 'node:path';
import { parseSync } from 'oxc-parser';
import type { SourceFile } from './sources.ts';

/** One import: as written, and where it leads. `target` is a project path or, for a package, its name. */
export type FoundImport = {
  from: string;
  written: string;
  kind: 'project' | 'package' | 'node' | 'computed';
  target: string;
  line: number;
  /** It is loaded when it is first needed, or runs in a thread of its own. */
  lazy: boolean;
};

/** The package's name of `@scope/name/part` or `name/part`. */
export function packageName(specifier: string): string {
  const parts = specifier.split('/');
  return specifier.startsWith('@') ? parts.slice(0, 2).join('/') : (parts[0] ?? specifier);
}

function resolve(file: SourceFile, written: string): Pick<FoundImport, 'kind' | 'target'> {
  const bare = written.replace(/\?.*$/, '');
  if (bare.startsWith('.')) {
    return { kind: 'project', target: posix.join(posix.dirname(file.path), bare) };
  }
  if (bare.startsWith('#')) return { kind: 'project', target: bare.slice(1) };
  if (bare.startsWith('node:')) return { kind: 'node', target: bare };
  return { kind: 'package', target: packageName(bare) };
}

const literal = /^(['"`])(.*)\1$/s;

/** All imports of a file. A dynamic import of something computed is an error: nothing could check it. */
export function importsOf(file: SourceFile): FoundImport[] {
  const parsed = parseSync(file.path, file.text);
  const error = parsed.errors[0];
  if (error !== undefined) throw new Error(`${file.path} does not parse: ${error.message}`);
  const written: { value: string; at: number; lazy: boolean }[] = [];
  for (const found of parsed.module.staticImports) {
    written.push({ value: found.moduleRequest.value, at: found.start, lazy: false });
  }
  for (const found of parsed.module.staticExports) {
    for (const entry of found.entries) {
      if (entry.moduleRequest)
        written.push({ value: entry.moduleRequest.value, at: found.start, lazy: false });
    }
  }
  for (const found of parsed.module.dynamicImports) {
    const text = file.text.slice(found.moduleRequest.start, found.moduleRequest.end);
    const value = literal.exec(text)?.[2];
    written.push({ value: value ?? `computed:${text}`, at: found.start, lazy: true });
  }
  // Types by import('…') and URLs of workers are not in the parser's module record.
  for (const found of file.text.matchAll(
    /\bimport\(\s*(['"])([^'"]+)\1\s*\)\s*[.[]|new URL\(\s*(['"])(\.[^'"]+\.[cm]?[jt]sx?)\3\s*,\s*import\.meta\.url/g,
  )) {
    const value = found[2] ?? found[4];
    if (value !== undefined) written.push({ value, at: found.index, lazy: found[4] !== undefined });
  }
  const seen = new Set<string>();
  return written
    .filter(({ value }) => !seen.has(value) && seen.add(value))
    .map(({ value, at, lazy }) => ({
      from: file.path,
      written: value,
      lazy,
      line: file.text.slice(0, at).split('\n').length,
      ...(value.startsWith('computed:')
        ? { kind: 'computed' as const, target: value }
        : resolve(file, value)),
    }));
}
