// Tests of pictures in a terminal: hostile bytes are none, colours survive, and each way's sequences can be read back.
import fc from 'fast-check';
import jpeg from 'jpeg-js';
import { PNG } from 'pngjs';
import { describe, expect, test, vi } from 'vitest';
import { halfBlocks } from '#cli/tui/pictures/half-blocks.ts';
import { PictureLayer } from '#cli/tui/pictures/picture-layer.ts';
import {
  iterm2Picture,
  kittyDeletion,
  kittyPicture,
  sixelPicture,
} from '#cli/tui/pictures/picture-sequence.ts';
import { pictureWayOf } from '#cli/tui/pictures/picture-way.ts';
import { readPicture } from '#cli/tui/pictures/read-picture.ts';
import { scaled, type Picture } from '#cli/tui/pictures/scale.ts';

/** Left half red, right half blue. */
function halves(width = 8, height = 4): Picture {
  const rgba = new Uint8Array(width * height * 4);
  for (let at = 0; at < width * height; at += 1)
    rgba.set(at % width < width / 2 ? [255, 0, 0, 255] : [0, 0, 255, 255], at * 4);
  return { width, height, rgba };
}
function pngBytes({ width, height, rgba }: Picture): Uint8Array {
  const png = new PNG({ width, height });
  png.data = Buffer.from(rgba);
  return PNG.sync.write(png);
}
const placement = { columns: 4, rows: 2, cell: { width: 3, height: 6 } };

describe('readPicture', () => {
  test('reads PNG and JPEG', () => {
    const picture = halves();
    expect(readPicture(pngBytes(picture))).toMatchObject({ width: 8, height: 4 });
    const { data } = jpeg.encode({ width: 8, height: 4, data: Buffer.from(picture.rgba) }, 90);
    expect(readPicture(data)).toMatchObject({ width: 8, height: 4 });
  });

  test('whatever else it is given is no picture, and never an error', () => {
    const png = pngBytes(halves());
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 64 }), fc.nat(png.length), (bytes, cut) => {
        expect(readPicture(bytes)).toBeUndefined();
        const broken = Buffer.concat([png.slice(0, cut), bytes]);
        const read = readPicture(broken);
        if (read !== undefined) expect(read.rgba).toHaveLength(read.width * read.height * 4);
      }),
    );
  });

  test('a small file that claims to be enormous is not unpacked', () => {
    const png = Buffer.from(pngBytes(halves()));
    png.writeUInt32BE(60_000, 16);
    png.writeUInt32BE(60_000, 20);
    expect(readPicture(png)).toBeUndefined();
  });
});

describe('scaled', () => {
  test('takes the mean, and lets the ground be seen through holes', () => {
    const one = scaled(halves(), 1, 1, [0, 0, 0]);
    expect([...one.rgba]).toEqual([128, 0, 128, 255]);
    const clear = scaled({ width: 1, height: 1, rgba: new Uint8Array(4) }, 2, 2, [10, 20, 30]);
    expect([...clear.rgba.slice(0, 4)]).toEqual([10, 20, 30, 255]);
  });

  test('never leaves the colours of the picture', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 30 }), (width, height) => {
        const { rgba } = scaled(halves(), width, height, [0, 0, 0]);
        for (let at = 0; at < rgba.length; at += 4)
          expect((rgba[at] ?? 0) + (rgba[at + 2] ?? 0)).toBeCloseTo(255, -1);
      }),
    );
  });
});

test('half blocks fill their cells with the two colours of each', () => {
  const lines = halfBlocks(halves(), 4, 2);
  expect(lines).toHaveLength(2);
  for (const runs of lines)
    expect(runs).toEqual([
      { text: '▀▀', upper: '#ff0000', lower: '#ff0000' },
      { text: '▀▀', upper: '#0000ff', lower: '#0000ff' },
    ]);
});

test('kitty gets a PNG in pieces that are not too long', () => {
  let state = 7;
  const rgba = Uint8Array.from({ length: 64 * 64 * 4 }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 24;
  });
  const noise: Picture = { width: 64, height: 64, rgba };
  const sequence = kittyPicture(noise, { columns: 8, rows: 4, cell: { width: 10, height: 20 } }, 3);
  const pieces = [...sequence.matchAll(/\u001b_G([^;]*);([^\u001b]*)\u001b\\/g)];
  expect(pieces.length).toBeGreaterThan(1);
  expect(pieces[0]?.[1]).toContain('a=T,f=100,i=3');
  for (const [, , data = ''] of pieces) expect(data.length).toBeLessThanOrEqual(4_096);
  expect(pieces.map(([, head = '']) => /m=(\d)/.exec(head)?.[1]).join('')).toMatch(/^1+0$/);
  const png = PNG.sync.read(Buffer.from(pieces.map(([, , data = '']) => data).join(''), 'base64'));
  expect([png.width, png.height]).toEqual([80, 80]);
  expect(kittyDeletion(3)).toContain('a=d,d=I,i=3');
});

test('iTerm2 gets a PNG of the size of its cells', () => {
  const [, size = '', data = ''] = /size=(\d+):(.*)\u0007$/.exec(iterm2Picture(halves(), placement)) ?? [];
  const bytes = Buffer.from(data, 'base64');
  expect(bytes).toHaveLength(Number(size));
  expect(PNG.sync.read(bytes).width).toBe(12);
});

/** A reader of sixel of its own: the register of every pixel. */
function readSixel(sequence: string, width: number, height: number): (number | undefined)[] {
  const pixels = Array.from<number | undefined>({ length: width * height });
  const body = sequence.replace(/^\u001bP[^q]*q"[\d;]+/, '').replace(/\u001b\\$/, '');
  let [x, top, register] = [0, 0, 0];
  for (const [token] of body.matchAll(/#\d+(;\d+)*|!\d+.|[$-]|./gs)) {
    if (token.startsWith('#')) {
      if (!token.includes(';')) register = Number(token.slice(1));
    } else if (token === '$') x = 0;
    else if (token === '-') [x, top] = [0, top + 6];
    else {
      const count = token.startsWith('!') ? Number.parseInt(token.slice(1), 10) : 1;
      const bits = token.charCodeAt(token.length - 1) - 63;
      for (let step = 0; step < count; step += 1, x += 1)
        for (let row = 0; row < 6; row += 1)
          if ((bits >> row) & 1 && top + row < height) pixels[(top + row) * width + x] = register;
    }
  }
  return pixels;
}

test('sixel draws every pixel once, in its colour', () => {
  const sequence = sixelPicture(halves(), placement);
  expect(sequence).toContain('#180;2;100;0;0');
  expect(sequence).toContain('#5;2;0;0;100');
  const pixels = readSixel(sequence, 12, 12);
  expect(pixels).toEqual(Array.from({ length: 144 }, (_, at) => (at % 12 < 6 ? 180 : 5)));
});

test.each([
  ['auto', { TERM: 'xterm-kitty' }, 24, 'kitty'],
  ['auto', { TERM_PROGRAM: 'WezTerm' }, 24, 'iterm2'],
  ['auto', { TERM: 'foot' }, 24, 'sixel'],
  ['auto', { TERM: 'xterm-256color' }, 8, 'blocks'],
  ['auto', { TERM: 'xterm-kitty', TMUX: 'x' }, 24, 'blocks'],
  ['blocks', { TERM: 'xterm-kitty' }, 24, 'blocks'],
  ['auto', { TERM: 'xterm' }, 4, 'name'],
  ['off', { TERM: 'xterm-kitty' }, 24, 'name'],
] as const)('%s in %o with %i bits is %s', (setting, environment, depth, way) =>
  expect(pictureWayOf(setting, environment, depth)).toBe(way),
);

describe('PictureLayer', () => {
  const area = { x: 2, y: 1, columns: 3, rows: 2, sequence: 'PICTURE' };

  test('draws aside of the cursor, and wipes its cells or deletes its number', () => {
    const sent: string[] = [];
    const layer = new PictureLayer((sequence) => sent.push(sequence));
    layer.show({ ...area, isInCells: true })();
    layer.show({ ...area, isInCells: false, deletion: 'GONE' })();
    expect(sent).toEqual([
      '\u001b7\u001b[2;3HPICTURE\u001b8',
      '\u001b7\u001b[0m\u001b[2;3H   \u001b[3;3H   \u001b8',
      '\u001b7\u001b[2;3HPICTURE\u001b8',
      '\u001b7GONE\u001b8',
    ]);
  });

  test('draws again what frames wipe out, once for many', () => {
    vi.useFakeTimers();
    const sent: string[] = [];
    const layer = new PictureLayer((sequence) => sent.push(sequence));
    const undo = layer.show({ ...area, isInCells: true });
    for (let frame = 0; frame < 10; frame += 1) layer.frameDrawn();
    vi.runAllTimers();
    expect(sent).toHaveLength(2);
    undo();
    layer.frameDrawn();
    vi.runAllTimers();
    expect(sent).toHaveLength(3);
    vi.useRealTimers();
  });
});
