// Files from one window to another: straight over a real data channel, pictures that are paged through, a folder for later.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { PNG } from 'pngjs';
import { beforeSecondTry, ownWords } from '../support/second-try.ts';
import { hasBrowser, openStage, type Stage } from './gui/browser-office.ts';

const there = hasBrowser('gui-direct');
/** The fields behind the composer's two buttons. */
const oneFile = 'input[type=file][aria-label="发送文件"]';
const wholeFolder = 'input[type=file][aria-label="发送文件夹"]';
let stage: Stage;
let sender: Page;
let receiver: Page;

beforeAll(async () => {
  if (!there) return;
  stage = await openStage({ seed: 'small', passwordsFor: ['anran', 'bowen'] });
  sender = await stage.page('anran');
  receiver = await stage.page('bowen');
});
afterAll(async () => {
  if (there) await stage.close();
});

beforeSecondTry(openChats);

/** Each with the chat of the two open. */
async function openChats(): Promise<void> {
  for (const [page, other] of [
    [sender, '薄文'],
    [receiver, '安然'],
  ] as const) {
    await page.goto(`${stage.office.url}/main/messages`);
    await page
      .getByRole('option')
      .filter({ has: page.getByText(other, { exact: true }) })
      .click();
    await page.getByRole('heading', { name: other, level: 1 }).waitFor();
  }
}

test.skipIf(!there)('it goes directly, and the other window has it at once', async () => {
  const content = Buffer.alloc(3_000_000, 'tangram');
  await sender
    .getByRole('option')
    .filter({ has: sender.getByText('薄文', { exact: true }) })
    .click();
  await sender
    .locator(oneFile)
    .setInputFiles({ name: '图纸.bin', mimeType: 'application/octet-stream', buffer: content });
  const dialog = sender.getByRole('dialog');
  await dialog.getByText('直接传给 薄文').click();
  await dialog.getByRole('button', { name: '发送', exact: true }).click();
  await sender.getByText('直接传送').last().waitFor();
  await receiver
    .getByRole('option')
    .filter({ has: receiver.getByText('安然', { exact: true }) })
    .click();
  await receiver.getByText('直接传送').last().waitFor();
  const saving = receiver.waitForEvent('download');
  await receiver.getByRole('button', { name: '保存' }).last().click();
  const chunks: Buffer[] = [];
  for await (const chunk of await (await saving).createReadStream()) chunks.push(chunk as Buffer);
  expect(Buffer.concat(chunks).equals(content)).toBe(true);
});

test.skipIf(!there)(
  'the arrows go through the pictures of a chat, and Escape gives the focus back',
  async () => {
    // From an earlier try.
    const before = await receiver.getByRole('button', { name: /^图片 / }).count();
    const drawn = new PNG({ width: 40, height: 30 });
    drawn.data.fill(160);
    const buffer = PNG.sync.write(drawn);
    await sender
      .locator(oneFile)
      .setInputFiles(
        ['一', '二', '三']
          .map((name) => `${ownWords(name)}.png`)
          .map((name) => ({ name, mimeType: 'image/png', buffer })),
      );
    await sender.getByRole('dialog').getByRole('button', { name: '发送', exact: true }).click();
    const cards = receiver.getByRole('button', { name: /^图片 / });
    await cards.nth(before + 2).waitFor();
    const newest = cards.nth(before + 2);
    await newest.click();
    const viewer = receiver.getByRole('dialog', { name: '图片查看' });
    const last = before + 3;
    const seen = new Set<string | null>();
    const shown = (): Promise<string | null> => viewer.getByRole('img').getAttribute('alt');
    for (let place = last; place > 0; place -= 1) {
      await viewer.getByText(`${place} / ${last}`).waitFor();
      await expect.poll(async () => seen.has(await shown())).toBe(false);
      seen.add(await shown());
      await receiver.keyboard.press('ArrowLeft');
    }
    expect(seen.size).toBe(last);
    await expect.poll(() => viewer.getByRole('button', { name: '上一张' }).isDisabled()).toBe(true);
    await viewer.getByRole('button', { name: '下一张' }).click();
    await viewer.getByText(`2 / ${last}`).waitFor();
    await receiver.keyboard.press('Escape');
    await viewer.waitFor({ state: 'detached' });
    await expect.poll(() => newest.evaluate((card) => card === document.activeElement)).toBe(true);
  },
);

test.skipIf(!there)(
  'a folder is scheduled, stands in the list with its size, and goes when it is told to',
  async () => {
    const base = mkdtempSync(join(tmpdir(), 'tangram-folder-'));
    const name = ownWords('图纸');
    try {
      mkdirSync(join(base, name, '旧'), { recursive: true });
      writeFileSync(join(base, name, '一层.txt'), 'x'.repeat(4_000));
      writeFileSync(join(base, name, '旧', '二层.txt'), '二');
      await sender.locator(wholeFolder).setInputFiles(join(base, name));
      const dialog = sender.getByRole('dialog');
      await dialog.getByText(`${name}.zip`).waitFor();
      await dialog.getByRole('textbox', { name: '配一句话' }).fill(`${name}在里面`);
      await dialog.getByRole('button', { name: '定时发送…' }).click();
      await dialog.getByRole('button', { name: '定时发送', exact: true }).click();
      await dialog.waitFor({ state: 'detached' });
      await sender.getByRole('button', { name: '待确认' }).click();
      const row = dialog.getByRole('listitem').filter({ hasText: `${name}.zip` });
      await row.getByText(new RegExp(`${name}\\.zip · \\S+ (B|KB) · ${name}在里面`)).waitFor();
      expect(await receiver.getByText(`${name}.zip`).count()).toBe(0);
      await row.getByRole('button', { name: '立即发送' }).click();
      await receiver.getByText(`${name}.zip`).first().waitFor();
      await receiver.getByText(`${name}在里面`).first().waitFor();
      await row.waitFor({ state: 'detached' });
      await sender.keyboard.press('Escape');
    } finally {
      rmSync(base, { recursive: true, force: true });
    }
  },
);

test.skipIf(!there)(
  'a status goes on until its end, ends at a moment of one’s own, and says so in the chat',
  async () => {
    await openChats();
    const client = await stage.client('anran');
    const until = new Date(new Date().getFullYear() + 1, 0, 5, 12, 8).getTime() - 86_400_000;
    await client.status.set({ emoji: '🏠', text: '在家', until });
    const own = async (): Promise<number | undefined> =>
      new Promise((resolve) => {
        const stop = client.status.known((all) => {
          const found = Object.values(all).find(({ name }) => name === '安然');
          if (found === undefined) return;
          resolve(found.until);
          queueMicrotask(() => stop());
        });
      });
    await receiver
      .getByText(/在家 到 .*1月4日.* 12:08/)
      .first()
      .waitFor();
    const open = async () => {
      await sender.keyboard.press('Control+k');
      await sender.getByRole('combobox').fill('状态');
      await sender.getByRole('option', { name: /状态/ }).first().click();
      return sender.getByRole('dialog', { name: '我的状态' });
    };
    let dialog = await open();
    await dialog.getByRole('radio', { name: /到 .*1月4日.* 12:08/, checked: true }).waitFor();
    await dialog.getByRole('textbox', { name: '状态文字' }).fill('在家办公');
    await dialog.getByRole('button', { name: '保存' }).click();
    await dialog.waitFor({ state: 'detached' });
    await receiver
      .getByText(/在家办公 到/)
      .first()
      .waitFor();
    expect(await own()).toBe(until);
    dialog = await open();
    await dialog.getByRole('radio', { name: '指定时间' }).click();
    await dialog.getByRole('textbox', { name: '时间' }).fill('9:30');
    await dialog.getByRole('button', { name: '保存' }).click();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(own).toBe(new Date(new Date(until).setHours(9, 30)).getTime());
  },
);
