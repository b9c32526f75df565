// The first start of a program that was built for no office: it asks for one, in a window that can do nothing else.
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startOffice, type RunningOffice } from '#fixtures/serve.ts';
import { startDesktop } from '../../gui/desktop/desktop.ts';
import { plainOptions, useHome } from '../desktop/stage.ts';
import { audit } from '../support/audit.ts';
import { BrowserWindow, resetElectron } from '../support/fake-electron.ts';
import { hasBrowser } from './gui/browser-office.ts';
import { desktopPage } from './gui/desktop-page.ts';
import { launchChromium } from '../support/chromium.ts';

const there = hasBrowser('desktop-choice');
const root = fileURLToPath(new URL('../..', import.meta.url));
let office: RunningOffice;
let browser: Browser;

beforeAll(async () => {
  if (!there) return;
  await execa('node', ['cli/bin/build.mjs', 'gui'], { cwd: root });
  office = await startOffice({ inMemory: true, seed: 'small', passwordsFor: [] });
  browser = await launchChromium();
});
afterAll(async () => {
  if (!there) return;
  await browser.close();
  await office.close();
});

test.skipIf(!there)('a wrong address says why, a right one opens the window', async () => {
  resetElectron();
  useHome();
  const started = startDesktop({
    options: plainOptions,
    variant: 'default',
    pages: `${root}dist/gui`,
    preload: '',
    officeModule: '',
    icons: '',
  });
  await expect.poll(() => BrowserWindow.all.length).toBe(1);
  const [question] = BrowserWindow.all;
  if (question === undefined) throw new Error('nobody asks');
  const { page, refused } = await desktopPage(browser, question.webContents, '/choose-office.html');
  const field = page.getByLabel('服务器地址');
  await field.waitFor();
  await expect.poll(() => page.title()).toBe('七巧');
  await page.getByRole('button', { name: '连接' }).click();
  await page.getByText('请输入服务器地址').waitFor();
  await field.fill('不是地址');
  await field.press('Enter');
  await page.getByText('这不是一个服务器地址').waitFor();
  await field.fill('127.0.0.1:1');
  await field.press('Enter');
  await page.getByText(/网络连接异常/).waitFor();
  expect(await audit(page)).toEqual([]);
  await field.fill(new URL(office.url).host);
  await field.press('Enter');
  await started;
  await expect
    .poll(() => BrowserWindow.all.map(({ webContents }) => webContents.mainFrame.url))
    .toEqual(['tangram-app://app/']);
  expect(refused).toEqual([]);
});
