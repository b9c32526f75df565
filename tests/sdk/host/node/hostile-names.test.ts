// File names that somebody else has chosen: whatever they are, a file lands inside the folder and replaces nothing (quality S5).
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createNodeFiles } from '#sdk/host/node/files.ts';
import { safeName } from '#sdk/transfers/rules/safe-name.ts';

let base = '';
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'tangram-names-'));
});
afterEach(() => rmSync(base, { recursive: true, force: true }));

const pieces = [
  ...[
    '..',
    '../',
    '..\\',
    '/',
    '\\',
    'C:',
    '//host/share/',
    '\u0000',
    '\u202e',
    '\u2066',
    '\ufeff',
    '.',
    ' ',
    '\n',
  ],
  ...[
    'CON',
    'nul',
    'COM1',
    'LPT9.txt',
    'aux.',
    '$MFT',
    ':stream',
    '~',
    '%2e%2e%2f',
    '.bashrc',
    '-rf',
    '*?"<>|',
  ],
  ...['Startup', 'x.exe', 'etc/passwd', 'x'.repeat(300), '季度'.repeat(90), 'e\u0301', '👩‍👩‍👧'.repeat(40), ''],
];
const hostileName = fc
  .array(fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: 'binary', maxLength: 8 })), { maxLength: 6 })
  .map((parts) => parts.join(''));
/** Names no Windows takes, whatever stands behind their first dot. */
const device = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(\.|$)/i;

test('five hundred hostile names land inside the folder, each beside the others', async () => {
  const files = createNodeFiles(join(base, 'kept'));
  const names = [...pieces, ...fc.sample(hostileName, { numRuns: 500 - pieces.length, seed: 5 })];
  const places = new Set<string>();
  for (const [index, name] of names.entries()) {
    const writer = await files.writeFrom(`coming/${index}`, 0);
    await writer.write(new TextEncoder().encode(String(index)));
    await writer.close();
    const safe = safeName(name);
    expect([safe, device.test(safe), Buffer.byteLength(safe) <= 255]).toEqual([safe, false, true]);
    const place = await files.move(`coming/${index}`, `FileRecv/${safe}`);
    expect(place.startsWith('FileRecv/')).toBe(true);
    expect(place.slice('FileRecv/'.length)).not.toMatch(/[/\\\u0000-\u001f\u202a-\u202e\u2066-\u2069]/);
    places.add(place);
  }
  expect(places.size).toBe(500);
  expect(readdirSync(join(base, 'kept', 'FileRecv'))).toHaveLength(500);
  expect(readdirSync(base)).toEqual(['kept']);
  for (const place of ['../x', 'a/../../x', `..${sep}x`])
    await expect(files.writeFrom(place, 0)).rejects.toThrow('outside');
});

test('a link that somebody put in the way is not followed', async () => {
  const files = createNodeFiles(join(base, 'kept'));
  mkdirSync(join(base, 'kept', 'FileRecv'), { recursive: true });
  const victim = join(base, 'victim');
  writeFileSync(victim, 'as it was');
  symlinkSync(victim, join(base, 'kept', 'FileRecv', 'report.txt'));
  await expect(files.writeFrom('FileRecv/report.txt', 0)).rejects.toThrow();
  const writer = await files.writeFrom('coming/1', 0);
  await writer.write(new TextEncoder().encode('new'));
  await writer.close();
  expect(await files.move('coming/1', 'FileRecv/report.txt')).not.toBe('FileRecv/report.txt');
  expect(readFileSync(victim, 'utf8')).toBe('as it was');
});
