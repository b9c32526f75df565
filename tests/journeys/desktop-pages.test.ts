// The real pages in Chromium as the desktop window shows them: its policy, its bridge, its port, its sign-in window; a real office behind.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { channels, type PreviewRequest } from '../../gui/desktop/bridge.ts';
import { openDesktop, type DesktopStage } from '../desktop/stage.ts';
import { launchChromium } from '../support/chromium.ts';
import { BrowserWindow, event, facts, invoke, sessions } from '../support/fake-electron.ts';
import { fillSignIn, hasBrowser, passwordOf, toMessages } from './gui/browser-office.ts';
import { desktopPage, stand } from './gui/desktop-page.ts';

const there = hasBrowser('desktop-pages');
const root = fileURLToPath(new URL('../..', import.meta.url));
/** A picture of one pixel. */
const dot = new Uint8Array(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
);
let stage: DesktopStage;
let browser: Browser;

beforeAll(async () => {
  if (!there) return;
  await execa('node', ['cli/bin/build.mjs', 'gui'], { cwd: root });
  stage = await openDesktop(
    {},
    { seed: 'demo', guiDir: `${root}dist/gui`, passwordsFor: ['shenzhixing'] },
    {
      pages: `${root}dist/gui`,
    },
  );
  browser = await launchChromium();
});
afterAll(async () => {
  if (!there) return;
  await browser.close();
  await stage.close();
});

/** Does in the program's sign-in window what a person does there, in a browser page of the office. */
async function signInBeside(loginName: string): Promise<void> {
  await expect.poll(() => BrowserWindow.all.length).toBe(2);
  const opened = BrowserWindow.all[1];
  if (opened === undefined) throw new Error('no sign-in window');
  const context = await browser.newContext({ locale: 'zh-CN' });
  const page = await context.newPage();
  const back = page.waitForRequest(
    (request) => request.isNavigationRequest() && request.url().includes('ticket='),
  );
  await page.goto(opened.webContents.mainFrame.url);
  await fillSignIn(page, loginName, passwordOf(stage.office, loginName));
  const asked = event({ url: (await back).url() });
  opened.webContents.emit('will-navigate', asked);
  expect(asked.defaultPrevented).toBe(true);
  await context.close();
}

test.skipIf(!there)(
  'a person signs in beside the window, reads and writes, and the page asks nothing of a network',
  async () => {
    const { page, refused } = await desktopPage(browser, stage.window.webContents, '/');
    await signInBeside('shenzhixing');
    await toMessages(page);
    await page.locator('.tg-row').first().click();
    await page.locator('.tg-composer textarea').fill('从桌面窗口发出的话');
    await page.locator('.tg-composer textarea').press('Enter');
    await page.locator('article', { hasText: '从桌面窗口发出的话' }).getByText(/已读/).waitFor();

    // A folder is chosen like in any page, and packed by the office's process beside the window.
    const folder = mkdtempSync(join(tmpdir(), 'tangram-folder-'));
    writeFileSync(join(folder, '说明.txt'), 'x'.repeat(4_000));
    await page.locator('input[type=file][aria-label="发送文件夹"]').setInputFiles(folder);
    await page.getByRole('dialog').getByRole('button', { name: '发送', exact: true }).click();
    await page
      .locator('article', { hasText: `${basename(folder)}.zip` })
      .getByText(/已读|未读/)
      .waitFor();
    rmSync(folder, { recursive: true, force: true });

    // A picture goes into a window of its own, with the watermark that lies over every screen.
    const image = page.locator('input[type=file][aria-label="发送文件"]');
    await image.setInputFiles({ name: '现场.png', mimeType: 'image/png', buffer: Buffer.from(dot) });
    await page.getByRole('dialog').getByRole('button', { name: '发送', exact: true }).click();
    await page
      .locator('article', { hasText: /已读|未读/ })
      .locator('img')
      .last()
      .click();
    await page.getByRole('dialog', { name: '图片查看' }).locator('img').waitFor();
    await page.keyboard.press('w');
    await expect.poll(() => BrowserWindow.all.length).toBe(2);
    const shown = BrowserWindow.all[1];
    if (shown === undefined) throw new Error('no window of its own');
    const content = (await invoke(shown.webContents, channels.previewContent)) as PreviewRequest;
    expect([shown.options['title'], content.type]).toEqual(['现场.png', 'image/png']);
    expect(Buffer.from(content.bytes).equals(Buffer.from(dot))).toBe(false);
    shown.close();
    await page.getByRole('dialog', { name: '图片查看' }).waitFor({ state: 'detached' });

    // A link from outside that the person said yes to leads the page there.
    await page.evaluate(() =>
      (globalThis as unknown as { stageVisit(route: string): void }).stageVisit('/main/contacts'),
    );
    await page.getByRole('treeitem').first().waitFor();
    await page.waitForURL(({ pathname }) => pathname === '/main/contacts');
    await page.goto(`${stand}/setting/generalSetting`);
    await page.getByText('关闭窗口时').first().waitFor();

    // The next start needs no sign-in: the office's process has the session.
    await page.reload();
    await page.getByText('关闭窗口时').first().waitFor();
    await expect.poll(() => BrowserWindow.all.length).toBe(1);
    expect(refused).toEqual([]);

    // Signing out ends what the sign-in page remembers, and the next start asks again.
    await page
      .getByRole('button', { name: /沈知行/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: '退出登录' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '退出登录' }).click();
    await expect.poll(() => BrowserWindow.all.length).toBe(2);
    await expect.poll(() => sessions.get('persist:sign-in')?.cleared).toBe(1);
    BrowserWindow.all[1]?.close();
    await page.getByRole('button', { name: '重新登录' }).waitFor();
    await page.context().close();
  },
);

test.skipIf(!there)(
  'a picture in a window of its own: whole, at its own size, and nothing else',
  async () => {
    const request: PreviewRequest = { title: '现场照片.png', type: 'image/png', bytes: dot };
    await invoke(stage.window.webContents, channels.openPreview, [request]);
    const opened = BrowserWindow.all.find(({ webContents }) =>
      webContents.mainFrame.url.endsWith('/preview.html'),
    );
    if (opened === undefined) throw new Error('no preview');
    const { page, refused } = await desktopPage(browser, opened.webContents, '/preview.html');
    const zoom = page.getByRole('button', { name: '原始大小' });
    await zoom.waitFor();
    await expect.poll(() => page.title()).toBe('现场照片.png');
    await expect
      .poll(() => page.locator('img').evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBe(1);
    await zoom.press('Enter');
    await expect.poll(() => zoom.getAttribute('aria-pressed')).toBe('true');
    expect(refused).toEqual([]);
    await page.context().close();
    opened.close();
  },
);

test.skipIf(!there)(
  'which screen others are shown is chosen by pictures, with the keyboard alone',
  async () => {
    facts.sources = [
      { id: 'screen:0:0', name: '整个屏幕', display_id: '7', picture: dot },
      { id: 'window:4:0', name: '季度预算.xlsx', display_id: '', picture: new Uint8Array() },
    ];
    const shown = new Promise<{ video: { id: string } } | null>((resolve) => {
      const frame = stage.window.webContents.mainFrame;
      sessions
        .get('persist:pages')
        ?.handlers['screen']?.({ frame, videoRequested: true } as never, resolve as never);
    });
    await expect.poll(() => BrowserWindow.all.length).toBe(2);
    const opened = BrowserWindow.all[1];
    if (opened === undefined) throw new Error('nobody asks');
    const { page, refused } = await desktopPage(browser, opened.webContents, '/choose-screen.html');
    await page.getByRole('heading', { name: '要给大家看什么？' }).waitFor();
    const screen = page.getByRole('button', { name: '整个屏幕' });
    await expect.poll(() => screen.getAttribute('aria-pressed')).toBe('true');
    await expect
      .poll(() => screen.locator('img').evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBe(1);
    await screen.focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect((await shown)?.video.id).toBe('window:4:0');
    expect(refused).toEqual([]);
    await page.context().close();
    expect(BrowserWindow.all).toHaveLength(1);
  },
);
