// The cloud disk in the terminal client: looking, making, renaming, marking, pasting over a taken name, undoing, sending up and reading.
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';
import type { Office } from '#sdk/office.ts';
import { terminalDesk } from '../support/terminal-desk.ts';
import { type TestTerminal, whyNoTerminal } from '../support/terminal.ts';
import { waitUntil } from '../support/wait-until.ts';

describe.skipIf(whyNoTerminal !== undefined)('the disk of the terminal client', () => {
  const desk = terminalDesk();
  const open = async (columns: number, rows: number): Promise<TestTerminal> => {
    const terminal = await desk.open({ columns, rows });
    terminal.press('Alt+3');
    await terminal.waitForText('个人盘');
    await terminal.waitForText('已用');
    return terminal;
  };
  const own = async (): Promise<{ office: Office; rootId: string }> => {
    const office = await desk.office().colleague('reader');
    const [disk] = await office.disk.disks({ kind: 'personal' });
    return { office, rootId: disk?.rootId ?? '' };
  };
  const put = async (office: Office, folderId: string, name: string, bytes: Uint8Array<ArrayBuffer>) => {
    const [id = ''] = await office.disk.upload({ folderId, source: { content: bytes }, name });
    await office.disk.uploaded(id);
  };
  const text = (words: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(words);

  test('a folder is made and renamed by keys, a wrong name says why, and undo takes it back', async () => {
    const { office, rootId } = await own();
    const terminal = await open(80, 24);
    const names = async (): Promise<string[]> =>
      (await office.disk.list(rootId)).rows.map(({ name }) => name);
    terminal.press('n');
    await terminal.waitForText('新建文件夹');
    terminal.type('a:b');
    await terminal.waitForText('不能包含以下字符');
    terminal.press('Backspace', 'Backspace', 'Backspace');
    terminal.type('夜班');
    terminal.press('Enter');
    await waitUntil('the folder', async () => (await names()).includes('夜班'));
    await terminal.waitForText('夜班/');
    terminal.press('r');
    await terminal.waitForText('重命名');
    terminal.type('表');
    terminal.press('Enter');
    await waitUntil('the new name', async () => (await names()).includes('夜班表'));
    await terminal.waitForText('夜班表/');
    terminal.press('z');
    await waitUntil('the old name', async () => (await names()).includes('夜班'));
  });

  test('marked files are copied and pasted; a taken name is asked about; what is deleted comes back', async () => {
    const { office, rootId } = await own();
    const from = await office.disk.mkdir({ id: rootId, diskKind: 'personal' }, '来源');
    const to = await office.disk.mkdir({ id: rootId, diskKind: 'personal' }, '目标');
    for (const name of ['一.txt', '二.txt']) await put(office, from.id, name, text(name));
    await put(office, to.id, '一.txt', text('older'));
    const inTarget = async (): Promise<string[]> =>
      (await office.disk.list(to.id)).rows.map(({ name }) => name);
    const terminal = await open(120, 40);
    const goTo = async (name: string): Promise<void> => {
      terminal.press('/');
      await terminal.waitForText('可以用名称、拼音或首字母查找');
      terminal.type(name);
      terminal.press('Enter');
      await terminal.waitForText(`在云盘中查找: ${name}`);
      await terminal.waitForText(`▌    ${name}/`);
      terminal.press('Enter');
      await terminal.waitForText(`个人盘 / ${name}`);
    };
    await goTo('来源');
    terminal.press('Space', 'Space');
    await terminal.waitForText('已选 2 项');
    terminal.press('c');
    await goTo('目标');
    terminal.press('p');
    await terminal.waitForText('保留两份');
    terminal.press('Enter');
    await waitUntil('both', async () => (await inTarget()).length === 3);
    expect((await inTarget()).toSorted()).toEqual(['一 (1).txt', '一.txt', '二.txt'].toSorted());
    await terminal.waitForText('一 (1).txt');
    terminal.press('d');
    await waitUntil('one less', async () => (await inTarget()).length === 2);
    terminal.press('z');
    await waitUntil('it again', async () => (await inTarget()).length === 3);
  });

  test('a link is made, a version is brought back and a folder comes as one compressed file, by keys', async () => {
    const { office, rootId } = await own();
    const name = '规程.txt';
    await put(office, rootId, name, text('first'));
    const [id = ''] = await office.disk.upload({
      ...{ folderId: rootId, source: { content: text('second') }, name, conflict: 'replace' },
    });
    const { id: nodeId } = await office.disk.uploaded(id);
    const box = await office.disk.mkdir({ id: rootId, diskKind: 'personal' }, '归档');
    await put(office, box.id, '内页.txt', text('inside'));
    const terminal = await open(120, 40);
    terminal.press('End');
    await terminal.waitForText('second');
    terminal.press('L');
    await terminal.waitForText('提取密码');
    terminal.type('4711');
    terminal.press('Enter');
    await terminal.waitForText('永久有效');
    terminal.press('Enter');
    await terminal.waitForText('最多打开次数');
    terminal.type('3');
    terminal.press('Enter');
    await terminal.waitForText('/main/disk/link?token=');
    const [link] = await office.disk.links(nodeId);
    expect(link).toMatchObject({ hasPassword: true, mostOpens: 3 });
    expect(((link?.until ?? 0) - Date.now()) / 86_400_000).toBeCloseTo(7, 1);
    terminal.press('V');
    await terminal.waitForText('恢复到版本 1');
    terminal.press('Down', 'Enter');
    await terminal.waitForText('与版本 1 比较');
    terminal.press('Down', 'Enter');
    await terminal.waitForText('- first');
    await terminal.waitForText('+ second');
    terminal.press('Escape');
    await terminal.waitForText('归档/');
    terminal.press('V');
    await terminal.waitForText('恢复到版本 1');
    terminal.press('Down', 'Enter');
    await terminal.waitForText('与版本 1 比较');
    terminal.press('Enter');
    await waitUntil('the first version', async () => (await office.disk.stat(nodeId)).node.version === 3);
    await terminal.waitForText('first');
    terminal.press('F');
    await terminal.waitForText('全部类型');
    terminal.type('文件夹');
    terminal.press('Enter');
    await terminal.waitFor('only folders', ({ text: shown }) => !shown.includes(name));
    await terminal.waitForText('▌    归档/');
    terminal.press('s');
    await terminal.waitForText('下载');
    terminal.type(desk.office().folder);
    terminal.press('Enter');
    await waitUntil('the archive', async () => existsSync(join(desk.office().folder, '归档.zip')));
  });

  test('a file of this computer goes up, its text is read beside it, and a picture stands in its cells', async () => {
    const { office, rootId } = await own();
    const place = join(desk.office().folder, '值班记录.md');
    writeFileSync(place, '# 值班记录\n\n一切正常，无异常告警。\n');
    const png = new PNG({ width: 64, height: 48 });
    png.data.fill(180);
    await put(office, rootId, '现场.png', Uint8Array.from(PNG.sync.write(png)));
    const terminal = await open(120, 40);
    terminal.press('u');
    await terminal.waitForText('发送文件或文件夹');
    terminal.type(place);
    await terminal.waitForText('值班记录.md');
    terminal.press('Enter');
    await waitUntil('the file', async () =>
      (await office.disk.list(rootId)).rows.some(({ name }) => name === '值班记录.md'),
    );
    // Its row, with its size: the picture stands before it.
    await terminal.waitForText('50 B');
    terminal.press('End');
    await terminal.waitForText('一切正常，无异常告警。');
    terminal.press('Up');
    await terminal.waitForText('▀▀▀▀');
    terminal.press('End');
    await terminal.waitForText('一切正常，无异常告警。');
    terminal.press('Enter');
    await terminal.waitForText('一切正常，无异常告警。');
    terminal.press('Escape');
    await terminal.waitForText('现场.png');
  });

  test('several things are shared at once, for as long as is chosen; what is there already stops no other that is fetched', async () => {
    const { office, rootId } = await own();
    const box = await office.disk.mkdir({ id: rootId, diskKind: 'personal' }, '一起给');
    for (const name of ['甲.txt', '乙.txt', '丙.txt']) await put(office, box.id, name, text(name));
    const to = mkdtempSync(join(desk.office().folder, 'fetched-'));
    writeFileSync(join(to, '甲.txt'), 'mine');
    const terminal = await open(120, 40);
    terminal.press('/');
    await terminal.waitForText('可以用名称、拼音或首字母查找');
    terminal.type('一起给');
    terminal.press('Enter');
    await terminal.waitForText('▌    一起给/');
    terminal.press('Enter');
    await terminal.waitForText('个人盘 / 一起给');
    terminal.press('Space', 'Space', 'Space');
    await terminal.waitForText('已选 3 项');
    terminal.press('s');
    await terminal.waitForText('下载');
    terminal.type(to);
    terminal.press('Enter');
    await terminal.waitForText('1 项没有成功');
    expect(readdirSync(to).toSorted()).toEqual(['丙.txt', '乙.txt', '甲.txt'].toSorted());
    expect(readFileSync(join(to, '甲.txt'), 'utf8')).toBe('mine');
    terminal.press('S');
    await terminal.waitForText('共享 3 项');
    await terminal.waitForText('▌ ○ 林若溪');
    terminal.press('Enter');
    await terminal.waitForText('✓ 林若溪');
    terminal.press('Ctrl+S');
    await terminal.waitForText('编辑');
    terminal.press('Enter');
    await terminal.waitForText('永久有效');
    terminal.type('7 天');
    terminal.press('Enter');
    await terminal.waitForText('已共享 3 项');
    const shares = (await office.disk.shares('out')).filter(({ node }) => node.parentId === box.id);
    expect(shares.map(({ node }) => node.name).toSorted()).toEqual(['丙.txt', '乙.txt', '甲.txt'].toSorted());
    for (const { node } of shares) {
      const [grant] = await office.disk.grants(node.id);
      expect(grant?.level).toBe('download');
      expect(((grant?.until ?? 0) - Date.now()) / 86_400_000).toBeCloseTo(7, 1);
    }
  });
});
