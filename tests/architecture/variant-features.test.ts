// Feature switches of a variant are read in three places only: routes, navigation and actions.
import { expect, test } from 'vitest';
import { productFiles, type SourceFile } from './sources.ts';
import { dottedName, placeOf, walk } from './syntax.ts';

/** The six switches (spec §1). */
const switches = [
  'showAppCenter',
  'showAiWriter',
  'showFlowApproval',
  'showAiChat',
  'showMeeting',
  'showLanguage',
];

/**
 * Where reading one is right; the variants define them, the settings show the language only where it is on, and the
 * embedded office tells its sign-in page.
 */
const places = [
  /^variants\//,
  /\/actions\//,
  /navigation/,
  /\broutes?\b/,
  /\/capabilities/,
  /^sdk\/settings\//,
  /^fixtures\/variant-office\.ts$/,
];

function reads(file: SourceFile): string[] {
  // What names neither a switch nor the features reads none, and need not be taken apart.
  if (!/features/iu.test(file.text) && !switches.some((name) => file.text.includes(name))) return [];
  const found: string[] = [];
  walk(file, (node) => {
    const name = dottedName(node);
    const [owner = '', last = ''] = name.split('.').slice(-2);
    const isSwitch = switches.includes(last) && /features|variant/i.test(owner);
    if (isSwitch || /(^|\.)variant\.features$/i.test(name)) found.push(`${placeOf(file, node)}: ${name}`);
  });
  return found;
}

const elsewhere = productFiles.filter((file) => !places.some((place) => place.test(file.path)));

test('switches are read only in routes, navigation and actions', () => {
  expect(productFiles.length).toBeGreaterThan(3);
  expect(elsewhere.flatMap(reads)).toEqual([]);
});

test('a scattered switch is found', () => {
  const text = 'export const a = (variant) => variant.features.showMeeting ? 1 : 2;';
  expect(reads({ path: 'gui/chat/x.ts', text }).length).toBeGreaterThan(0);
});
