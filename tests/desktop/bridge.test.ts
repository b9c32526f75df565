// The bridges under ten thousand wrong calls, and each of them used as it is meant (quality S3).
import { chmodSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { release } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { appOrigin, bridgeName, channels, officePortMessage } from '../../gui/desktop/bridge.ts';
import { cacheFolder, testFolder } from '../../gui/desktop/cache-folder.ts';
import { BridgeRefusal } from '../../gui/desktop/ipc.ts';
import { BrowserWindow, calls, exposed, facts, invoke, ipcRenderer } from '../support/fake-electron.ts';
import { openDesktop, type DesktopStage } from './stage.ts';

let stage: DesktopStage;
beforeAll(async () => {
  stage = await openDesktop();
});
afterAll(() => stage.close());
beforeEach(() => void (calls.length = 0));
const ask = (channel: string, ...given: unknown[]) => invoke(stage.window.webContents, channel, given);

test('ten thousand calls of the wrong shape are refused, and nothing comes of them', async () => {
  const wrong: Record<string, fc.Arbitrary<unknown[]>> = {
    [channels.system]: fc
      .array(fc.anything(), { minLength: 1, maxLength: 3 })
      .filter(([first]) => first !== undefined),
    [channels.cacheFolder]: fc
      .array(fc.anything(), { minLength: 1, maxLength: 3 })
      .filter(([first]) => first !== undefined),
    [channels.testCacheFolder]: fc
      .anything()
      .filter((value) => value !== undefined && typeof value !== 'string')
      .map((value) => [value]),
    [channels.openPreview]: fc.anything().map((value) => [value]),
    [channels.openLink]: fc
      .anything()
      .filter((value) => typeof value !== 'string')
      .map((value) => [value]),
    [channels.signIn]: fc.oneof(fc.anything(), fc.string(), fc.webUrl()).map((value) => [value]),
    [channels.takeScreenshot]: fc
      .array(fc.anything(), { minLength: 1, maxLength: 2 })
      .filter(([first]) => first !== undefined),
    [channels.chooseScreen]: fc.anything().map((value) => [value]),
    [channels.forgetSignIn]: fc
      .array(fc.anything(), { minLength: 1, maxLength: 2 })
      .filter(([first]) => first !== undefined),
  };
  let count = 0;
  for (const [channel, given] of Object.entries(wrong))
    await fc.assert(
      fc.asyncProperty(given, async (values) => {
        count += 1;
        await expect(ask(channel, ...values)).rejects.toThrow();
      }),
      { numRuns: 1_500 },
    );
  expect(count).toBeGreaterThan(10_000);
  expect(calls).toEqual([]);
  expect(BrowserWindow.all).toEqual([stage.window]);
});

test('the system below, the folder of files, and whether it can be written', async () => {
  expect(await ask(channels.system)).toEqual({
    platform: process.platform,
    arch: process.arch,
    version: release(),
  });
  const usual = join(stage.home, 'data', 'tangram', 'profiles', 'default', 'desktop', 'cache');
  expect(await ask(channels.cacheFolder)).toBe(usual);
  expect(await ask(channels.testCacheFolder)).toEqual({ folder: usual, writable: true });
  expect(readdirSync(usual)).toEqual([]);
  const page = await stage.page();
  const chosen = join(stage.home, 'chosen');
  await page.settings.set('cacheFolder', chosen);
  await expect.poll(() => ask(channels.cacheFolder)).toBe(chosen);
  facts.chosenFolder = chosen;
  expect(await ask(channels.chooseCacheFolder)).toBe(chosen);
  facts.chosenFolder = undefined;
  expect(await ask(channels.chooseCacheFolder)).toBeUndefined();
});

test('a folder that cannot be written says why, and nothing is left behind', async () => {
  const file = join(stage.home, 'a-file');
  writeFileSync(file, '');
  expect(await testFolder(join(file, 'below'))).toMatchObject({ writable: false, reason: 'ENOTDIR' });
  expect(await testFolder('relative/path')).toMatchObject({ writable: false, reason: 'ENOTABSOLUTE' });
  expect(await testFolder('')).toMatchObject({ writable: false });
  const fresh = join(stage.home, 'new', 'deep');
  expect(await testFolder(fresh)).toEqual({ folder: fresh, writable: true });
  expect(existsSync(fresh)).toBe(true);
  if (process.getuid?.() !== 0) {
    const closed = join(stage.home, 'closed');
    mkdirSync(closed);
    chmodSync(closed, 0o500);
    expect(await testFolder(closed)).toMatchObject({ writable: false, reason: 'EACCES' });
  }
  expect(cacheFolder('', '/usual')).toBe('/usual');
  expect(cacheFolder('relative', '/usual')).toBe('/usual');
  expect(cacheFolder('/a/../b', '/usual')).toBe('/b');
});

test('a picture opens beside the window; what is no picture, or too large, does not', async () => {
  const picture = { title: 'x', type: 'image/png', bytes: new Uint8Array([1, 2]) };
  for (const wrong of [
    { ...picture, type: 'image/svg+xml' },
    { ...picture, type: 'text/html' },
    { ...picture, bytes: new Uint8Array() },
    { ...picture, bytes: [1, 2] },
    { ...picture, more: 1 },
    { ...picture, title: 'x'.repeat(201) },
  ])
    await expect(ask(channels.openPreview, wrong)).rejects.toThrow(BridgeRefusal);
  await ask(channels.openPreview, picture);
  const [, opened] = BrowserWindow.all;
  expect(opened?.options.webPreferences).toMatchObject({ sandbox: true, contextIsolation: true });
  opened?.close();
});

test.each([
  ['our page', appOrigin, '/', true],
  ['our page in a frame', appOrigin, '/', false],
  ['another host of our scheme', 'tangram-app://evil', '/', true],
  ['a page of the web', 'https://evil.example', '/', true],
  ['a picture’s page', appOrigin, '/preview.html', true],
  ['the page that asks for an office', appOrigin, '/choose-office.html', true],
  ['the page that asks for a screen', appOrigin, '/choose-screen.html', true],
])('the preload in %s', async (name, origin, pathname, isTop) => {
  vi.resetModules();
  for (const key of Object.keys(exposed)) delete exposed[key];
  ipcRenderer.removeAllListeners();
  const posted: unknown[][] = [];
  const [protocol, host] = origin.split('//');
  const window = { postMessage: (...given: unknown[]) => void posted.push(given) };
  vi.stubGlobal('window', Object.assign(window, { top: isTop ? window : {} }));
  vi.stubGlobal('location', { protocol, host, pathname, origin });
  await import('../../gui/desktop/preload/preload.ts');
  const electron = await import('electron');
  const bridge = (electron as unknown as { exposed: typeof exposed }).exposed[bridgeName];
  const renderer = (electron as unknown as { ipcRenderer: typeof ipcRenderer }).ipcRenderer;
  if (!isTop || origin !== appOrigin) {
    expect(bridge).toBeUndefined();
    expect(renderer.eventNames()).toEqual([]);
  } else if (pathname === '/') {
    expect(Object.keys(bridge ?? {}).sort()).toEqual([
      'cacheFolder',
      'chooseCacheFolder',
      'connectOffice',
      'forgetSignIn',
      'onVisit',
      'openLink',
      'openPreview',
      'signIn',
      'system',
      'takeScreenshot',
      'testCacheFolder',
    ]);
    renderer.emit(channels.officePort, { ports: ['port'], sender: 'secret' });
    expect(posted).toEqual([[{ type: officePortMessage }, appOrigin, ['port']]]);
    const heard: unknown[][] = [];
    bridge?.['onVisit']?.((...given: unknown[]) => heard.push(given));
    renderer.emit(channels.visit, { sender: 'secret' }, '/setting');
    expect(heard).toEqual([['/setting']]);
  } else
    expect([name, Object.keys(bridge ?? {})]).toEqual([
      name,
      {
        '/preview.html': ['content'],
        '/choose-office.html': ['choose'],
        '/choose-screen.html': ['screens', 'chooseScreen'],
      }[pathname],
    ]);
  vi.unstubAllGlobals();
});
