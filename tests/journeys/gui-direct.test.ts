// Files from one window to another: straight over a real data channel, and pictures that are paged through.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { PNG } from 'pngjs';
import { hasBrowser, openStage, type Stage } from './gui/browser-office.ts';

const there = hasBrowser('gui-direct');
let stage: Stage;
let sender: Page;
let receiver: Page;

beforeAll(async () => {
  if (!there) return;
  stage = await openStage({ seed: 'small', passwordsFor: ['anran', 'bowen'] });
  sender = await stage.page('anran');
  receiver = await stage.page('bowen');
}, 180_000);
afterAll(async () => {
  if (there) await stage.close();
});

test.skipIf(!there)('it goes directly, and the other window has it at once', async () => {
  const content = Buffer.alloc(3_000_000, 'tangram');
  await sender
    .getByRole('option')
    .filter({ has: sender.getByText('薄文', { exact: true }) })
    .click();
  await sender
    .locator('input[type=file]')
    .setInputFiles({ name: '图纸.bin', mimeType: 'application/octet-stream', buffer: content });
  const dialog = sender.getByRole('dialog');
  await dialog.getByText('直接传给 薄文').click();
  await dialog.getByRole('button', { name: '发送' }).click();
  await sender.getByText('直接传送').waitFor();
  await receiver
    .getByRole('option')
    .filter({ has: receiver.getByText('安然', { exact: true }) })
    .click();
  await receiver.getByText('直接传送').waitFor();
  const saving = receiver.waitForEvent('download');
  await receiver.getByRole('button', { name: '保存' }).click();
  const chunks: Buffer[] = [];
  for await (const chunk of await (await saving).createReadStream()) chunks.push(chunk as Buffer);
  expect(Buffer.concat(chunks).equals(content)).toBe(true);
});

test.skipIf(!there)(
  'the arrows go through the pictures of a chat, and Escape gives the focus back',
  async () => {
    const drawn = new PNG({ width: 40, height: 30 });
    drawn.data.fill(160);
    const buffer = PNG.sync.write(drawn);
    await sender
      .locator('input[type=file]')
      .setInputFiles(['一.png', '二.png', '三.png'].map((name) => ({ name, mimeType: 'image/png', buffer })));
    await sender.getByRole('dialog').getByRole('button', { name: '发送' }).click();
    const cards = receiver.getByRole('button', { name: /^图片 / });
    await cards.nth(2).waitFor();
    await cards.nth(2).click();
    const viewer = receiver.getByRole('dialog', { name: '图片查看' });
    const seen = new Set<string | null>();
    for (const place of ['3 / 3', '2 / 3', '1 / 3']) {
      await viewer.getByText(place).waitFor();
      seen.add(await viewer.getByRole('img').getAttribute('alt'));
      await receiver.keyboard.press('ArrowLeft');
    }
    expect(seen.size).toBe(3);
    expect(await viewer.getByRole('button', { name: '上一张' }).isDisabled()).toBe(true);
    await viewer.getByRole('button', { name: '下一张' }).click();
    await viewer.getByText('2 / 3').waitFor();
    await receiver.keyboard.press('Escape');
    await viewer.waitFor({ state: 'detached' });
    expect(await cards.nth(2).evaluate((card) => card === document.activeElement)).toBe(true);
  },
);
