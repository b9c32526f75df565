// Every page that has golden pictures is taken again and compared with one of them (skipped where letters look different), dialogs are audited by axe, and layers closed.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditedPages, inspectedPages, testedPictures } from '../visual/golden-pictures.ts';
import { difference, goldenLetters, tolerance } from '../visual/golden.ts';
import { openPhotographer, pictureName, type Photographer } from '../visual/photographer.ts';
import { hasBrowser } from './gui/browser-office.ts';

const there = hasBrowser('golden pictures');
const differing = fileURLToPath(new URL('../../dist/photographs/differing', import.meta.url));
let photographer: Photographer;

let areLettersAlike = false;

beforeAll(async () => {
  if (!there) return;
  photographer = await openPhotographer();
  areLettersAlike = photographer.letters === goldenLetters();
  if (!areLettersAlike)
    process.stderr.write('golden pictures: letters look different here (browser or fonts), skipped\n');
});
afterAll(() => photographer?.close());

test
  .skipIf(!there)
  .concurrent.for(testedPictures().map(({ page, view }) => ({ name: pictureName(page, view), page, view })))(
  '$name looks as it did',
  async ({ name, page, view }, { skip }) => {
    skip(!areLettersAlike, 'letters look different here');
    let share = 1;
    const picture = await photographer.take(page, view, (taken) => {
      share = difference(name, taken);
      return share <= tolerance;
    });
    if (share > tolerance) {
      mkdirSync(differing, { recursive: true });
      writeFileSync(join(differing, `${name}.png`), picture);
    }
    expect(share, `${name}: see dist/photographs/differing`).toBeLessThanOrEqual(tolerance);
  },
);

test
  .skipIf(!there)
  .concurrent.for(auditedPages().map(({ page, view }) => ({ name: pictureName(page, view), page, view })))(
  'readers find nothing serious in $name',
  async ({ page, view }) => {
    expect(await photographer.audit(page, view)).toEqual([]);
  },
);

test
  .skipIf(!there)
  .concurrent.for(inspectedPages().map(({ page, view }) => ({ name: pictureName(page, view), page, view })))(
  '$name can be used as it is looked at, and gives the focus back',
  async ({ page, view }) => {
    expect(await photographer.inspect(page, view)).toEqual([]);
  },
);
