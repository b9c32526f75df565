// The cloud disk in the window: making, renaming, sending up, copying over a taken name, deleting, sharing, and chats that take from it.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BlobReader, ZipReader } from '@zip.js/zip.js';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import type { Office } from '#sdk/office.ts';
import { beforeSecondTry, ownWords } from '../support/second-try.ts';
import { waitUntil } from '../support/wait-until.ts';
import { audit as auditPage, inTheme } from '../support/audit.ts';
import { hasBrowser, lead, openStage, type Stage } from './gui/browser-office.ts';

const there = hasBrowser('gui-disk');
const folder = mkdtempSync(join(tmpdir(), 'tangram-gui-disk-'));
let stage: Stage;
let page: Page;
let me: Office;
let colleague: Office;

const row = (name: string): Locator => page.locator('.tg-disk-table__body [role=row]', { hasText: name });
const dialog = (): Locator => page.getByRole('dialog');
const open = async (place: string): Promise<void> => {
  await lead(page, `/main/disk/${place}`);
  await page.locator('.tg-disk').waitFor();
};
const rootId = async (): Promise<string> => (await me.disk.disks({ kind: 'personal' }))[0]?.rootId ?? '';
const named = async (parentId: string): Promise<string[]> =>
  (await me.disk.list(parentId)).rows.map(({ name }) => name);
/** Makes a folder by the key, in the row where its name is written. */
const makeFolder = async (name: string): Promise<void> => {
  await page.keyboard.press('Alt+n');
  await page.locator('.tg-disk-edit input').fill(name);
  await page.keyboard.press('Enter');
  await row(name).waitFor();
};
const putUp = async (name: string, text: string): Promise<void> => {
  const path = join(folder, name);
  writeFileSync(path, text);
  await page.locator('input[type=file]:not([webkitdirectory])').first().setInputFiles(path);
};

beforeAll(async () => {
  if (!there) return;
  stage = await openStage();
  [page, me, colleague] = await Promise.all([
    stage.page('shenzhixing'),
    stage.client('shenzhixing'),
    stage.client('linruoxi'),
  ]);
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  if (there) await stage.close();
});
beforeSecondTry(async () => stage.home(page, 'shenzhixing'));

test.skipIf(!there)(
  'a folder is made, a wrong name says why in its row, and a new name can be undone',
  async () => {
    const name = ownWords('夜班');
    await open('personal');
    await row('工作总结').waitFor();
    await page.keyboard.press('Alt+n');
    const field = page.locator('.tg-disk-edit input');
    await field.fill('a:b');
    await page.keyboard.press('Enter');
    await page.getByText('不能包含以下字符：/ \\ : * ? " < > |').waitFor();
    await field.fill('工作总结');
    await page.keyboard.press('Enter');
    await page.getByText('已存在同名的文件夹或文件').waitFor();
    await field.fill(name);
    await page.keyboard.press('Enter');
    await row(name).click();
    await page.keyboard.press('F2');
    await page.keyboard.press('Enter');
    await page.getByText('名称未发生变化').waitFor();
    await field.fill(`${name} 二`);
    await page.keyboard.press('Enter');
    await row(`${name} 二`).waitFor();
    await page.getByRole('button', { name: '撤销' }).last().click();
    await waitUntil('the old name', async () => (await named(await rootId())).includes(name));
    await row(name).waitFor();
  },
);

test.skipIf(!there)(
  'files go up; a copy over a taken name is decided; what is deleted comes back, or is gone from the bin after a question',
  async () => {
    const [box, note] = [ownWords('箱子'), `${ownWords('记录')}.md`];
    await open('personal');
    await row('工作总结').waitFor();
    await makeFolder(box);
    await putUp(note, '# 记录');
    // On a phone the list with its button is away while one looks into a folder.
    await page.setViewportSize({ width: 390, height: 844 });
    const small = `${ownWords('手机')}.md`;
    await putUp(small, '# 手机');
    await row(small).waitFor();
    await page.setViewportSize({ width: 1440, height: 900 });
    await row(note).click();
    await page.keyboard.press('Control+c');
    await page.getByRole('button', { name: box, exact: true }).click();
    await page.getByText('这个文件夹还是空的').waitFor();
    await page.keyboard.press('Control+v');
    await row(note).waitFor();
    await page.keyboard.press('Control+v');
    await page.getByText('目标位置已有 1 个同名项').waitFor();
    await dialog().getByRole('button', { name: '确定' }).click();
    const second = note.replace('.md', ' (1).md');
    await row(second).click();
    await page.keyboard.press('Delete');
    await row(second).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: '撤销' }).last().click();
    await row(second).click();
    await page.keyboard.press('Delete');
    await row(second).waitFor({ state: 'detached' });
    await open('trash');
    await row(second).first().click({ button: 'right' });
    await page.getByRole('menuitem', { name: '彻底删除' }).click();
    await dialog().getByText(`彻底删除“${second}”？删除后无法找回。`).waitFor();
    await dialog().getByRole('button', { name: '彻底删除' }).click();
    await waitUntil(
      'an empty place',
      async () => !(await me.disk.trashed()).rows.some(({ name }) => name === second),
    );
  },
);

test.skipIf(!there)(
  'dragged rows move into a folder; what may not be moved to a root says so and stays',
  async () => {
    const [box, note] = [ownWords('目标'), `${ownWords('拖动')}.txt`];
    await open('personal');
    await row('工作总结').waitFor();
    await makeFolder(box);
    await putUp(note, 'x');
    await row(note).waitFor();
    await row(note).dragTo(row(box));
    await row(note).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: box, exact: true }).click();
    await row(note).waitFor();
    await row(note).dragTo(page.locator('.tg-disk-crumbs a', { hasText: '个人盘' }));
    await page.getByText('文件不能移动到根目录').waitFor();
    await row(note).waitFor();
    // Out of the window it goes as its content, under its name.
    const outward = (): Promise<string> =>
      row(note).evaluate((line) => {
        const dataTransfer = new DataTransfer();
        line.dispatchEvent(new DragEvent('dragstart', { bubbles: true, dataTransfer }));
        return dataTransfer.getData('DownloadURL');
      });
    await row(note).locator('[data-column=size]').click();
    await waitUntil('an address to drag out', async () => (await outward()) !== '');
    const [, name, ...address] = (await outward()).split(':');
    expect([name, await (await fetch(address.join(':'))).text()]).toEqual([note, 'x']);
  },
);

test.skipIf(!there)(
  'a share comes as a card and is counted; a right is given to a group until a day; a link opens by its password',
  async () => {
    const note = `${ownWords('共享')}.md`;
    await open('personal');
    await row('工作总结').waitFor();
    await putUp(note, '# 共享的内容');
    await row(note).click();
    await page.keyboard.press('Alt+s');
    await dialog().getByRole('combobox', { name: '给谁' }).fill('林若溪');
    await dialog()
      .getByRole('option', { name: /林若溪/ })
      .click();
    await dialog().getByRole('button', { name: '共享', exact: true }).click();
    await dialog().waitFor({ state: 'hidden' });
    const [share] = await colleague.disk.shares('in');
    expect(share).toMatchObject({ level: 'download', node: { name: note } });
    await colleague.disk.markShare(share?.id ?? '', false);
    await open('mine');
    await row(note)
      .getByText(/已读 1 · 未读 0/)
      .waitFor();
    await open('personal');
    await row(note).click({ button: 'right' });
    await page.getByRole('menuitem', { name: '授权' }).click();
    await dialog().getByRole('combobox', { name: '给谁' }).fill('数字化平台组');
    await dialog()
      .getByRole('option', { name: /数字化平台组/ })
      .first()
      .click();
    await dialog().getByRole('combobox', { name: '权限', exact: true }).selectOption('edit');
    await dialog().getByRole('combobox', { name: '有效期' }).selectOption('7');
    await dialog().getByRole('button', { name: '授权', exact: true }).click();
    await dialog()
      .getByRole('listitem')
      .filter({ hasText: '数字化平台组' })
      .getByText(/有效期至/)
      .waitFor();
    await page.keyboard.press('Escape');
    await row(note).click({ button: 'right' });
    await page.getByRole('menuitem', { name: '链接' }).click();
    await dialog().getByLabel('提取密码（可不填）').fill('四位以上');
    await dialog().getByRole('button', { name: '生成链接' }).click();
    const address = (await dialog().locator('output span').first().textContent()) ?? '';
    const token = new URL(address).searchParams.get('token') ?? '';
    const other = await stage.client('hejing');
    await expect(other.disk.openLink(token, '不对')).rejects.toMatchObject({ code: 'diskLinkPassword' });
    expect(await other.disk.openLink(token, '四位以上')).toMatchObject({ name: note });
  },
);

test.skipIf(!there)(
  'a file of a chat goes to a disk, and a file of a disk into a chat, without a transfer',
  async () => {
    const note = `${ownWords('发来的')}.txt`;
    await lead(page, '/main/messages');
    await page.locator('.tg-row', { hasText: '数字化平台组' }).first().click();
    await page.waitForURL(/messages\/\d+/);
    const chatId = /messages\/(\d+)/.exec(page.url())?.[1] ?? '';
    await colleague.files.send({
      ...{ chatId, source: { content: new TextEncoder().encode('来自会话') }, name: note },
      wait: true,
    });
    const parts = vi.spyOn(stage.office.office.files, 'take');
    onTestFinished(() => parts.mockRestore());
    const card = page.locator('article', { hasText: note }).last();
    await card.getByText(note).first().click({ button: 'right' });
    await page.getByRole('menuitem', { name: '存到云盘' }).click();
    await dialog().getByRole('treeitem', { name: '工作总结' }).click();
    await dialog().getByRole('button', { name: '保存到这里' }).click();
    await page.getByText(`已保存“${note}”`).waitFor();
    const { node } = await me.disk.resolve(`personal:/工作总结/${note}`);
    expect(node).toMatchObject({ size: 12, isFolder: false });
    await page.getByRole('button', { name: '发送云盘文件' }).click();
    await dialog().getByRole('button', { name: '展开 工作总结' }).click();
    await dialog().getByRole('treeitem', { name: note }).click();
    await dialog().getByRole('button', { name: '发送', exact: true }).click();
    await page.locator('article', { hasText: '沈知行 分享' }).filter({ hasText: note }).last().waitFor();
    // Neither way sent a byte.
    expect(parts.mock.calls).toHaveLength(0);
  },
);

test.skipIf(!there)('who is asked for access grants it or declines', async () => {
  const other = (await me.contacts.search('林若溪')).people[0]?.id ?? '';
  for (const grants of [true, false]) {
    const { above } = await me.disk.resolve('personal:/');
    const made = await me.disk.mkdir(above, ownWords(`权限${grants}`));
    await expect(colleague.disk.stat(made.id)).rejects.toMatchObject({ code: 'diskGone' });
    await colleague.disk.askAccess(made.id);
    await lead(page, `/main/disk/access?open=folder:${made.id}&user=${other}`);
    await dialog().getByText(made.name).waitFor();
    await dialog()
      .getByRole('button', { name: grants ? '同意' : '拒绝', exact: true })
      .click();
    await dialog().waitFor({ state: 'hidden' });
    if (grants) expect((await colleague.disk.stat(made.id)).node.level).toBe('download');
    else await expect(colleague.disk.stat(made.id)).rejects.toMatchObject({ code: 'diskGone' });
  }
});

test.skipIf(!there)(
  'what cannot be opened offers to ask its owner; nobody learns whether it is there',
  async () => {
    const other = await colleague.disk.resolve('personal:/');
    for (const id of [other.above.id, '99999999']) {
      await lead(page, `/main/disk/shared?open=folder:${id}`);
      await dialog().getByRole('button', { name: '申请访问' }).click();
      await page.getByText('已发出申请').last().waitFor();
      await dialog().waitFor({ state: 'hidden' });
    }
  },
);

test.skipIf(!there)('a folder is saved as one compressed file with everything in it', async () => {
  await open('personal');
  await row('工作总结').click();
  const saving = page.waitForEvent('download');
  await page.getByRole('toolbar').getByRole('button', { name: '下载' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe('工作总结.zip');
  const reader = new ZipReader(new BlobReader(new Blob([readFileSync(await file.path())])));
  const names = (await reader.getEntries()).map(({ filename }) => filename);
  await reader.close();
  expect(names).toContain('工作总结/周报-46周.md');
});

test.skipIf(!there)(
  'administrators are counted; the super administrator hands the power on by typing the name',
  async () => {
    const chief = await stage.page('guwenbo');
    const next = await stage.client('linruoxi');
    onTestFinished(async () => {
      const [first] = await next.disk.administrators();
      const back = (await next.contacts.search('顾文博')).people[0];
      if (first?.name === '林若溪' && back !== undefined)
        await next.disk.transferPower({ personId: back.id, confirm: '顾文博' });
      await chief.context().close();
    });
    await lead(chief, '/main/disk/personal');
    await chief.getByRole('button', { name: '云盘管理员' }).click();
    const shown = chief.getByRole('dialog');
    await shown.getByText(/\d+ 位管理员，其中 1 位超级管理员/).waitFor();
    await shown.getByRole('button', { name: '移交超级管理员' }).click();
    await shown.getByRole('combobox').fill('林若溪');
    await chief.getByRole('option', { name: '林若溪' }).first().click();
    const act = shown.getByRole('button', { name: '移交超级管理员' });
    expect(await act.isDisabled()).toBe(true);
    await shown.getByLabel('输入“林若溪”以确认').fill('林若溪');
    await act.click();
    await chief.getByText('超级管理员已移交给林若溪').waitFor();
    const admins = await next.disk.administrators();
    expect(admins.filter(({ role }) => role === 'superAdministrator').map(({ name }) => name)).toEqual([
      '林若溪',
    ]);
    expect(admins.find(({ name }) => name === '顾文博')?.role).toBe('administrator');
    // Whoever has handed it on cannot do so again.
    await shown.getByRole('button', { name: '移交超级管理员' }).waitFor({ state: 'detached' });
  },
);

test.skipIf(!there)('nobody signs out while a file goes up to a disk: its name is said', async () => {
  const { partUploads } = stage.office.office;
  const take = partUploads.take.bind(partUploads);
  const held = Promise.withResolvers<void>();
  const spy = vi.spyOn(partUploads, 'take').mockImplementation(async (...part) => {
    await held.promise;
    return take(...part);
  });
  onTestFinished(() => {
    held.resolve();
    spy.mockRestore();
  });
  const name = `${ownWords('大文件')}.bin`;
  await open('personal');
  await row('工作总结').waitFor();
  await putUp(name, `${name}${'x'.repeat(9 * 1_048_576)}`);
  await page.locator('.tg-dock-pill').waitFor();
  await page.getByRole('button', { name: '设置' }).click();
  await page.getByRole('link', { name: '账号' }).click();
  await page.getByRole('button', { name: '退出登录' }).first().click();
  await dialog().getByRole('button', { name: '退出登录' }).click();
  await page.getByText(`还有 1 个文件正在上传：${name}`).first().waitFor();
  held.resolve();
  await waitUntil('the file', async () => (await named(await rootId())).includes(name));
});

test.skipIf(!there)(
  'files whose names are taken are asked about together, and the answer holds for all',
  async () => {
    const names = ['一', '二'].map((word) => `${ownWords(word)}.txt`);
    const paths = names.map((name) => join(folder, name));
    const put = async (text: string): Promise<void> => {
      for (const path of paths) writeFileSync(path, `${path} ${text}`);
      await page.locator('input[type=file]:not([webkitdirectory])').first().setInputFiles(paths);
    };
    await open('personal');
    await row('工作总结').waitFor();
    await put('first');
    for (const name of names) await row(name).waitFor();
    await put('second');
    await dialog().getByText('目标位置已有 2 个同名项').waitFor();
    // Given up: neither is asked about again, and nothing is waiting.
    await dialog().getByRole('button', { name: '取消' }).click();
    await dialog().waitFor({ state: 'hidden' });
    await expect.poll(() => page.getByText('已存在同名文件', { exact: true }).count()).toBe(0);
    await put('third');
    await dialog().getByText('目标位置已有 2 个同名项').waitFor();
    await dialog().getByRole('combobox', { name: '全部按此处理' }).selectOption('replace');
    await dialog().getByRole('button', { name: '确定' }).click();
    await waitUntil('a second version of each', async () => {
      const { rows } = await me.disk.list(await rootId());
      return names.every((name) => rows.some((one) => one.name === name && one.version === 2));
    });
  },
);

test.skipIf(!there)('a task is started for people, and its folders are theirs', async () => {
  const title = ownWords('材料收集');
  await open('taskStart');
  await page.getByRole('button', { name: '发起任务' }).first().click();
  await dialog().getByLabel('任务名称').fill(title);
  await dialog().getByRole('combobox', { name: '任务成员' }).fill('林若溪');
  await dialog()
    .getByRole('option', { name: /林若溪/ })
    .click();
  await dialog().getByLabel('初始文件夹（可不填）').fill('图纸/十一月');
  await dialog().getByRole('button', { name: '发起', exact: true }).click();
  await page.getByRole('heading', { name: title, level: 1 }).waitFor();
  await row('林若溪').waitFor();
  await row('图纸').waitFor();
  expect((await colleague.disk.tasks()).map((task) => task.title)).toContain(title);
  // Somebody more, later.
  await open('taskStart');
  await row(title).click({ button: 'right' });
  await page.getByRole('menuitem', { name: '管理成员' }).click();
  await dialog().getByRole('combobox', { name: '添加成员' }).fill('何静');
  await dialog().getByRole('option', { name: /何静/ }).click();
  await dialog().getByRole('button', { name: '保存' }).click();
  const members = async (): Promise<string | undefined> =>
    (await me.disk.tasks())
      .find((one) => one.title === title)
      ?.members.map(({ name }) => name)
      .join();
  await waitUntil('both are in', async () => (await members()) === '林若溪,何静');
  // And one less; who stays is not asked.
  await row(title).click({ button: 'right' });
  await page.getByRole('menuitem', { name: '管理成员' }).click();
  await dialog().getByRole('button', { name: '移出何静' }).click();
  await dialog().getByText('将被移出').waitFor();
  await dialog().getByRole('button', { name: '保存' }).click();
  await waitUntil('one is out', async () => (await members()) === '林若溪');
});

test.skipIf(!there)(
  'a name is found by its initials on all disks, and Escape leads back to the folder',
  async () => {
    await open('personal');
    await row('工作总结').waitFor();
    await page.getByRole('button', { name: '在云盘中查找' }).click();
    await page.getByRole('searchbox', { name: '在云盘中查找' }).fill('xjjl');
    await row('巡检记录').getByText('数字化平台组').waitFor();
    await page.keyboard.press('Escape');
    await row('工作总结').waitFor();
  },
);

test.skipIf(!there)(
  'nothing on the pages and dialogs of the disk is out of reach for readers and keyboards',
  async () => {
    const found: string[] = [];
    const audit = async (what: string): Promise<void> => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await inTheme(page, colorScheme);
        const rules = colorScheme === 'light' ? 'all' : 'colours';
        found.push(...(await auditPage(page, rules)).map((one) => `${what} ${colorScheme}: ${one}`));
      }
    };
    for (const place of [
      'personal',
      'group',
      'department',
      'unit',
      'company',
      'taskStart',
      'shared',
      'mine',
      'trash',
    ]) {
      await open(place);
      await page.locator('.tg-disk-table, .tg-disk-empty').first().waitFor();
      await audit(place);
    }
    await open('personal');
    await row('工作总结').click();
    await audit('chosen');
    await page.keyboard.press('Alt+Enter');
    await page.getByRole('heading', { name: '动态' }).waitFor();
    await audit('details');
    await page.getByRole('button', { name: '网格' }).click();
    await page.locator('.tg-disk-grid').waitFor();
    await audit('tiles');
    await page.getByRole('button', { name: '列表' }).click();
    for (const [key, what] of [
      ['Alt+s', 'share'],
      ['Alt+m', 'tree'],
    ] as const) {
      await row('工作总结').click();
      await page.keyboard.press(key);
      await dialog().waitFor();
      await audit(what);
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await dialog().waitFor({ state: 'hidden' });
    }
    expect(found).toEqual([]);
  },
);
