// Every class of attack has its tests or its reason, and what the table says of the whole house is so.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { attackPage } from './attack-page.ts';
import { productFiles, root, type SourceFile } from './sources.ts';
import { attackClasses } from './spec/attack-classes.ts';
import { hasTest } from './test-titles.ts';

const found = (files: readonly SourceFile[], pattern: RegExp): string[] =>
  files.filter(({ text }) => pattern.test(text)).map(({ path }) => path);
const pages = productFiles.filter(({ path }) => path.startsWith('gui/'));
const office = productFiles.filter(({ path }) => path.startsWith('fixtures/office/'));

test('every class stands in the table, with tests that exist or a reason', () => {
  expect(Object.keys(attackClasses)).toEqual(Array.from({ length: 20 }, (_, index) => `S${index + 1}`));
  const missing = Object.entries(attackClasses).flatMap(([id, { proofs, without = '' }]) => [
    ...(proofs.length === 0 && without.length < 8 ? [`${id} has neither`] : []),
    ...proofs
      .filter((proof) => !hasTest(...proof))
      .map(([file, title]) => `${id}: ${file} has no «${title}»`),
  ]);
  expect(missing).toEqual([]);
});

test('the page is what the generator writes', () => {
  const page = readFileSync(`${root}tests/architecture/attack-classes.md`, 'utf8');
  expect(page === attackPage(), 'npm run generate').toBe(true);
});

test('no page is written past React', () => {
  expect(pages.length).toBeGreaterThan(100);
  const past =
    /dangerouslySetInnerHTML|\.(inner|outer)HTML\b|insertAdjacentHTML|document\.write|\beval\(|new Function\(/;
  expect(found(pages, past)).toEqual([]);
  expect(found([{ path: 'x', text: 'box.innerHTML = text' }], past)).toEqual(['x']);
});

test('the office asks nobody for anything', () => {
  expect(office.length).toBeGreaterThan(50);
  const asks =
    /\bfetch\(|\b(http|https|net|tls)\.(request|get|connect|createConnection)\(|new WebSocket\(|from 'undici'/;
  // But the media server, at the one address its administrator has written into its environment.
  expect(found(office, asks)).toEqual(['fixtures/office/meeting/media-session.ts']);
  expect(found([{ path: 'x', text: 'await fetch(address)' }], asks)).toEqual(['x']);
});
