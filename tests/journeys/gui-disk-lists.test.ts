// The lists of the disk in the window: what is dropped on the way to a folder, shares with their end, the bin beside its details.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { Office } from '#sdk/office.ts';
import { beforeSecondTry, ownWords } from '../support/second-try.ts';
import { waitUntil } from '../support/wait-until.ts';
import { hasBrowser, lead, openStage, type Stage } from './gui/browser-office.ts';

const there = hasBrowser('gui-disk-lists');
const folder = mkdtempSync(join(tmpdir(), 'tangram-gui-disk-lists-'));
let stage: Stage;
let page: Page;
let me: Office;

const row = (name: string): Locator => page.locator('.tg-disk-table__body [role=row]', { hasText: name });
const open = async (place: string): Promise<void> => {
  await lead(page, `/main/disk/${place}`);
  await page.locator('.tg-disk').waitFor();
};

beforeAll(async () => {
  if (!there) return;
  stage = await openStage();
  [page, me] = await Promise.all([stage.page('shenzhixing'), stage.client('shenzhixing')]);
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  if (there) await stage.close();
});
beforeSecondTry(async () => stage.home(page, 'shenzhixing'));

test.skipIf(!there)('files of this computer dropped on a crumb go up to its folder', async () => {
  const { above: root } = await me.disk.resolve('personal:/');
  const box = await me.disk.mkdir(root, ownWords('层'));
  const inner = await me.disk.mkdir(box, '里层');
  const path = join(folder, `${ownWords('落下')}.txt`);
  writeFileSync(path, 'dropped');
  await open(`personal/${inner.id}`);
  const crumb = page.locator('.tg-disk-crumbs a', { hasText: box.name });
  await crumb.waitFor();
  const { x, y, width, height } = (await crumb.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const line = await page.context().newCDPSession(page);
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await line.send('Input.dispatchDragEvent', {
      ...{ type, x: x + width / 2, y: y + height / 2 },
      data: { items: [], files: [path], dragOperationsMask: 1 },
    });
  await waitUntil('the file in the folder above', async () => (await me.disk.list(box.id)).rows.length === 2);
  expect((await me.disk.list(inner.id)).rows).toEqual([]);
  await page.locator('.tg-disk__drop').waitFor({ state: 'detached' });
});

test.skipIf(!there)('a share says its right and its end; among several disks nothing goes up', async () => {
  const { above: root } = await me.disk.resolve('personal:/');
  const box = await me.disk.mkdir(root, ownWords('到期'));
  const id = (await me.contacts.search('林若溪')).people[0]?.id ?? '';
  await me.disk.share({
    ...{ id: box.id, grantees: [{ kind: 'person', id, name: '' }], level: 'edit' },
    until: Date.now() + 86_400_000,
  });
  await open('mine');
  await row(box.name)
    .getByText(/已读 0 · 未读 1 · .*有效期至/)
    .waitFor();
  await row(box.name).getByText('编辑', { exact: true }).waitFor();
  await open('group');
  await row('数字化平台组').first().waitFor();
  const upload = page.locator('.tg-disk-nav__acts').getByRole('button', { name: '上传' });
  expect(await upload.isDisabled()).toBe(true);
  expect(await page.locator('.tg-disk-quota').count()).toBe(0);
  await open('personal');
  await row(box.name).waitFor();
  expect(await upload.isEnabled()).toBe(true);
  await page.locator('.tg-disk-quota').waitFor();
});

test.skipIf(!there)('what lies in the bin shows its details without a fault', async () => {
  const { above: root } = await me.disk.resolve('personal:/');
  const gone = await me.disk.mkdir(root, ownWords('扔掉'));
  await me.disk.trash([gone.id]);
  await open('trash');
  await row(gone.name).getByRole('checkbox').click();
  await page.keyboard.press('Alt+Enter');
  onTestFinished(() => page.keyboard.press('Alt+Enter'));
  await page.locator('.tg-disk-details').getByRole('heading', { name: gone.name }).waitFor();
  await page.locator('.tg-disk-details').getByText('管理', { exact: true }).waitFor();
  // What would be refused has been by the time the next list is there, and would stand over it.
  await open('personal');
  await row('工作总结').waitFor();
  await page.getByRole('heading', { name: '动态' }).waitFor();
  expect(await page.getByText('文件不存在，可能已被删除或移动').count()).toBe(0);
});

test.skipIf(!there)('administrators stand beside their pictures', async () => {
  await open('personal');
  await page.getByRole('button', { name: '云盘管理员' }).click();
  const face = page.getByRole('dialog').locator('li .tg-avatar').first();
  await face.waitFor();
  const { width, height } = (await face.boundingBox()) ?? { width: 0, height: 1 };
  expect(width).toBeCloseTo(height, 0);
  await page.keyboard.press('Escape');
});
