// Sides of pictures from their first bytes.
import fc from 'fast-check';
import { PNG } from 'pngjs';
import { encode } from 'jpeg-js';
import { expect, test } from 'vitest';
import { pictureSides } from '#sdk/transfers/rules/picture-size.ts';

const picture = { width: 37, height: 21, data: Buffer.alloc(37 * 21 * 4) };
const bytes = (...values: (string | number[])[]): Uint8Array =>
  Uint8Array.from(
    values.flatMap((value) => (typeof value === 'string' ? [...Buffer.from(value, 'latin1')] : value)),
  );

test('PNG and JPEG', () => {
  const png = PNG.sync.write(Object.assign(new PNG({ width: 37, height: 21 }), { data: picture.data }));
  expect(pictureSides(png)).toEqual({ width: 37, height: 21 });
  expect(pictureSides(encode(picture).data)).toEqual({ width: 37, height: 21 });
});

test('a JPEG that lies on its side is told as it is shown', () => {
  const jpeg = encode(picture).data;
  const exif = bytes('Exif\0\0', 'MM\0\x2a', [0, 0, 0, 8], [0, 1], [1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0]);
  const segment = bytes([0xff, 0xe1, 0, exif.length + 2], [...exif]);
  const turned = Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)]);
  expect(pictureSides(turned)).toEqual({ width: 21, height: 37 });
});

test('GIF and WebP', () => {
  expect(pictureSides(bytes('GIF89a', [37, 0, 21, 0, 0, 0, 0]))).toEqual({ width: 37, height: 21 });
  const extended = bytes(
    'RIFF',
    [0, 0, 0, 0],
    'WEBPVP8X',
    [10, 0, 0, 0, 0, 0, 0, 0],
    [36, 0, 0, 20, 0, 0, 0],
  );
  expect(pictureSides(extended)).toEqual({ width: 37, height: 21 });
});

test('nothing hostile breaks it', () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ maxLength: 200 }),
      fc.constantFrom('', '\xff\xd8', 'RIFF0000WEBP'),
      (rest, start) => {
        const sides = pictureSides(bytes(start, [...rest]));
        expect(sides === undefined || Number.isInteger(sides.width)).toBe(true);
      },
    ),
  );
});
