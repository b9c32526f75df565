// What the first bytes of a file say, and which files may become a person's picture.
import { encode } from 'jpeg-js';
import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { pictureHead, pictureProblem } from '#sdk/account/rules/picture.ts';

const png = (width: number, height: number) => new Uint8Array(PNG.sync.write(new PNG({ width, height })));
const jpeg = (width: number, height: number) =>
  new Uint8Array(encode({ width, height, data: Buffer.alloc(width * height * 4, 99) }, 80).data);

/** A PNG whose head claims a size that its few bytes never fill. */
function claiming(width: number, height: number): Uint8Array<ArrayBuffer> {
  const bytes = png(1, 1);
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return bytes;
}

test('kind and size are read without unpacking', () => {
  expect(pictureHead(png(30, 20))).toEqual({ type: 'image/png', width: 30, height: 20 });
  expect(pictureHead(jpeg(24, 40))).toEqual({ type: 'image/jpeg', width: 24, height: 40 });
  expect(pictureHead(claiming(65_535, 1))).toEqual({ type: 'image/png', width: 65_535, height: 1 });
});

test.each([
  ['a small PNG', png(512, 512), undefined],
  ['a JPEG at the limit', jpeg(1024, 1024), undefined],
  ['one pixel too wide', png(1025, 8), 'pictureTooLarge'],
  ['one pixel too high', jpeg(8, 1025), 'pictureTooLarge'],
  ['a claim of four billion pixels', claiming(65_535, 65_535), 'pictureTooLarge'],
  ['a picture of no size', claiming(0, 5), 'pictureDamaged'],
  ['too many bytes', new Uint8Array([...png(2, 2), ...new Uint8Array(1_048_577)]), 'pictureTooLarge'],
  ['the first half of a head', png(9, 9).slice(0, 20), 'pictureDamaged'],
  ['a JPEG that stops', jpeg(9, 9).slice(0, 30), 'pictureDamaged'],
  ['a drawing', new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'pictureType'],
  ['a GIF', new TextEncoder().encode('GIF89a'), 'pictureType'],
  ['nothing', new Uint8Array(), 'pictureType'],
] as const)('%s', (_, bytes, problem) => expect(pictureProblem(bytes)).toBe(problem));

test('a head of segments without length ends', () =>
  expect(
    pictureProblem(
      Uint8Array.from([0xff, 0xd8, ...Array.from({ length: 90 }, (_, at) => (at % 4 === 0 ? 0xff : 0))]),
    ),
  ).toBe('pictureDamaged'));
