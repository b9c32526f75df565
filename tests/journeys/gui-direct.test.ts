// A file straight from one window to another: over a real data channel, checked, and told to both.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
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
