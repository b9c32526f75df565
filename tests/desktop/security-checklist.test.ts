// Electron's official security checklist, item by item, against the windows and sessions the program really makes (quality S3).
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appPolicy } from '../../gui/desktop/app-pages.ts';
import { channels } from '../../gui/desktop/bridge.ts';
import { allowedPermissions, capturePermissions } from '../../gui/desktop/secure-session.ts';
import { fuses } from '../../gui/desktop/packaging/fuses.ts';
import {
  answeredChannels,
  app,
  BrowserWindow,
  event,
  exposed,
  FakeContents,
  invoke,
  protocol,
  sendFrom,
  sessions,
} from '../support/fake-electron.ts';
import { openDesktop, type DesktopStage } from './stage.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const sources = globSync('gui/desktop/**/*.ts', { cwd: root }).map((file) => ({
  file,
  text: readFileSync(root + file, 'utf8'),
}));
const picture = { title: 'a', type: 'image/png', bytes: new Uint8Array([1]) };
let stage: DesktopStage;
let windows: BrowserWindow[];

beforeAll(async () => {
  stage = await openDesktop();
  // One window of each kind: the main one, a picture's, the sign-in page's.
  await invoke(stage.window.webContents, channels.openPreview, [picture]);
  void invoke(stage.window.webContents, channels.signIn, [
    `${stage.office.url}/sso/login?service=${stage.office.url}/`,
  ]);
  await new Promise((resolve) => setImmediate(resolve));
  windows = [...BrowserWindow.all];
});
afterAll(() => stage.close());

const preferences = (name: string): unknown[] => windows.map(({ options }) => options.webPreferences[name]);
const every = (value: unknown): unknown[] => windows.map(() => value);

test('the three kinds of windows are here', () => expect(windows).toHaveLength(3));

describe('the official list', () => {
  test('1 only secure content: pages come from the program itself, and reach no network', () => {
    expect(windows.slice(0, 2).map(({ webContents }) => webContents.mainFrame.url)).toEqual([
      'tangram-app://app/',
      'tangram-app://app/preview.html',
    ]);
    const asks = (url: string): boolean => {
      let cancelled: boolean | undefined;
      sessions
        .get('persist:pages')
        ?.handlers['request']?.(
          { url } as never,
          (({ cancel }: { cancel: boolean }) => (cancelled = cancel)) as never,
        );
      return cancelled === false;
    };
    for (const url of ['tangram-app://app/assets/x.js', 'data:image/png;base64,', 'blob:tangram-app://app/1'])
      expect([url, asks(url)]).toEqual([url, true]);
    for (const url of [
      'http://a.example/',
      'https://a.example/',
      'ws://127.0.0.1/',
      'file:///etc/passwd',
      'blob:https://a.example/1',
      'tangram-app://evil/',
      'tangram-app://app.evil/',
      'ftp://a.example/',
      'chrome-extension://x/',
    ])
      expect([url, asks(url)]).toEqual([url, false]);
  });

  test('2 no Node in pages', () => {
    for (const name of ['nodeIntegration', 'nodeIntegrationInWorker', 'nodeIntegrationInSubFrames'])
      expect(preferences(name)).toEqual(every(false));
  });

  test('3 context isolation', () => expect(preferences('contextIsolation')).toEqual(every(true)));

  test('4 sandbox, for each window and for all', () => {
    expect(preferences('sandbox')).toEqual(every(true));
    expect(sources.find(({ file }) => file.endsWith('/main.ts'))?.text).toContain('app.enableSandbox()');
  });

  test('5 permissions: a list of two for our pages, three more for the main window, nothing for others, asked or not', async () => {
    expect(allowedPermissions).toEqual(['clipboard-sanitized-write', 'fullscreen']);
    expect(capturePermissions).toEqual(['media', 'display-capture', 'speaker-selection']);
    const all = [
      'media',
      'geolocation',
      'notifications',
      'midi',
      'midiSysex',
      'openExternal',
      'clipboard-read',
      'display-capture',
      'pointerLock',
      'keyboardLock',
      'idle-detection',
      'fileSystem',
      'hid',
      'serial',
      'usb',
      'storage-access',
      'window-management',
      'local-fonts',
      'speaker-selection',
      'web-printing',
      'unknown',
      ...allowedPermissions,
      ...capturePermissions,
    ];
    for (const [partition, session] of sessions)
      for (const permission of all)
        for (const origin of [
          'tangram-app://app/',
          'tangram-app://evil/',
          'https://a.example/',
          'null',
          '',
        ]) {
          for (const contents of [stage.window.webContents, windows[1]?.webContents, null]) {
            const granted = await new Promise<boolean>((given) => {
              session.handlers['ask']?.(
                contents as never,
                permission as never,
                given as never,
                { requestingUrl: origin, mediaTypes: ['audio', 'video'] } as never,
              );
            });
            const checked = session.handlers['check']?.(
              contents as never,
              permission as never,
              origin as never,
            );
            const isMain = partition === 'persist:pages' && contents === stage.window.webContents;
            const expected =
              partition !== 'persist:sign-in' &&
              origin === 'tangram-app://app/' &&
              (allowedPermissions.includes(permission) ||
                (isMain && capturePermissions.includes(permission)));
            expect([partition, permission, origin, granted, checked]).toEqual([
              partition,
              permission,
              origin,
              expected,
              expected,
            ]);
          }
        }
    for (const session of sessions.values()) {
      expect(session.handlers['device']?.()).toBe(false);
      let streams: unknown = 'unasked';
      session.handlers['screen']?.({} as never, ((given: unknown) => (streams = given)) as never);
      expect(streams).toBeNull();
      let paired: unknown;
      session.handlers['pairing']?.({} as never, ((given: unknown) => (paired = given)) as never);
      expect(paired).toEqual({ confirmed: false });
      const download = event();
      session.emit('will-download', download);
      expect([download.defaultPrevented, session.spellChecker]).toEqual([true, false]);
    }
    expect([...sessions.keys()].sort()).toEqual(['', 'persist:pages', 'persist:sign-in']);
  });

  test('6 web security stays on', () => expect(preferences('webSecurity')).toEqual(every(true)));

  test('7 a content security policy on every page', async () => {
    const serve = sessions.get('persist:pages')?.schemes['tangram-app'];
    const answer = await serve?.(new Request('tangram-app://app/'));
    expect(answer?.headers.get('content-security-policy')).toBe(appPolicy);
  });

  test('8 no insecure content', () =>
    expect(preferences('allowRunningInsecureContent')).toEqual(every(false)));

  test('9, 10 no experiments, no Blink features, no switches of the command line', () => {
    expect(preferences('experimentalFeatures')).toEqual(every(false));
    expect(preferences('enableBlinkFeatures')).toEqual(every(undefined));
    for (const { file, text } of sources)
      expect([file, /appendSwitch|enableBlinkFeatures:/.test(text)]).toEqual([file, false]);
  });

  test('11, 12 no web views: none allowed, none attached', () => {
    expect(preferences('webviewTag')).toEqual(every(false));
    for (const { webContents } of windows) {
      const asked = event();
      webContents.emit('will-attach-webview', asked, {}, {});
      expect(asked.defaultPrevented).toBe(true);
    }
  });

  test.each(['will-navigate', 'will-redirect', 'will-frame-navigate'])(
    '13 no navigation away: %s',
    (name) => {
      const away = [
        'https://a.example/',
        'http://127.0.0.1/',
        'file:///etc/passwd',
        'data:text/html,x',
        'javascript:alert(1)',
        'tangram-app://evil/',
        'tangram-app://app.evil/',
        'tangram-app://x@app/',
        'about:blank',
        'chrome://gpu',
        '',
      ];
      for (const { webContents } of windows.slice(0, 2)) {
        for (const url of away) {
          const asked = event({ url });
          webContents.emit(name, asked);
          expect([url, asked.defaultPrevented]).toEqual([url, true]);
        }
        const own = event({ url: 'tangram-app://app/main/messages' });
        webContents.emit(name, own);
        expect(own.defaultPrevented).toBe(false);
      }
    },
  );

  test('14 no new windows', () => {
    for (const { webContents } of windows)
      for (const url of ['https://a.example/', 'tangram-app://app/', 'about:blank', 'javascript:1'])
        expect(webContents.openHandler?.({ url })).toEqual({ action: 'deny' });
    expect(BrowserWindow.all).toHaveLength(3);
  });

  test('15 links are opened in one place, after a look (links.test.ts has the hostile ones)', () => {
    expect(sources.filter(({ text }) => text.includes('openExternal(')).map(({ file }) => file)).toEqual([
      'gui/desktop/open-link.ts',
    ]);
  });

  test('16 a current Electron: the exact version of the lockfile', () => {
    const { dependencies } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as {
      dependencies: Record<string, string>;
    };
    expect(dependencies['electron']).toMatch(/^4[5-9]\.\d+\.\d+$/);
  });

  test('17 the sender of every message is looked at', async () => {
    const { webContents } = stage.window;
    const stranger = new FakeContents(undefined);
    stranger.mainFrame = { url: 'tangram-app://app/' };
    const foreign = [
      [webContents, { url: 'https://evil.example/' }],
      [webContents, { url: 'tangram-app://app/' }],
      [webContents, null],
      [stranger, stranger.mainFrame],
      [windows[2]?.webContents, windows[2]?.webContents.mainFrame],
    ] as const;
    const names = answeredChannels();
    expect(names.sort()).toEqual(
      Object.values(channels)
        .filter((name) => ![channels.officePort, channels.visit, channels.choose].includes(name as never))
        .sort(),
    );
    const before = webContents.posted.length;
    for (const channel of names)
      for (const [contents, frame] of foreign) {
        if (contents === undefined) throw new Error('a window is missing');
        if (channel === channels.connectOffice) sendFrom(contents, channel, [], frame ?? null);
        else await expect(invoke(contents, channel, [], frame ?? null)).rejects.toThrow('refused');
      }
    expect(webContents.posted).toHaveLength(before);
    // A picture's page may ask for its picture, and for nothing else; the main page not for a picture.
    const preview = windows[1]?.webContents;
    if (preview === undefined) throw new Error('no preview');
    expect(await invoke(preview, channels.previewContent)).toEqual(picture);
    await expect(invoke(preview, channels.system)).rejects.toThrow('refused');
    await expect(invoke(webContents, channels.previewContent)).rejects.toThrow('refused');
  });

  test('18 our own scheme instead of files', async () => {
    await import('../../gui/desktop/preload/our-page.ts');
    for (const { file, text } of sources)
      expect([file, /loadFile\(|file:\/\/\//.test(text)]).toEqual([file, false]);
    const main = sources.find(({ file }) => file.endsWith('/main.ts'))?.text ?? '';
    expect(main).toContain('registerSchemesAsPrivileged');
    expect(protocol.registered.every(({ privileges }) => privileges['bypassCSP'] !== true)).toBe(true);
  });

  test('19 fuses: no Node mode, no options, no inspector, only the sealed archive', () => {
    expect(fuses).toEqual({
      runAsNode: false,
      enableCookieEncryption: true,
      enableNodeOptionsEnvironmentVariable: false,
      enableNodeCliInspectArguments: false,
      enableEmbeddedAsarIntegrityValidation: true,
      onlyLoadAppFromAsar: true,
      loadBrowserProcessSpecificV8Snapshot: false,
      grantFileProtocolExtraPrivileges: false,
    });
  });

  test('20 pages get functions of ours, and none of Electron', () => {
    const preload = sources.filter(({ file }) => file.startsWith('gui/desktop/preload/'));
    const text = preload.map((one) => one.text.replace(/^import .*$/gm, '')).join('\n');
    expect(text.match(/exposeInMainWorld/g)).toHaveLength(1);
    // No listener gets the event, whose sender is the way to everything; no channel comes from the page.
    expect(text).not.toMatch(/ipcRenderer\s*[,}]|\(event, \.\.\.|invoke\((?!channels\.)/);
    expect(exposed).toEqual({});
  });
});

test('developer tools are not in a package', () => {
  expect(app.isPackaged).toBe(false);
  expect(preferences('devTools')).toEqual(every(true));
  expect(sources.find(({ file }) => file.endsWith('/desktop.ts'))?.text).toContain(
    'devTools = !app.isPackaged',
  );
});
