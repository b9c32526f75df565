// Without a network the window opens, from the build and the store that are kept on the device.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { features } from '#sdk/features.ts';
import { navigationTable } from '#sdk/navigation/table.ts';
import type { Feature } from '#sdk/feature.ts';
import { beforeSecondTry, ownWords } from '../support/second-try.ts';
import { hasBrowser, openStage, type Stage } from './gui/browser-office.ts';

const there = hasBrowser('gui-offline');
let stage: Stage;

beforeAll(async () => {
  if (there) stage = await openStage();
});
afterAll(async () => {
  if (there) await stage.close();
});
beforeSecondTry(async () => undefined);

/** Places of features that nobody has opened yet. */
const listed: readonly Feature[] = features as unknown as readonly Feature[];
const capabilities = new Set(listed.flatMap(({ capability }) => capability ?? []));
const places = navigationTable
  .filter(({ capability }) => capabilities.has(capability))
  .map(({ route }) => route);

test.skipIf(!there)(
  'a page that is loaded anew without a network shows what was seen, takes what is written, and sends it later',
  async () => {
    const page = await stage.page('shenzhixing', { serviceWorkers: 'allow' });
    await page.getByRole('option', { name: /数字化平台组/ }).click();
    await page.locator('article').first().waitFor();
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state))
      .toBe('activated');
    await page.context().setOffline(true);
    await page.reload();
    await page.getByRole('heading', { name: '数字化平台组', level: 1 }).waitFor();
    await page.locator('article').first().waitFor();
    for (const route of [...places, '/setting/generalSetting']) {
      await page.evaluate((to) => history.pushState(null, '', to), '/main/messages');
      await page.goto(`${stage.office.url}${route}`);
      await page.locator('nav').first().waitFor();
      expect(await page.locator('main, [role=main], .tg-pane').count(), route).toBeGreaterThan(0);
    }
    await page.goto(`${stage.office.url}/main/messages`);
    await page.getByRole('option', { name: /数字化平台组/ }).click();
    const words = ownWords('没有网络时写的');
    await page.locator('.tg-composer textarea').fill(words);
    await page.keyboard.press('Enter');
    await page.locator('article', { hasText: words }).waitFor();
    const colleague = await stage.client('zhoumingxuan');
    expect((await colleague.chat.search({ text: words })).hits).toEqual([]);
    await page.context().setOffline(false);
    await expect
      .poll(async () => {
        const found = await colleague.chat.search({ text: words });
        return found.hits.length;
      })
      .toBe(1);
    await page.context().close();
  },
);
