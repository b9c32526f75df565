// The files of the built pages: how large the first one is, and that no page starts another.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { execa } from 'execa';
import { beforeAll, expect, test } from 'vitest';
import { emojis } from '#sdk/contract/emojis.ts';
import { emojiFile } from '../../gui/emoji-file.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const dist = join(root, 'dist', 'gui');
const assets = join(dist, 'assets');
let scripts: string[];
let pages: string[];
/** Which files each script needs before it runs. */
let imports: ReadonlyMap<string, readonly string[]>;

beforeAll(async () => {
  await execa('node', ['cli/bin/build.mjs', 'gui'], { cwd: root });
  scripts = readdirSync(assets).filter((file) => file.endsWith('.js'));
  pages = readdirSync(dist).filter((file) => file.endsWith('.html'));
  imports = new Map(scripts.map((file) => [file, importsOf(readFileSync(join(assets, file), 'utf8'))]));
}, 120_000);

function importsOf(script: string): string[] {
  return [...script.matchAll(/(?:from|import)"\.\/([^"]+\.js)"/g)].map(([, file = '']) => file);
}

function named(page: string, pattern: RegExp): string[] {
  return [...readFileSync(join(dist, page), 'utf8').matchAll(pattern)].map(([, file = '']) => file);
}

function size(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + gzipSync(readFileSync(join(assets, file))).length, 0);
}

test('the first page is small: 226.5 kB of script with its language and 60 kB of style; the chats add 57.5 kB, compressed', () => {
  const own = named('index.html', /(?:src|href)="\/assets\/([^"]+\.js)"/g);
  const styles = named('index.html', /href="\/assets\/([^"]+\.css)"/g);
  // One language is fetched by the first script; it is as much a part of the page.
  const languages = scripts.filter((file) => /^first-[^.]+\.js$/u.test(file));
  expect(own.length).toBeGreaterThan(0);
  expect(styles.length).toBeGreaterThan(0);
  // The page's, and those of its worker.
  expect(languages).toHaveLength(4);
  const language = Math.max(...languages.map((file) => size([file])));
  // The sentences of the desktop program, whose screens are chosen and taken, brought the last half of a kilobyte.
  expect(size(own) + language).toBeLessThanOrEqual(226_500);
  const chats = new Set(scripts.filter((file) => file.startsWith('messages-')));
  expect(chats.size).toBe(1);
  for (const file of chats)
    for (const other of imports.get(file) ?? []) if (!own.includes(other)) chats.add(other);
  // Names that are offered where a message is edited brought the last of them.
  expect(size([...chats])).toBeLessThanOrEqual(57_500);
  expect(size(styles)).toBeLessThanOrEqual(60_000);
});

test('what starts a page is needed by nothing else, or a part of one page would start another', () => {
  const starts = pages.flatMap((page) => named(page, /<script type="module"[^>]* src="\/assets\/([^"]+)"/g));
  expect(starts).toHaveLength(pages.length);
  expect(pages.length).toBeGreaterThanOrEqual(4);
  const needed = new Set([...imports.values()].flat());
  expect(needed.size).toBeGreaterThan(10);
  expect(starts.filter((file) => needed.has(file))).toEqual([]);
});

test('no two files need each other before they run', () => {
  const done = new Set<string>();
  const circles: string[][] = [];
  const visit = (file: string, way: readonly string[]): void => {
    if (way.includes(file)) circles.push([...way.slice(way.indexOf(file)), file]);
    if (way.includes(file) || done.has(file)) return;
    for (const next of imports.get(file) ?? []) visit(next, [...way, file]);
    done.add(file);
  };
  for (const file of scripts) visit(file, []);
  expect(circles).toEqual([]);
});

test('every named emoji has its drawing beside the pages, without a script in it', () => {
  for (const { name, emoji } of emojis) {
    const drawing = readFileSync(join(dist, emojiFile(emoji)), 'utf8');
    expect(drawing, name).toMatch(/^<svg [^>]*viewBox="0 0 32 32">.*<\/svg>$/su);
    expect(drawing, name).not.toMatch(/<script|href|on\w+=/u);
  }
});
