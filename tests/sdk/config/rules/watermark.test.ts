// The watermark: where there is one, what it says, and how large its tile is.
import { expect, test } from 'vitest';
import { watermark } from '#sdk/config/rules/watermark.ts';
import { variants } from '#variants/index.ts';

const person = { name: '沈知行' };
const of = (constants: object) =>
  watermark(constants as Readonly<Record<string, unknown>>, person, '2026年11月24日');

test('a tile of 220 × 140 with name and date, in every variant but the one that does without', () => {
  const usual = { lines: ['沈知行', '2026年11月24日'], width: 220, height: 140 };
  for (const [name, { constants }] of Object.entries(variants))
    expect(of(constants), name).toEqual(name === 'smartcity' ? undefined : usual);
});

test('what the configuration says holds, and what it does not say is the product’s', () => {
  expect(of({})).toMatchObject({ width: 220, height: 140 });
  expect(of({ watermarkAllow: 'no', watermarkTileWidthPx: '7' })).toMatchObject({ width: 220 });
  expect(of({ watermarkAllow: true, watermarkTileWidthPx: 300, watermarkTileHeightPx: 90 })).toMatchObject({
    width: 300,
    height: 90,
  });
  expect(of({ watermarkAllow: false })).toBeUndefined();
});
