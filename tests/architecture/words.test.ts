// The project speaks of itself alone: no places of one machine and no registries in what is kept in git.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from './sources.ts';

const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
});
const binary = /\.(png|jpe?g|gif|ico|icns|woff2?|wasm|sqlite|zip|webp|mp3|wav)$/;
const files = listed.split('\0').filter((path) => path !== '' && path !== 'LICENSE' && !binary.test(path));

// Written in pieces, so that this file does not find itself.
const words: readonly RegExp[] = [
  new RegExp(`(^|[\\s"'\`(=:])/(${['work', 'farm', 'root'].join('|')})/`, 'm'),
  new RegExp(`/${'home'}/[a-z]+/`),
  new RegExp(
    [
      'registry',
      String.raw`\.npmjs\.org|registry`,
      String.raw`\.yarnpkg\.com|npm`,
      String.raw`mirror\.com`,
    ].join(''),
  ),
  new RegExp(`verdac${'cio'}|artifac${'tory'}`, 'i'),
];

test('reads what git keeps', () => expect(files.length).toBeGreaterThan(30));

/** Each word that must not be in a text, with its line. */
const foundIn = (path: string, text: string): string[] =>
  words.flatMap((word) => {
    const at = word.exec(text);
    return at === null ? [] : [`${path}:${text.slice(0, at.index).split('\n').length}: ${at[0].trim()}`];
  });

test('no machine path and no registry host', () => {
  expect(files.flatMap((path) => foundIn(path, readFileSync(root + path, 'utf8')))).toEqual([]);
});

test('each of these words would be found', () => {
  const text = [
    'made in /wo|rk/main',
    'in /ho|me/somebody/',
    'from registry.npm|js.org',
    'a verdac|cio',
  ].join('\n');
  expect(foundIn('x.md', text.replaceAll('|', ''))).toEqual([
    `x.md:1: ${['', 'wo'].join('/')}rk/`,
    `x.md:2: ${['', 'ho'].join('/')}me/somebody/`,
    `x.md:3: ${['registry.npm', 'js.org'].join('')}`,
    `x.md:4: ${['verdac', 'cio'].join('')}`,
  ]);
});
