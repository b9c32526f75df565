// What stands outside the page: the tray's menu, badges, the list before quitting, the menu bar, the key of the secrets.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createTranslator } from '#sdk/locales/index.ts';
import { appMenu, setAppMenu } from '../../../gui/desktop/app-menu.ts';
import { showBadges } from '../../../gui/desktop/badges.ts';
import { dotPicture } from '../../../gui/desktop/dot-picture.ts';
import { desktopSecretsKey } from '../../../gui/desktop/secrets-key.ts';
import { trayMenu, trayTip } from '../../../gui/desktop/tray.ts';
import { mayEnd, unfinishedLines } from '../../../gui/desktop/unfinished.ts';
import type { UnfinishedWork } from '../../../gui/worker/desktop-messages.ts';
import {
  answers,
  app,
  BrowserWindow,
  dialogs,
  facts,
  Menu,
  resetElectron,
} from '../../support/fake-electron.ts';

beforeEach(resetElectron);
const folder = mkdtempSync(join(tmpdir(), 'tangram-shell-'));
afterAll(() => rmSync(folder, { recursive: true }));
const zh = createTranslator('zh');
const en = createTranslator('en');
const window = () => new BrowserWindow({ webPreferences: {} }) as never;

test('the tray: show, lock, do not disturb, quit', () => {
  const done: string[] = [];
  const acts = {
    show: () => done.push('show'),
    lock: () => done.push('lock'),
    setDoNotDisturb: (on: boolean) => done.push(`dnd ${on}`),
    quit: () => done.push('quit'),
  };
  const state = { name: '七巧', unread: 0, todo: 0, canLock: true, locked: false, doNotDisturb: false };
  const rows = trayMenu(state, acts, zh);
  expect(rows.map(({ label, type }) => label ?? type)).toEqual([
    '显示七巧',
    'separator',
    '锁定',
    '勿扰',
    'separator',
    '退出',
  ]);
  for (const { click } of rows) click?.({ checked: true } as never, undefined, {} as never);
  expect(done).toEqual(['show', 'lock', 'dnd true', 'quit']);
  const lock = (more: object) => trayMenu({ ...state, ...more }, acts, en)[2]?.enabled;
  expect([lock({}), lock({ canLock: false }), lock({ locked: true })]).toEqual([true, false, false]);
});

test('the tray says what is unread and what waits, each where there is any', () => {
  const tip = (unread: number, todo: number) => trayTip({ name: '七巧', unread, todo }, zh);
  expect([tip(0, 0), tip(2, 0), tip(0, 3), tip(2, 3)]).toEqual([
    '七巧',
    '七巧 · 2 条未读',
    '七巧 · 待办 3',
    '七巧 · 2 条未读 · 待办 3',
  ]);
});

test('badges: a number on docks and launchers, a dot over the task bar’s icon, gone at zero', () => {
  const shown = window() as unknown as BrowserWindow;
  showBadges(shown as never, 3, en, 'darwin');
  expect(app.badge).toBe(3);
  showBadges(shown as never, 3, en, 'win32');
  expect(shown.overlay?.description).toBe('3 unread messages');
  expect(shown.flashing).toBe(true);
  showBadges(shown as never, 0, en, 'win32');
  expect([shown.overlay, shown.flashing]).toEqual([{ image: null, description: '' }, false]);
  const dot = PNG.sync.read(dotPicture(32));
  const alpha = (x: number, y: number): number => dot.data[(y * 32 + x) * 4 + 3] ?? -1;
  expect([alpha(0, 0), alpha(16, 16)]).toEqual([0, 255]);
});

const waits = (title: string): UnfinishedWork => ({
  kind: 'message',
  place: '数字化平台组',
  title,
  keeps: true,
});
const upload: UnfinishedWork = { kind: 'upload', place: '个人网盘', title: '图纸.dwg', keeps: false };

test('messages that wait may wait for the next start; files that would be lost block the end', async () => {
  expect(await mayEnd([], window(), zh)).toBe(true);
  expect(dialogs).toEqual([]);
  expect(await mayEnd([waits('四点开会')], window(), zh)).toBe(false);
  answers.push(1);
  expect(await mayEnd([waits('四点开会')], window(), zh)).toBe(true);
  answers.push(1, 1);
  expect(await mayEnd([waits('四点开会'), upload], window(), en)).toBe(false);
  expect(dialogs.at(-1)?.buttons).toEqual(['Go back']);
  expect(dialogs.at(-1)?.detail).toContain('• Upload — 个人网盘: 图纸.dwg');
});

test('a long list ends with a number', () => {
  const lines = unfinishedLines(
    Array.from({ length: 20 }, (_, at) => waits(`${at}`)),
    zh,
  );
  expect([lines.length, lines.at(-1)]).toEqual([9, '还有 12 项']);
});

test('a menu bar only where the system has one for all', () => {
  expect(appMenu('linux')).toBeNull();
  setAppMenu('win32');
  expect(Menu.application).toBeNull();
  expect(appMenu('darwin')?.map(({ role }) => role)).toEqual(['appMenu', 'editMenu', 'windowMenu']);
});

test('the key of the secrets is made once, sealed, and not at all without a real keychain', async () => {
  const file = join(folder, 'secrets.key');
  const key = await desktopSecretsKey(file, 'linux');
  expect(key?.byteLength).toBe(32);
  expect(await desktopSecretsKey(file, 'linux')).toEqual(key);
  expect(readFileSync(file, 'latin1')).not.toContain(Buffer.from(key ?? []).toString('base64'));
  facts.keychainAge = 2;
  expect(await desktopSecretsKey(file, 'linux')).toEqual(key);
  expect(readFileSync(file, 'latin1')).toMatch(/^sealed2:/);
  facts.backend = 'basic_text';
  expect(await desktopSecretsKey(file, 'linux')).toBeUndefined();
  expect(await desktopSecretsKey(file, 'darwin')).toEqual(key);
  facts.keychain = false;
  expect(await desktopSecretsKey(file, 'win32')).toBeUndefined();
});
