// The program's first module: what has to be said before Electron is ready is said, and nothing waits for itself.
import { afterEach, expect, test, vi } from 'vitest';
import type { BrowserWindow, app as FakeApp, protocol as FakeProtocol } from '../support/fake-electron.ts';
import { useHome } from './stage.ts';

afterEach(() => vi.unstubAllGlobals());

test('the module is evaluated before Electron is ready; then a window opens, and a fault is told', async () => {
  useHome();
  vi.resetModules();
  const electron = (await import('electron')) as unknown as {
    app: typeof FakeApp;
    protocol: typeof FakeProtocol;
    BrowserWindow: typeof BrowserWindow;
    calls: string[];
    dialogs: { detail?: string }[];
  };
  let ready: () => void = () => undefined;
  electron.app.evaluated = new Promise((resolve) => (ready = resolve));
  vi.stubGlobal('TANGRAM_VARIANT', 'default');
  const words = process.argv;
  process.argv = ['electron', 'main.js', '--server=http://127.0.0.1:1'];
  try {
    await import('../../gui/desktop/main.ts');
  } finally {
    process.argv = words;
  }
  expect(electron.protocol.registered).toEqual([
    { scheme: 'tangram-app', privileges: { standard: true, secure: true, supportFetchAPI: true } },
  ]);
  expect(electron.calls).toEqual(['app.enableSandbox']);
  expect(electron.BrowserWindow.all).toEqual([]);
  ready();
  await expect.poll(() => electron.BrowserWindow.all).toHaveLength(1);
  expect(electron.BrowserWindow.all[0]?.webContents.mainFrame.url).toBe('tangram-app://app/');

  vi.resetModules();
  vi.stubGlobal('TANGRAM_VARIANT', 'nobody');
  const again = (await import('electron')) as unknown as typeof electron;
  await import('../../gui/desktop/main.ts');
  await expect.poll(() => again.calls).toContain('app.exit 1');
  expect(again.dialogs[0]?.detail).not.toBe('');
});
