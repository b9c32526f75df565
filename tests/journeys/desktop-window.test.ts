// The desktop program itself, wherever an Electron program is: the window opens, a person signs in, and every door is shut.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import { _electron, type ElectronApplication, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startOffice, type RunningOffice } from '#fixtures/serve.ts';
import { findElectron, hasDisplay } from '../../cli/bin/find-electron.ts';
import { fillSignIn, passwordOf, toMessages } from './gui/browser-office.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const electron = hasDisplay() ? findElectron() : undefined;
if (electron === undefined)
  process.stderr.write('desktop-window: no Electron program or no display here, skipped\n');
const home = mkdtempSync(join(tmpdir(), 'tangram-window-'));
let office: RunningOffice;
let program: ElectronApplication;
let page: Page;

function launch(executablePath: string, words: readonly string[] = []): Promise<ElectronApplication> {
  return _electron.launch({
    executablePath,
    args: [
      // Chromium's own sandbox does not work for the machine's administrator, as whom containers run.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      join(root, 'dist', 'desktop', 'main.js'),
      `--server=${office.url}`,
      ...words,
    ],
    env: {
      ...(process.env as Record<string, string>),
      XDG_DATA_HOME: join(home, 'data'),
      XDG_CONFIG_HOME: join(home, 'config'),
      XDG_STATE_HOME: join(home, 'state'),
      XDG_CACHE_HOME: join(home, 'cache'),
      LANG: 'zh_CN.UTF-8',
    },
  });
}

beforeAll(async () => {
  if (electron === undefined) return;
  await execa('node', ['cli/bin/build.mjs', 'gui', 'desktop', 'desktop-preload'], { cwd: root });
  office = await startOffice({
    inMemory: true,
    seed: 'demo',
    guiDir: `${root}dist/gui`,
    passwordsFor: ['shenzhixing'],
  });
  program = await launch(electron.program);
  page = await program.firstWindow();
});
afterAll(async () => {
  if (electron !== undefined) {
    await program.close();
    await office.close();
  }
  rmSync(home, { recursive: true, force: true });
});

test.skipIf(electron === undefined)(
  'the window opens on our own scheme and a person signs in beside it',
  async () => {
    await page.waitForURL(/^tangram-app:\/\/app\//);
    const door = await program.waitForEvent('window');
    await fillSignIn(door, 'shenzhixing', passwordOf(office, 'shenzhixing'));
    await toMessages(page);
    await page.locator('.tg-row').first().click();
    await page.locator('.tg-composer textarea').fill('真的桌面窗口');
    await page.locator('.tg-composer textarea').press('Enter');
    await page.locator('article', { hasText: '真的桌面窗口' }).getByText(/已读/).waitFor();
  },
);

test.skipIf(electron === undefined)('a page has no Node, no network and no way to another page', async () => {
  const seen = await page.evaluate(async () => ({
    node: ['require', 'process', 'module', 'Buffer'].filter((name) => name in globalThis),
    bridge: typeof (globalThis as unknown as Record<string, unknown>)['tangramDesktop'],
    fetched: await fetch('https://example.com/').then(
      () => 'reached',
      () => 'refused',
    ),
    opened: window.open('https://example.com/') === null,
  }));
  expect(seen).toEqual({ node: [], bridge: 'object', fetched: 'refused', opened: true });
  const before = page.url();
  await page.evaluate(() => location.assign('https://example.com/')).catch(() => undefined);
  expect(page.url()).toBe(before);
});

test.skipIf(electron === undefined)('the windows were made as the checklist asks', async () => {
  const shown = await program.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows().map((window) => {
      const { webContents } = window as unknown as {
        webContents: { getLastWebPreferences(): Record<string, unknown> };
      };
      const { sandbox, contextIsolation, nodeIntegration, webSecurity } = webContents.getLastWebPreferences();
      return { sandbox, contextIsolation, nodeIntegration, webSecurity };
    }),
  );
  expect(shown.length).toBeGreaterThan(0);
  for (const one of shown)
    expect(one).toEqual({ sandbox: true, contextIsolation: true, nodeIntegration: false, webSecurity: true });
});

test.skipIf(electron === undefined)('a second start ends at once and leaves one window', async () => {
  if (electron === undefined) return;
  const ended = await launch(electron.program).then(
    (second) => second.waitForEvent('close').then(() => 'ended'),
    () => 'ended',
  );
  expect(ended).toBe('ended');
  expect(await program.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(1);
});
