// Chooses which pictures have a golden one, every main screen once, spread over languages, themes and widths, and which of them every test run compares.
import { galleryPages, type GalleryPage } from '../../gui/gallery/gallery-pages.ts';
import type { View } from './photographer.ts';

const views: Readonly<Record<string, View>> = {
  a: { language: 'zh', theme: 'light', width: 1440 },
  b: { language: 'en', theme: 'dark', width: 1440 },
  c: { language: 'en', theme: 'light', width: 1024 },
  d: { language: 'zh', theme: 'dark', width: 390 },
  e: { language: 'en', theme: 'light', width: 360 },
  s: { language: 'zh', theme: 'dark', width: 844 },
  f: { language: 'en', theme: 'light', width: 390, by: 'fingers' },
  y: { language: 'zh', theme: 'dark', width: 1024, by: 'systemColours' },
};

/** Page name and which of the views above. Screens that matter most stand in all four. */
const chosen: readonly (readonly [string, string])[] = [
  ['group', 'abcd'],
  ['messages', 'bd'],
  ['group-offline', 'c'],
  ['group-loading', 'a'],
  ['group-empty', 'b'],
  ['search', 'ad'],
  ['shortcuts', 'c'],
  ['file-failures', 'c'],
  ['shares', 'b'],
  ['transfers', 'c'],
  ['waiting', 'a'],
  ['history', 'b'],
  ['schedule', 'd'],
  ['select', 'c'],
  ['group-details', 'd'],
  ['send-files', 'c'],
  ['person', 'bd'],
  ['contacts', 'a'],
  ['setting-generalSetting', 'abd'],
  ['setting-shortcutKey', 'c'],
  ['setting-about', 'b'],
  ['sign-in-wrong', 'acd'],
  ['sign-in-scan', 'd'],
  ['approve-question', 'b'],
  ['history-calendar', 'a'],
  ['schedule-calendar', 'd'],
  ['locked-out', 'c'],
  ['history-failing', 'c'],
  ['forbidden', 'b'],
  ['not-found', 'c'],
  ['parts', 'ab'],
];

/** Pages that are looked at for readers as well: dialogs and lists over a conversation, which no route leads to. */
const audited: readonly (readonly [string, string])[] = [
  ['select', 'c'],
  ['forward', 'b'],
  ['group-details', 'b'],
  ['history-calendar', 'a'],
  ['schedule-calendar', 'd'],
  ['history-loading', 'a'],
  ['find-people', 'd'],
  ['department', 'c'],
  ['sign-in-scan', 'b'],
  ['approve-question', 'c'],
];

/** All golden pictures. */
export const goldenPictures = (): Shot[] => shotsOf(chosen);

/**
 * Those that `npm test` compares: a few that between them have every language, theme and width, lists, forms, dialogs,
 * the parts and a page that is still loading. All of them are `npm run golden`.
 */
const tested: readonly (readonly [string, string])[] = [
  ['group', 'a'],
  ['messages', 'd'],
  ['group-loading', 'a'],
  ['search', 'd'],
  ['history', 'b'],
  ['select', 'c'],
  ['contacts', 'a'],
  ['setting-generalSetting', 'b'],
  ['sign-in-wrong', 'c'],
  ['parts', 'b'],
];

/** See above. */
export const testedPictures = (): Shot[] => shotsOf(tested);

/** The pages the test has audited. */
export const auditedPages = (): Shot[] => shotsOf(audited);

/**
 * Pages of which every test run looks whether they have room, whether fingers and the system's colours can use them,
 * and whose layers it closes; all are `npm run screens`.
 */
const inspected: readonly (readonly [string, string])[] = [
  ['forward', 'b'],
  ['message-menu', 'a'],
  ['group', 'es'],
  ['disk-personal', 'f'],
  ['planner-tasks', 'y'],
];

/** See above. */
export const inspectedPages = (): Shot[] => shotsOf(inspected);

type Shot = { page: GalleryPage; view: View };

function shotsOf(named: readonly (readonly [string, string])[]): Shot[] {
  return named.flatMap(([name, letters]) => {
    const page = galleryPages.find((one) => one.name === name);
    if (page === undefined) throw new RangeError(`the gallery has no page ${name}`);
    return [...letters].flatMap((letter) => {
      const view = views[letter];
      return view === undefined ? [] : [{ page, view }];
    });
  });
}
