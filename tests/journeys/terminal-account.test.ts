// Somebody looks after their own account in the terminal client: picture, password, and the devices that are signed in.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { describe, expect, onTestFinished, test } from 'vitest';
import { TerminalOffice } from '../support/terminal-client.ts';
import { terminalPlan } from '../support/terminal-plan.ts';
import { type TestTerminal, whyNoTerminal } from '../support/terminal.ts';

const chosen = 'Quiet-Heron-4096';

describe.skipIf(whyNoTerminal !== undefined)('the account in the terminal client', () => {
  /** An office of its own each time: passwords and devices are changed for good. */
  const begin = (): Promise<TerminalOffice> => TerminalOffice.start(terminalPlan(), 'reader');
  /** The client with the account's sheet open. */
  const start = async (office: TerminalOffice): Promise<TestTerminal> => {
    const terminal = await office.terminal({ columns: 80, rows: 24 });
    await terminal.waitForText('● 在线');
    terminal.press('Alt+A');
    await terminal.waitForText('个人信息');
    return terminal;
  };

  test('a picture is chosen by its path, and everybody gets its address', async () => {
    await using office = await begin();
    const folder = mkdtempSync(join(tmpdir(), 'tangram-picture-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    writeFileSync(join(folder, '我.png'), PNG.sync.write(new PNG({ width: 20, height: 20 })));
    const terminal = await start(office);
    terminal.press('p');
    await terminal.waitForText(' 头像 ─');
    terminal.type(`${folder}/`);
    await terminal.waitFor('the picture', ({ lines }) => /^▌.*我\.png/.test(lines[3] ?? ''));
    terminal.press('Enter');
    await terminal.waitForText('头像 · 移除');
    const elsewhere = await office.colleague('writer');
    const { people } = await elsewhere.contacts.search('reader');
    expect(people[0]?.avatar).not.toBe('');
    // What is opened from here leads back here, one step at a time.
    terminal.press('G');
    await terminal.waitFor('a device', ({ text }) => /^▌ [●○] /m.test(text));
    terminal.press('Up');
    await terminal.waitFor('the product', ({ text }) => /^▌ › 关于/m.test(text));
    terminal.press('Enter');
    await terminal.waitForText('许可证有效期');
    terminal.press('Escape');
    await terminal.waitForText('个人信息');
  });

  test('a device is signed out after a question', async () => {
    await using office = await begin();
    const elsewhere = await office.colleague('reader');
    await office.colleague('reader', { remember: true });
    const terminal = await start(office);
    await terminal.waitForText('本机');
    const { length: before } = await elsewhere.account.devices();
    // The devices stand by when they were last used; the one that is elsewhere is looked for.
    terminal.press('G');
    const last = await terminal.waitFor('a device', ({ text }) => /^▌ [●○] /m.test(text));
    if (last.lines.some((line) => line.startsWith('▌') && line.includes('本机'))) terminal.press('Up');
    await terminal.waitFor('the one elsewhere', ({ text }) => /^▌ [●○] (?!.*本机)/m.test(text));
    terminal.press('d');
    await terminal.waitForText('这台设备下次需要输入密码登录');
    terminal.press('y');
    await terminal.waitForText('已撤销');
    expect(await elsewhere.account.devices()).toHaveLength(before - 1);
  });

  test('a password that breaks a rule is not sent; a good one holds, and nothing of it is seen', async () => {
    await using office = await begin();
    const terminal = await start(office);
    terminal.press('w');
    await terminal.waitForText('新密码的要求');
    terminal.type('wrong-password');
    terminal.press('Tab');
    terminal.type('reader aaaaaaa');
    await terminal.waitFor(
      'broken rules',
      ({ text }) => /! 不含空格/.test(text) && /! 同一个字符/.test(text),
    );
    terminal.press('Tab');
    terminal.type('other');
    terminal.press('Enter');
    await terminal.waitForText('两次输入的新密码不一致');
    terminal.press('Ctrl+U');
    terminal.type(chosen);
    terminal.press('Up', 'Ctrl+U');
    terminal.type(chosen);
    await terminal.waitFor('no broken rule', ({ text }) => !/^ +! /m.test(text));
    terminal.press('Enter', 'Enter');
    await terminal.waitForText('旧密码不正确');
    terminal.press('Up', 'Up', 'Ctrl+U');
    terminal.type(office.passwordOf('reader'));
    terminal.press('Enter', 'Enter', 'Enter');
    await terminal.waitForText('密码已修改');
    await terminal.waitForText('个人信息');
    expect(terminal.output).not.toContain(chosen);
    const elsewhere = await office.colleague('reader', { password: chosen });
    expect((await elsewhere.account.devices()).length).toBeGreaterThan(0);
  });
});
