// The terminal client and what lies on its device: files in parts and too large, the cache, a read flash message, a damaged store.
import { globSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { scanForFlash } from '#cli/commands/doctor/burn.ts';
import type { Office } from '#sdk/office.ts';
import { planSmallOffice } from '#fixtures/seed/small.ts';
import { beforeSecondTry } from '../support/second-try.ts';
import { openChat } from '../support/terminal-desk.ts';
import { TerminalOffice } from '../support/terminal-client.ts';
import { type TestTerminal, whyNoTerminal } from '../support/terminal.ts';
import { waitUntil } from '../support/wait-until.ts';

const chatId = '00001';
const group = '小组讨论';
const megabyte = 1_048_576;

describe.skipIf(whyNoTerminal !== undefined)('on the device of the terminal client', () => {
  let office: TerminalOffice;
  let owner: Office;
  let terminal: TestTerminal;
  const dictionary = (name: string, value: string) =>
    office.running.office.store.people.setDictionary('sys_pc_client_params', name, value);
  const begin = async (): Promise<void> => {
    const plan = planSmallOffice({ now: Date.now() });
    const people = plan.people.map((one) =>
      one.loginName === 'dingyi' ? { ...one, departmentId: '100' } : one,
    );
    office = await TerminalOffice.start({ ...plan, people }, 'bowen');
    await dictionary('IMUploadMinSize', '1');
    await dictionary('IMUploadMaxSize', '12');
    await dictionary('show_root_user', 'false');
    owner = await office.colleague('anran');
  };
  beforeAll(begin);
  beforeSecondTry(async () => {
    await office.close();
    await begin();
  });
  afterEach(() => terminal.close());
  afterAll(() => office.close());

  const start = async (): Promise<void> => {
    terminal = await office.terminal({ columns: 120, rows: 30 });
    await terminal.waitForText('● 在线');
    await terminal.waitForText(group);
  };
  const openGroup = (): Promise<void> => openChat(terminal, group, group);
  const cached = (): string[] => globSync(join(office.folder, '**/Image/*/*'));

  test('a file above IMUploadMinSize goes in parts, one above IMUploadMaxSize is refused with that limit', async () => {
    const parts = vi.spyOn(office.running.office.partUploads, 'take');
    const whole = vi.spyOn(office.running.office.files, 'take');
    onTestFinished(() => {
      for (const spy of [parts, whole]) spy.mockRestore();
    });
    const attach = async (name: string, size: number): Promise<void> => {
      const path = join(office.folder, name);
      writeFileSync(path, '');
      truncateSync(path, size);
      terminal.type(`/file ${path}`);
      await terminal.waitForText(name);
      terminal.press('Enter');
    };
    await start();
    await openGroup();
    await attach('large.bin', 9 * megabyte);
    await waitUntil('the file', async () => (await owner.files.ofChat(chatId)).length > 0);
    expect(await owner.files.ofChat(chatId)).toMatchObject([{ name: 'large.bin', size: 9 * megabyte }]);
    // Four megabytes twice and the rest, and nothing as one piece.
    expect([parts.mock.calls.length, whole.mock.calls.length]).toEqual([3, 0]);
    await attach('huge.bin', 13 * megabyte);
    await terminal.waitForText('文件大小超过 12 MB 的限制');
    expect(await owner.files.ofChat(chatId)).toHaveLength(1);
  });

  test('a picture that came lies in the folder of its kind and month; settings count it and clear it', async () => {
    await start();
    await openGroup();
    const content = new Blob([new Uint8Array(PNG.sync.write(new PNG({ width: 30, height: 30 })))]);
    const sent = { chatId, source: { content }, name: '现场.png', mime: 'image/png', wait: true };
    await owner.files.send(sent);
    // Under its name when it is there as a whole.
    await expect.poll(cached).toEqual([expect.stringMatching(/Image[/\\]\d{4}-\d{2}[/\\]现场\.png$/)]);
    terminal.press('Alt+S');
    await terminal.waitForText('外观与语言');
    terminal.press('Tab');
    await terminal.waitForText('已存消息');
    await terminal.waitForText('1 个文件');
    terminal.press(...Array.from({ length: 9 }, () => 'Down'));
    await terminal.waitFor('the act', ({ lines }) =>
      lines.some((line) => line.startsWith('▌') && line.includes('清理缓存')),
    );
    terminal.press('Enter');
    await terminal.waitForText('清理缓存？');
    terminal.press('y');
    await terminal.waitForText('已清理 1 个文件');
    expect(cached()).toEqual([]);
  });

  test('a flash message that was read is in no file of the device', async () => {
    const words = '这句话看完以后哪里都没有了';
    await start();
    await openGroup();
    await owner.chat.send({ chatId, text: words, flash: true, wait: true });
    await terminal.waitForText('[闪信]');
    terminal.press('Shift+Tab');
    await terminal.waitForText('Enter 写消息');
    terminal.press('Up');
    await terminal.waitFor('the flash message', ({ text }) => /▌ +\[闪信\]/.test(text));
    terminal.press('v');
    await terminal.waitForText(words);
    terminal.press('Ctrl+Q');
    await terminal.ended;
    const scan = await scanForFlash([office.folder], words);
    expect(scan.files).toBeGreaterThan(3);
    expect(scan.copies).toEqual([]);
  });

  test('people in the root department are listed only where show_root_user says so', async () => {
    // A client knows the dictionary of its last start until the office has told it anew.
    const isListed = async (): Promise<boolean> => {
      await start();
      terminal.press('Alt+2');
      const { text } = await terminal.waitForText('二组');
      await terminal.close();
      return text.includes('丁一');
    };
    await waitUntil('a tree without them', async () => !(await isListed()));
    await dictionary('show_root_user', 'true');
    await waitUntil('a tree with them', isListed);
  });

  test('a damaged store is built anew: one line says so, and the messages are there', async () => {
    const [path = ''] = globSync(join(office.folder, 'data/tangram/profiles/default/*.sqlite'));
    for (const log of [`${path}-wal`, `${path}-shm`]) rmSync(log, { force: true });
    writeFileSync(path, Buffer.alloc(8_192, 7));
    terminal = await office.terminal({ columns: 120, rows: 30 });
    await terminal.waitForText('本机数据损坏，已重新建立并从服务器补回');
    await terminal.waitForText('● 在线');
    await openGroup();
    await terminal.waitForText('大家好');
  });
});
