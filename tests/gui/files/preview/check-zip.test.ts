// Packed documents are counted as they unpack: bombs, damage and passwords are told before anything opens them.
import { deflateRawSync } from 'node:zlib';
import { utils, write } from '@e965/xlsx';
import { expect, test } from 'vitest';
import { checkZip } from '../../../../gui/files/preview/check-zip.ts';

/** A packed file whose directory claims what it is told to. */
function packed(
  content: Uint8Array,
  claims: { size?: number; flags?: number; method?: number } = {},
): Uint8Array<ArrayBuffer> {
  const body = deflateRawSync(content);
  const name = Buffer.from('word/document.xml');
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04_03_4b_50, 0);
  local.writeUInt16LE(name.length, 26);
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02_01_4b_50, 0);
  entry.writeUInt16LE(claims.flags ?? 0, 8);
  entry.writeUInt16LE(claims.method ?? 8, 10);
  entry.writeUInt32LE(body.length, 20);
  entry.writeUInt32LE(claims.size ?? content.length, 24);
  entry.writeUInt16LE(name.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06_05_4b_50, 0);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(local.length + name.length + body.length, 16);
  return Uint8Array.from(Buffer.concat([local, name, body, entry, name, end]));
}

test('a workbook as a program writes it can be opened', async () => {
  const book = utils.book_new(utils.aoa_to_sheet([['站点', 12]]), '产量');
  const bytes = new Uint8Array(write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer);
  expect(await checkZip(bytes)).toBeUndefined();
  expect(await checkZip(bytes.slice(0, bytes.length - 30))).toBe('damaged');
});

test('a bomb is told by what comes out, whatever its directory says', async () => {
  const bomb = packed(new Uint8Array(70 * 1_048_576), { size: 10 });
  expect(bomb.byteLength).toBeLessThan(200_000);
  expect(await checkZip(bomb)).toBe('unpacksTooLarge');
  // What the page itself would read, and stand still meanwhile, has a bound of its own.
  expect(await checkZip(packed(new Uint8Array(30 * 1_048_576)))).toBe('unpacksTooLarge');
});

test('passwords, unknown methods, addresses outside and broken contents are told', async () => {
  const text = new TextEncoder().encode('<w:document/>');
  expect(await checkZip(packed(text))).toBeUndefined();
  expect(await checkZip(packed(text, { flags: 1 }))).toBe('encrypted');
  expect(await checkZip(packed(text, { method: 99 }))).toBe('damaged');
  const outside = packed(text);
  new DataView(outside.buffer).setUint32(outside.length - 22 - 63 + 42, 0xff_ff_ff, true);
  expect(await checkZip(outside)).toBe('damaged');
  const broken = packed(text);
  broken.fill(0xff, 47, 52);
  expect(await checkZip(broken)).toBe('damaged');
  expect(await checkZip(Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0))).toBe(
    'encrypted',
  );
  expect(await checkZip(new Uint8Array(0))).toBe('damaged');
});
