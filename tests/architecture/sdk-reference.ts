// Makes the reference of the SDK's package out of its sources: what every entry exports, with its docstring and its shape.
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { parseSync } from 'oxc-parser';
import { entries } from '#cli/bin/packing/sdk-parts.ts';
import { root } from './sources.ts';

/** Something an entry exports: how it is called, what is said of it, and its text without bodies. */
type Exported = { name: string; words: string; shape: string };
type Node = { type: string; start: number; end: number } & Record<string, unknown>;

/** Remembers what was worked out for a file. */
function perFile<T>(work: (path: string) => T): (path: string) => T {
  const known = new Map<string, { value: T }>();
  return (path) => {
    const found = known.get(path) ?? { value: work(path) };
    known.set(path, found);
    return found.value;
  };
}

const texts = new Map<string, { text: string; body: readonly Node[] }>();

function moduleAt(path: string): { text: string; body: readonly Node[] } {
  const known = texts.get(path);
  if (known !== undefined) return known;
  const text = readFileSync(root + path, 'utf8');
  const parsed = { text, body: parseSync(path, text).program.body as unknown as readonly Node[] };
  texts.set(path, parsed);
  return parsed;
}

const resolved = (from: string, written: string): string | undefined =>
  written.startsWith('#')
    ? written.slice(1)
    : written.startsWith('.')
      ? posix.join(posix.dirname(from), written)
      : undefined;
const nameOf = (node: unknown): string => (node as { name?: string } | null | undefined)?.name ?? '';

/** The docstring that ends right before a place, as plain lines. */
function wordsBefore(text: string, start: number): string {
  const found = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*$/.exec(text.slice(Math.max(0, start - 2_000), start));
  return (found?.[1] ?? '')
    .split('\n')
    .map((line) => line.replace(/^\s*\*? ?/, '').trimEnd())
    .join(' ')
    .replace(/\{@link ([\w.]+)\}/g, '`$1`')
    .trim();
}

/** A declaration as somebody reads it who does not look inside: functions end where their body begins. */
function shapeOf(text: string, declared: Node): string {
  const body = declared['body'] as Node | undefined;
  const isFunction = declared.type === 'FunctionDeclaration' && body !== undefined;
  if (isFunction) return `${text.slice(declared.start, body.start).trim()};`;
  if (declared.type === 'ClassDeclaration') {
    const members = ((body?.['body'] ?? []) as Node[]).map((member) => {
      const inner = (member['value'] as Node | undefined)?.['body'] as Node | undefined;
      return `  ${text
        .slice(member.start, inner?.start ?? member.end)
        .trim()
        .replace(/;?$/, ';')}`;
    });
    return [`${text.slice(declared.start, body?.start).trim()} {`, ...members, '}'].join('\n');
  }
  return text.slice(declared.start, declared.end).trim();
}

/** Declarations of a file by their names, each with what stands before it. */
const declaredIn = perFile((path: string): Map<string, Exported> => {
  const { text, body } = moduleAt(path);
  const all = new Map<string, Exported>();
  for (const node of body) {
    const inner = (node['declaration'] ?? node) as Node;
    const isConstant = inner.type === 'VariableDeclaration';
    const [first] = isConstant ? (inner['declarations'] as Node[]) : [];
    const name = nameOf((first ?? inner)['id']);
    if (name === '') continue;
    all.set(name, { name, words: wordsBefore(text, node.start), shape: shapeOf(text, inner) });
  }
  return all;
});

/** One name of a file, wherever it comes from. */
function exportedAs(path: string, name: string): Exported | undefined {
  const own = declaredIn(path).get(name);
  if (own !== undefined) return own;
  for (const [exported, from, local] of reexportsOf(path))
    if (exported === name) return exportedAs(from, local);
  return undefined;
}

/** What a file hands on: the name, the file it comes from, and the name there. */
const reexportsOf = perFile((path: string): [string, string, string][] =>
  moduleAt(path).body.flatMap((node): [string, string, string][] => {
    const from = resolved(path, nameless(node['source']));
    if (from === undefined) return [];
    if (node.type === 'ExportAllDeclaration') return exportsOf(from).map(({ name }) => [name, from, name]);
    if (node.type !== 'ExportNamedDeclaration') return [];
    return ((node['specifiers'] ?? []) as Node[]).map((one) => [
      nameOf(one['exported']),
      from,
      nameOf(one['local']),
    ]);
  }),
);
const nameless = (source: unknown): string => (source as { value?: string } | null)?.value ?? '';

/** Everything a file exports, by name. */
const exportsOf: (path: string) => Exported[] = perFile((path: string): Exported[] => {
  const own = moduleAt(path).body.flatMap((node) => {
    if (node.type !== 'ExportNamedDeclaration' || node['declaration'] == null) return [];
    const inner = node['declaration'] as Node;
    const [first] = inner.type === 'VariableDeclaration' ? (inner['declarations'] as Node[]) : [];
    return [nameOf((first ?? inner)['id'])];
  });
  const handed = reexportsOf(path).map(([name]) => name);
  return [...new Set([...own, ...handed])]
    .toSorted((one, other) => (one < other ? -1 : 1))
    .flatMap((name) => exportedAs(path, name) ?? []);
});

/** What each entry exports, by its path in the package. */
export function reference(): { path: string; exported: readonly Exported[] }[] {
  return entries.map(({ path, source }) => ({ path: `tangram/${path}`, exported: exportsOf(source) }));
}

/** The page. */
export function referencePage(): string {
  const sections = reference().map(({ path, exported }) =>
    [
      `## ${path}`,
      ...exported.map(({ name, words, shape }) =>
        [`### ${name}`, ...(words === '' ? [] : [words]), `\`\`\`ts\n${shape}\n\`\`\``].join('\n\n'),
      ),
    ].join('\n\n'),
  );
  const head =
    '# What the package exports\n\nMade by `npm run generate` out of the docstrings; `README.md` of the package says how to begin.';
  return `${[head, ...sections].join('\n\n')}\n`;
}
