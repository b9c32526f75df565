// Every page as readers for ears and eyes find it: nothing serious or critical on any route, in any theme and language.
import { AxeBuilder } from '@axe-core/playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { settingPages } from '#sdk/settings/table.ts';
import { hasBrowser, openStage, type Stage } from './gui/browser-office.ts';

const there = hasBrowser('gui-axe');
let stage: Stage;

beforeAll(async () => {
  if (there) stage = await openStage();
}, 120_000);
afterAll(async () => {
  if (there) await stage.close();
});

/** Every route there is. */
const routes = [
  '/main/messages',
  '/main/messages/00003',
  '/main/contacts',
  '/main/contacts/1002',
  ...settingPages.map((name) => `/setting/${name}`),
  '/debug',
  '/main/nowhere',
  '/403',
];

/** What axe finds serious or critical on a page as it is, with the number of its rules that passed. */
async function audit(page: Page): Promise<{ passed: number; found: string[] }> {
  // There are no frames in the pages: without them the finding needs no second page.
  const { violations, passes } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  return {
    passed: passes.length,
    found: violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id} ${nodes[0]?.html.slice(0, 120) ?? ''}`),
  };
}

/** Resolves when no colour is on its way from one theme to the other any more: it would be neither's. */
async function inTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await page.waitForFunction((name) => document.documentElement.dataset['theme'] === name, theme);
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });
}

// Side by side: two people, each with a browser profile of their own.
test.skipIf(!there).concurrent.for([
  { language: 'zh', word: '中文', who: 'shenzhixing' },
  { language: 'en', word: 'English', who: 'linruoxi' },
])(
  'no route has, in any theme, what a reader or a keyboard cannot use ($language)',
  { timeout: 180_000 },
  async ({ language, word, who }) => {
    const page = await stage.page(who);
    await page.goto(`${stage.office.url}/setting/generalSetting`);
    await page.getByRole('radio', { name: word }).click();
    await page.locator(`html[lang^="${language}"]`).waitFor();
    const found: string[] = [];
    for (const route of routes) {
      await page.goto(stage.office.url + route);
      await page.locator('main').first().waitFor();
      expect(await page.getAttribute('html', 'lang')).toContain(language);
      for (const theme of ['light', 'dark'] as const) {
        await inTheme(page, theme);
        const audited = await audit(page);
        expect(audited.passed).toBeGreaterThan(0);
        found.push(...audited.found.map((one) => `${route} ${theme}: ${one}`));
      }
    }
    expect(found).toEqual([]);
  },
);
