// How the program is packed: every variant with its name and mark, three systems, and only what is needed inside.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { pickVariant, variantNames } from '#variants/index.ts';
import { packingConfiguration } from '../../../gui/desktop/packaging/configuration.ts';
import { iconPicture } from '../../../gui/desktop/packaging/icon.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const places = { root, electronFolder: '/electron', electronVersion: '45.4.1', resources: '/icons' };
const markOf = (name: (typeof variantNames)[number]): string =>
  readFileSync(`${root}variants/${pickVariant(name).brand.logo}`, 'utf8');

test('three systems, and the name, address and files of each variant are its own', () => {
  const all = variantNames.map((name) => packingConfiguration(pickVariant(name), places));
  for (const one of all) {
    expect(one.linux?.target).toEqual(['AppImage', 'deb']);
    expect([one.win?.target, one.mac?.target]).toEqual([['nsis'], ['dmg']]);
    expect(one.electronDist).toBe('/electron');
    expect(one.appId).toMatch(/^[a-z.-]+$/);
    expect(one.protocols).toEqual([{ name: one.productName, schemes: ['tangram'] }]);
  }
  for (const pick of ['appId', 'productName', 'artifactName'] as const)
    expect(new Set(all.map((one) => one[pick])).size).toBe(variantNames.length);
});

test('of the packages only the store’s engine is packed, outside of the archive where it is native', () => {
  const { files, asar, asarUnpack, npmRebuild, publish } = packingConfiguration(
    pickVariant('default'),
    places,
  );
  expect(files).toContain('!node_modules/**/*');
  expect(JSON.stringify(files).match(/node_modules\/[a-z]/g)).toHaveLength(1);
  expect([asar, asarUnpack, npmRebuild, publish]).toEqual([true, ['**/*.node'], false, null]);
});

test.each(variantNames)('the mark of %s is drawn with all its colours, seams and corners open', (name) => {
  const svg = markOf(name);
  const { data, width } = PNG.sync.read(iconPicture(svg, 80));
  const pixel = (x: number, y: number): string =>
    [...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)].join();
  expect(width).toBe(80);
  expect([pixel(0, 0), pixel(79, 0), pixel(0, 79), pixel(79, 79), pixel(40, 40)]).toEqual(
    Array(5).fill('0,0,0,0'),
  );
  const shown = new Set<string>();
  for (let y = 0; y < 80; y += 1) for (let x = 0; x < 80; x += 1) shown.add(pixel(x, y));
  for (const [, colour = ''] of svg.matchAll(/<polygon [^>]*fill="#([0-9a-f]{6})"/g))
    expect(shown).toContain(
      `${[0, 2, 4].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)).join()},255`,
    );
});

test('a mark of another form is refused, not drawn wrong', () => {
  expect(() => iconPicture('<svg viewBox="0 0 40 40"><circle r="3"/></svg>', 16)).toThrow(TypeError);
  expect(() => iconPicture(markOf('default').replace('<polygon', '<path'), 16)).toThrow(TypeError);
});
