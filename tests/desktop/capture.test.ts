// What the desktop program hears, sees and shows: who is asked, who decides, and that a page alone gets nothing.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { channels, type ScreenSource } from '../../gui/desktop/bridge.ts';
import { maySeeScreen, mayUseDevices } from '../../gui/desktop/capture/permissions.ts';
import {
  answers,
  BrowserWindow,
  calls,
  dialogs,
  facts,
  invoke,
  sessions,
  type FakeContents,
} from '../support/fake-electron.ts';
import { openDesktop, type DesktopStage } from './stage.ts';

const picture = new Uint8Array([1, 2, 3]);
const sources = [
  { id: 'screen:0:0', name: 'Screen 1', display_id: '9', picture: new Uint8Array([9]) },
  { id: 'screen:1:0', name: 'Screen 2', display_id: '7', picture },
  { id: 'window:4:0', name: '季度预算.xlsx', display_id: '', picture: new Uint8Array() },
];
let stage: DesktopStage;
beforeEach(async () => {
  stage = await openDesktop();
  facts.sources = sources;
  stage.window.show();
  calls.length = 0;
});
afterEach(() => stage.close());

type Streams = { video: { id: string } } | null;
/** The page asks for a screen, from a frame. */
function askScreen(more: { frame?: unknown; videoRequested?: boolean } = {}): Promise<Streams> {
  const frame = stage.window.webContents.mainFrame;
  return new Promise((resolve) => {
    sessions
      .get('persist:pages')
      ?.handlers['screen']?.(
        { frame, videoRequested: true, audioRequested: true, ...more } as never,
        resolve as never,
      );
  });
}
const chooser = async (): Promise<FakeContents> => {
  await expect.poll(() => BrowserWindow.all.length).toBe(2);
  const [, opened] = BrowserWindow.all;
  if (opened === undefined) throw new Error('no window asks');
  expect(opened.webContents.mainFrame.url).toBe('tangram-app://app/choose-screen.html');
  return opened.webContents;
};
test('a screen is shown only after a person chose it in a window of its own, and only what was offered', async () => {
  const asked = askScreen();
  const asking = await chooser();
  const offered = (await invoke(asking, channels.screens)) as ScreenSource[];
  expect(offered.map(({ id, kind, name, picture: { byteLength } }) => [id, kind, name, byteLength])).toEqual([
    ['screen:0:0', 'screen', 'Screen 1', 1],
    ['screen:1:0', 'screen', 'Screen 2', 3],
    ['window:4:0', 'window', '季度预算.xlsx', 0],
  ]);
  // The main page can neither see nor press what stands there.
  const main = stage.window.webContents;
  await expect(invoke(main, channels.screens)).rejects.toThrow('refused');
  await expect(invoke(main, channels.chooseScreen, ['screen:1:0'])).rejects.toThrow('refused');
  await invoke(asking, channels.chooseScreen, ['window:99:0']);
  expect(BrowserWindow.all).toHaveLength(2);
  // One question at a time.
  expect(await askScreen()).toBeNull();
  await invoke(asking, channels.chooseScreen, ['window:4:0']);
  expect((await asked)?.video.id).toBe('window:4:0');
  expect(BrowserWindow.all).toHaveLength(1);
});

test('closing the question shows nothing, and it can be asked again', async () => {
  const asked = askScreen();
  await chooser();
  BrowserWindow.all[1]?.close();
  expect(await asked).toBeNull();
  const again = askScreen();
  await invoke(await chooser(), channels.chooseScreen, ['screen:0:0']);
  expect((await again)?.video.id).toBe('screen:0:0');
});

test('foreign frames, requests without a picture, and other windows get none and ask nobody', async () => {
  expect(await askScreen({ frame: { url: 'tangram-app://app/' } })).toBeNull();
  expect(await askScreen({ frame: null })).toBeNull();
  expect(await askScreen({ videoRequested: false })).toBeNull();
  stage.window.webContents.mainFrame.url = 'https://evil.example/';
  expect(await askScreen()).toBeNull();
  expect([calls, BrowserWindow.all.length]).toEqual([[], 1]);
});

test('where the system has asked already there is one source, and no second question', async () => {
  facts.sources = sources.slice(1, 2);
  expect((await askScreen())?.video.id).toBe('screen:1:0');
  expect(BrowserWindow.all).toHaveLength(1);
});

test('a screenshot is of the screen the window stands on, in its full size, after one question for each start', async () => {
  const take = () => invoke(stage.window.webContents, channels.takeScreenshot);
  // Cancelled: nothing is looked at.
  expect(await take()).toEqual({ closed: true });
  expect(calls).toEqual([]);
  answers.push(1);
  expect(await take()).toEqual({ picture });
  expect(await take()).toEqual({ picture });
  expect(dialogs).toHaveLength(2);
  expect(calls).toEqual([
    'getSources screen 3840x2160 window shown',
    'getSources screen 3840x2160 window shown',
  ]);
  facts.sources = sources.slice(2);
  expect(await take()).toEqual({ unavailable: true });
});

test('with the setting the window is out of the picture, and back afterwards whatever happens', async () => {
  const office = await stage.page();
  await office.settings.set('screenshotHides', true);
  answers.push(1);
  const take = () => invoke(stage.window.webContents, channels.takeScreenshot);
  await expect
    .poll(async () => {
      await take();
      return calls.at(-1);
    })
    .toBe('getSources screen 3840x2160 window hidden');
  expect(stage.window.visible).toBe(true);
  facts.sources = [];
  expect(await take()).toEqual({ unavailable: true });
  expect(stage.window.visible).toBe(true);
});

test('while it is locked nothing is heard, seen or taken, and an open question goes', async () => {
  const page = await stage.page();
  const password = stage.office.accounts.find(({ loginname }) => loginname === 'anran')?.password ?? '';
  await page.account.signInWithPassword({ loginName: 'anran', password });
  await page.lock.choose({ way: 'own', password: 'Lock-4-me' });
  const mayHear = (): boolean =>
    sessions
      .get('persist:pages')
      ?.handlers['check']?.(
        stage.window.webContents as never,
        'media' as never,
        'tangram-app://app/' as never,
      ) === true;
  expect(mayHear()).toBe(true);
  const asked = askScreen();
  await chooser();
  await page.lock.lock();
  expect(await asked).toBeNull();
  calls.length = 0;
  expect([mayHear(), await askScreen()]).toEqual([false, null]);
  answers.push(1);
  expect(await invoke(stage.window.webContents, channels.takeScreenshot)).toEqual({ closed: true });
  expect(calls).toEqual([]);
});

test('a pinned picture stands above all windows, without a frame, as large as it is and as there is room', async () => {
  const shown = { title: 'a.png', type: 'image/png', bytes: picture };
  const pin = (pinned: unknown) =>
    invoke(stage.window.webContents, channels.openPreview, [{ ...shown, pinned }]);
  await pin({ width: 300, height: 200 });
  const [, small] = BrowserWindow.all;
  expect(small?.options).toMatchObject({ width: 300, height: 200, frame: false, alwaysOnTop: true });
  await pin({ width: 3_000, height: 300 });
  const [, , wide] = BrowserWindow.all;
  const [width] = stage.window.getSize();
  expect([wide?.options['width'], wide?.options['height']]).toEqual([
    Math.round(width * 0.9),
    Math.max(80, Math.round(width * 0.09)),
  ]);
  for (const wrong of [{ width: 0, height: 1 }, { width: 1.5, height: 1 }, { width: 30_000, height: 1 }, 1])
    await expect(pin(wrong)).rejects.toThrow('refused');
});

test('macOS decides over camera, microphone and screen; a refusal is explained and leads to the setting', async () => {
  const t = (key: string): string => key;
  const parent = stage.window as never;
  expect(await mayUseDevices(['audio', 'video'], 'darwin')).toBe(true);
  expect(calls).toEqual(['askForMediaAccess microphone', 'askForMediaAccess camera']);
  facts.deviceAccess = false;
  expect(await mayUseDevices(['video'], 'darwin')).toBe(false);
  expect(await mayUseDevices(['video'], 'linux')).toBe(true);
  facts.screenAccess = 'denied';
  expect(await maySeeScreen(parent, { t } as never, 'linux')).toBe(true);
  expect(await maySeeScreen(parent, { t } as never, 'darwin')).toBe(false);
  expect(dialogs.at(-1)?.message).toBe('desktop.capture.denied');
  answers.push(1);
  expect(await maySeeScreen(parent, { t } as never, 'darwin')).toBe(false);
  expect(calls.at(-1)).toMatch(/^shell\.openExternal x-apple\.systempreferences:.*Privacy_ScreenCapture$/u);
  facts.screenAccess = 'not-determined';
  expect(await maySeeScreen(parent, { t } as never, 'darwin')).toBe(true);
});
