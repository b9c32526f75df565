// Every page as readers for ears and eyes find it: nothing serious on any route, theme and language, and nothing that jumps.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { settingPages } from '#sdk/settings/table.ts';
import { audit, inTheme, type AuditRules } from '../support/audit.ts';
import { hasBrowser, lead, openStage, type Stage } from './gui/browser-office.ts';

const there = hasBrowser('gui-axe');
let stage: Stage;

beforeAll(async () => {
  if (there) stage = await openStage();
});
afterAll(async () => {
  if (there) await stage.close();
});

/** Every route there is. */
const routes = [
  '/main/messages',
  '/main/messages/00003',
  '/main/contacts',
  '/main/schedule',
  '/main/schedule?view=month',
  '/main/schedule?view=list',
  '/main/schedule?view=tasks',
  '/main/schedule?open=event:3',
  '/main/contacts/1002',
  '/main/disk/personal',
  '/main/disk/group',
  '/main/disk/trash',
  ...settingPages.map((name) => `/setting/${name}`),
  '/main/aiQa',
  '/main/aiQa/1',
  '/main/aiQa/manage/1',
  '/main/aiQa/manage/4',
];

/** Those that lead nowhere or out: they are loaded, as nothing in the pages leads there. */
const apart = ['/debug', '/main/nowhere', '/403'];

// Side by side: two people, each with a browser profile of their own.
test.skipIf(!there).concurrent.for([
  { language: 'zh', word: '中文', who: 'shenzhixing', looks: { light: 'all', dark: 'colours' } },
  { language: 'en', word: 'English', who: 'linruoxi', looks: { light: 'withoutColours' } },
] satisfies {
  language: string;
  word: string;
  who: string;
  looks: { light?: AuditRules; dark?: AuditRules };
}[])(
  'no route has, in any theme, what a reader or a keyboard cannot use ($language)',
  { timeout: 400_000 },
  async ({ language, word, who, looks }) => {
    const page = await stage.page(who);
    await page.goto(`${stage.office.url}/setting/generalSetting`);
    await page.getByRole('radio', { name: word }).click();
    await page.locator(`html[lang^="${language}"]`).waitFor();
    const found: string[] = [];
    for (const route of [...routes, ...apart]) {
      await (apart.includes(route) ? page.goto(stage.office.url + route) : lead(page, route));
      await page.locator('main').first().waitFor();
      await page.locator(`html[lang^="${language}"]`).waitFor();
      await page.waitForFunction(() => document.querySelector('[class*=skeleton]') === null);
      for (const theme of ['light', 'dark'] as const) {
        const rules = looks[theme];
        if (rules === undefined) continue;
        await inTheme(page, theme);
        found.push(...(await audit(page, rules)).map((one) => `${route} ${theme}: ${one}`));
      }
    }
    expect(found).toEqual([]);
  },
);

/**
 * Layout shifts as the browser counts them, and where everything that moved was and is. `isRoom`: a pane of the frame
 * has made room above itself, its other edges stand.
 */
type Shifts = { readonly value: number; readonly isRoom: boolean; readonly places: string }[];

/** Notes every shift of the page that nobody caused by a key or a click in the last half second. */
function noteShifts(): void {
  const shifts: Shifts = [];
  Object.assign(globalThis, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      readonly value: number;
      readonly hadRecentInput: boolean;
      readonly sources: readonly {
        readonly node: Node | null;
        readonly previousRect: DOMRect;
        readonly currentRect: DOMRect;
      }[];
    })[]) {
      const nameOf = (node: Node | null | undefined): string =>
        node instanceof Element ? node.className : (node?.parentElement?.className ?? '');
      const rect = ({ x, y, width, height }: DOMRect): string =>
        [x, y, width, height].map(Math.round).join(' ');
      const places = entry.sources
        .map(
          ({ node, previousRect, currentRect }) =>
            `${nameOf(node)} ${rect(previousRect)} -> ${rect(currentRect)}`,
        )
        .join('; ');
      const isRoom = entry.sources.every(
        ({ node, previousRect: was, currentRect: is }) =>
          nameOf(node).startsWith('tg-frame__') &&
          was.x === is.x &&
          was.width === is.width &&
          Math.round(was.bottom) === Math.round(is.bottom),
      );
      if (!entry.hadRecentInput) shifts.push({ value: entry.value, isRoom, places });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Fails when the page has jumped since it was loaded, saying what. */
async function expectNoJump(page: Page, where: string): Promise<void> {
  await page.evaluate(async () => {
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    for (let frame = 0; frame < 20; frame += 1) await new Promise(requestAnimationFrame);
  });
  const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: Shifts }).shifts);
  // The band of a slow connection takes a line for itself; everything else has its place from the start.
  const jumps = shifts.filter(({ isRoom }) => !isRoom);
  const sum = jumps.reduce((total, { value }) => total + value, 0);
  expect(sum, `${where}: ${JSON.stringify(jumps)}`).toBeLessThan(0.02);
}

test.skipIf(!there).concurrent.for([1440, 390])(
  'nothing jumps between the list, a chat, its past, the contacts and the settings at %i px',
  async (width) => {
    const page = await stage.page('zhoumingxuan', { viewport: { width, height: 900 } });
    await page.addInitScript(noteShifts);
    const open = (path: string): Promise<unknown> => page.goto(stage.office.url + path);
    await open('/main/messages');
    await page.locator('.tg-chats [role=option]').first().click();
    await page.locator('article').last().waitFor();
    const log = page.getByRole('log');
    for (let turn = 0; turn < 4; turn += 1) {
      await log.hover();
      await page.mouse.wheel(0, -900);
      await page.locator('article').first().waitFor();
    }
    await expectNoJump(page, 'a chat and its past');
    for (const [path, place] of [
      ['/main/contacts/1002', '.tg-person h1'],
      ['/main/contacts', '[role=treeitem]'],
      ['/setting/fileManager', '.tg-setting'],
      ['/main/messages/00003', 'article'],
    ] as const) {
      await open(path);
      await page.locator(place).last().waitFor();
      await expectNoJump(page, path);
    }
    await page.context().close();
  },
);
