// The GUI over HTTPS with a certificate the office made itself: a secure page, sign-in, its own store, the socket.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownWords } from '../support/second-try.ts';
import { firstPage } from '../support/chromium.ts';
import { hasBrowser, openStage, type Stage } from './gui/browser-office.ts';

const there = hasBrowser('gui-https');
let stage: Stage;

beforeAll(async () => {
  if (there) stage = await openStage({ secure: true, passwordsFor: ['shenzhixing'] });
});
afterAll(async () => {
  if (there) await stage.close();
});

test.skipIf(!there)(
  'people sign in, messages arrive, and the browser gives what only secure pages get',
  async () => {
    expect(stage.office.url).toMatch(/^https:/);
    const page = await stage.page('shenzhixing', { ignoreHTTPSErrors: true });
    await page.waitForURL(({ origin }) => origin === stage.office.url);
    const given = await page.evaluate(async () => ({
      secure: isSecureContext,
      cameras: navigator.mediaDevices !== undefined,
      files: (await navigator.storage.getDirectory()).kind,
    }));
    expect(given).toEqual({ secure: true, cameras: true, files: 'directory' });
    // The store lies in the page's private files, not in memory.
    await expect
      .poll(() =>
        page.evaluate(async () => {
          const names: string[] = [];
          for await (const name of (await navigator.storage.getDirectory()).keys()) names.push(name);
          return names.length;
        }),
      )
      .toBeGreaterThan(0);
    expect(await page.getByText(/不会保存在这台设备上|另一个窗口/).count()).toBe(0);

    await page.locator('.tg-row').first().click();
    const words = ownWords('走加密线路的一句话');
    await page.locator('.tg-composer textarea').fill(words);
    await page.locator('.tg-composer textarea').press('Enter');
    await page
      .locator('article', { hasText: words })
      .getByText(/已读|未读/)
      .waitFor();

    const cookies = await page.context().cookies(`${stage.office.url}/sso/login`);
    expect(cookies.every(({ secure, httpOnly }) => secure && httpOnly)).toBe(true);
  },
);

test.skipIf(!there)('another name of the office is a page of its own, and works as well', async () => {
  const context = await stage.profile({ ignoreHTTPSErrors: true, locale: 'zh-CN' });
  const page = await firstPage(context);
  const named = stage.office.url.replace('127.0.0.1', 'localhost');
  await page.goto(named);
  await page.locator('input[name=password]').waitFor();
  await page.waitForURL(({ origin }) => origin === named);
  await context.close();
});
