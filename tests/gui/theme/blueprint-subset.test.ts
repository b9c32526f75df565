// Checks that the style subset keeps what we draw with, drops the rest and stays small.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { blueprintSubset, subsetBlueprint } from '../../../gui/theme/blueprint-subset.ts';

const sheet = readFileSync(
  new URL('../../../node_modules/@blueprintjs/core/lib/css/blueprint.css', import.meta.url),
  'utf8',
);

it('keeps our pieces, drops others, dark variants and bare elements', () => {
  const css = subsetBlueprint(
    'a{x:1}.bp6-button,.bp6-tree{x:2}.bp6-dark .bp6-button{x:3}@media print{.bp6-overlay{x:4}.bp6-tree{x:5}}',
  );
  expect(css).toBe('.bp6-button{x:2}\n@media print{.bp6-overlay{x:4}\n}\n');
});

it('cuts the real sheet to under a third, with overlays and tooltips inside', () => {
  const css = subsetBlueprint(sheet);
  for (const needed of [
    '.bp6-overlay-backdrop',
    '.bp6-popover',
    '.bp6-tooltip',
    '.bp6-dialog',
    '.bp6-spinner',
  ]) {
    expect(css).toContain(needed);
  }
  expect(css).not.toMatch(/\.bp6-(?:dark|tree|navbar|slider)/u);
  expect(css).not.toContain('url(');
  expect(gzipSync(css).length).toBeLessThan(gzipSync(sheet).length / 3);
});

it('touches Blueprint only, and puts it in its layer', () => {
  const { transform } = blueprintSubset();
  expect(transform('.a{}', '/gui/parts/Icon.css')).toBeNull();
  expect(transform('.bp6-menu{}', '/node_modules/@blueprintjs/core/lib/css/blueprint.css')?.code).toBe(
    '@layer blueprint{}',
  );
});
