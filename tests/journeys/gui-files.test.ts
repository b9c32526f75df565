// The window and files: in parts, too large, held up; pictures, films and voice where they stand; a read flash message; people at the root.
import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import type { Page } from 'playwright-core';
import { planSmallOffice } from '#fixtures/seed/small.ts';
import type { Office } from '#sdk/office.ts';
import { pageBytes } from '../support/faces/page-store.ts';
import { beforeSecondTry, ownWords } from '../support/second-try.ts';
import { waitUntil } from '../support/wait-until.ts';
import { hasBrowser, lead, openStage, type Stage } from './gui/browser-office.ts';

const there = hasBrowser('gui-files');
const chatId = '00001';
const megabyte = 1_048_576;
const folder = mkdtempSync(join(tmpdir(), 'tangram-gui-files-'));
let stage: Stage;
let page: Page;
let colleague: Office;

const dictionary = (name: string, value: string) =>
  stage.office.office.store.people.setDictionary('sys_pc_client_params', name, value);
const openGroup = async (): Promise<void> => {
  await page.getByRole('option', { name: /小组讨论/ }).click();
  await page.getByRole('heading', { name: '小组讨论', level: 1 }).waitFor();
};
/** Chooses a file of that size and sends it. */
const send = async (name: string, size: number): Promise<void> => {
  const path = join(folder, name);
  writeFileSync(path, '');
  truncateSync(path, size);
  await page.locator('.tg-composer input[type=file]').first().setInputFiles(path);
  await page.getByRole('dialog').getByRole('button', { name: '发送', exact: true }).click();
};
const names = async (): Promise<string[]> =>
  (await colleague.files.ofChat(chatId)).map(({ name }) => name).toReversed();

beforeAll(async () => {
  if (!there) return;
  const plan = planSmallOffice({ now: Date.now() });
  const people = plan.people.map((one) =>
    one.loginName === 'dingyi' ? { ...one, departmentId: '100' } : one,
  );
  stage = await openStage({ seed: { ...plan, people }, passwordsFor: ['anran', 'bowen'] });
  await dictionary('IMUploadMinSize', '1');
  await dictionary('IMUploadMaxSize', '12');
  await dictionary('show_root_user', 'false');
  [page, colleague] = await Promise.all([stage.page('bowen'), stage.client('anran')]);
  await openGroup();
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  if (there) await stage.close();
});

beforeSecondTry(async () => {
  await page.goto(`${stage.office.url}/main/messages`);
  await openGroup();
});

test.skipIf(!there)(
  'a file above IMUploadMinSize goes in parts, one above IMUploadMaxSize is refused with that limit',
  async () => {
    const { partUploads, files } = stage.office.office;
    const [parts, whole] = [vi.spyOn(partUploads, 'take'), vi.spyOn(files, 'take')];
    onTestFinished(() => {
      for (const spy of [parts, whole]) spy.mockRestore();
    });
    const name = `${ownWords('large')}.bin`;
    await send(name, 9 * megabyte);
    await waitUntil('the file', async () => (await names()).includes(name));
    // Four megabytes twice and the rest, and nothing as one piece.
    expect([parts.mock.calls.length, whole.mock.calls.length]).toEqual([3, 0]);
    await send('huge.bin', 13 * megabyte);
    await page.getByText('文件大小超过 12 MB 的限制').first().waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(await names()).not.toContain('huge.bin');
  },
);

test.skipIf(!there)(
  'nobody signs out while a file goes up; a reload holds it up only, and its message comes once',
  async () => {
    const { partUploads } = stage.office.office;
    const take = partUploads.take.bind(partUploads);
    const held = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const spy = vi.spyOn(partUploads, 'take').mockImplementation(async (...part) => {
      const [, { part: index }] = part;
      if (index > 0) {
        begun.resolve();
        await held.promise;
      }
      return take(...part);
    });
    // Whatever happens: the office takes the next file.
    onTestFinished(() => {
      held.resolve();
      spy.mockRestore();
    });
    const name = `${ownWords('slow')}.bin`;
    await send(name, 10 * megabyte);
    await begun.promise;
    await page.getByRole('button', { name: '设置' }).click();
    await page.getByRole('link', { name: '账号' }).click();
    await page.getByRole('button', { name: '退出登录' }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: '退出登录' }).click();
    await page.getByText(`还有 1 个文件正在上传：${name}`).first().waitFor();
    await page.goto(`${stage.office.url}/main/messages`);
    await page.locator('.tg-row').first().waitFor();
    held.resolve();
    await waitUntil('the file', async () => (await names()).includes(name));
    await openGroup();
    await page
      .locator('article', { hasText: name })
      .getByText(/已发送|未读|已读/)
      .first()
      .waitFor();
    expect((await names()).filter((one) => one === name)).toHaveLength(1);
  },
);

test.skipIf(!there)('a flash message that was read is in nothing that the page keeps', async () => {
  const words = ownWords('这句话看完以后哪里都没有了');
  await colleague.chat.send({ chatId, text: `这句会留下 ${words.length}`, wait: true });
  await colleague.chat.send({ chatId, text: words, flash: true, wait: true });
  const card = page.locator('article', { hasText: '闪信' }).last();
  await card.getByRole('button', { name: '查看' }).click();
  await card.getByText(words).waitFor();
  // Who looks elsewhere may have somebody behind them.
  const said = card.locator('.tg-flash');
  const look = (isHere: boolean) =>
    page.evaluate((has) => {
      document.hasFocus = () => has;
      window.dispatchEvent(new Event(has ? 'focus' : 'blur'));
    }, isHere);
  await look(false);
  await page.locator('.tg-flash[data-blurred]').waitFor();
  expect(await said.evaluate((one) => getComputedStyle(one).filter)).toContain('blur');
  await look(true);
  await page.locator('.tg-flash:not([data-blurred])').waitFor();
  const holds = (text: string, kept: readonly Buffer[]): boolean =>
    kept.some((bytes) => bytes.includes(text) || bytes.includes(Buffer.from(text, 'utf16le')));
  const kept = async (): Promise<boolean[]> => {
    const bytes = await pageBytes(page);
    return [`这句会留下 ${words.length}`, words, 'flashMsg()[{"c"'].map((text) => holds(text, bytes));
  };
  // What is not burnt is found, so that nothing is said of an empty search.
  await expect.poll(kept).toEqual([true, false, false]);
});

/** Silence that lasts, as a recording. */
function silence(seconds: number): Uint8Array<ArrayBuffer> {
  const rate = 8_000;
  const head = Buffer.alloc(44);
  head.write('RIFF    WAVEfmt ', 'latin1');
  head.write('data', 36, 'latin1');
  for (const [at, value] of [
    [4, 36 + rate * seconds],
    [16, 16],
    [24, rate],
    [28, rate],
    [40, rate * seconds],
  ] as const)
    head.writeUInt32LE(value, at);
  for (const [at, value] of [
    [20, 1],
    [22, 1],
    [32, 1],
    [34, 8],
  ] as const)
    head.writeUInt16LE(value, at);
  const bytes = new Uint8Array(44 + rate * seconds).fill(128);
  bytes.set(head);
  return bytes;
}

test.skipIf(!there)(
  'one voice message plays at a time, its button pauses, and another chat stops it',
  async () => {
    for (const seconds of [30, 40]) {
      const source = { content: new Blob([silence(seconds)], { type: 'audio/wav' }) };
      const voice = { name: `${seconds}.wav`, mime: 'audio/wav', kind: 'audio', seconds } as const;
      await colleague.files.send({ chatId, source, ...voice, wait: true });
    }
    const button = (act: '播放' | '暂停', seconds: number) =>
      page.getByRole('button', { name: new RegExp(`^${act} .*${seconds}`) }).last();
    await button('播放', 30).click();
    await button('暂停', 30).waitFor();
    await button('播放', 40).click();
    await button('暂停', 40).waitFor();
    await button('播放', 30).waitFor();
    await button('暂停', 40).click();
    await button('播放', 40).click();
    await button('暂停', 40).waitFor();
    const player = await page.locator('.tg-voice audio').last().elementHandle();
    await page.getByRole('option', { name: /^安然/ }).click();
    await page.getByRole('heading', { name: '安然', level: 1 }).waitFor();
    await expect.poll(() => player?.evaluate((audio) => (audio as HTMLAudioElement).paused)).toBe(true);
    await openGroup();
  },
);

test.skipIf(!there)('a voice message is recorded from the microphone and sent, or given up', async () => {
  const voices = () => colleague.files.ofChat(chatId, { kinds: ['audio'] });
  const before = (await voices()).length;
  const record = async (): Promise<void> => {
    await page.getByRole('button', { name: '录音', exact: true }).click();
    await page.getByText(/正在录音 0:(?!00)\d\d/).waitFor();
  };
  await record();
  await page.getByRole('button', { name: '放弃录音' }).click();
  await record();
  await page.getByRole('button', { name: '结束并发送' }).click();
  await waitUntil('the voice message', async () => (await voices()).length > before);
  const [voice] = await voices();
  expect(await voices()).toHaveLength(before + 1);
  expect(voice?.seconds).toBeGreaterThanOrEqual(1);
  // The fake microphone beeps once a second: the wave has silence and sound.
  expect(Math.max(...(voice?.wave ?? []))).toBeGreaterThan(0);
  await page.locator('.tg-voice').last().waitFor();
});

test.skipIf(!there)('a film is sent with its cover and length, and played where it stands', async () => {
  await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 160, height: 90 });
    const pen = canvas.getContext('2d');
    const recorder = new MediaRecorder(canvas.captureStream(20), { mimeType: 'video/webm' });
    const parts: Blob[] = [];
    recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
    const ended = new Promise((resolve) => recorder.addEventListener('stop', resolve));
    recorder.start();
    for (let frame = 0; frame < 40; frame += 1) {
      pen?.fillRect(frame * 4, 0, 4, 90);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    recorder.stop();
    await ended;
    const chosen = new DataTransfer();
    chosen.items.add(new File(parts, '现场.webm', { type: 'video/webm' }));
    const field = document.querySelector<HTMLInputElement>('.tg-composer input[type=file]');
    if (field === null) throw new Error('nowhere to choose a file');
    field.files = chosen.files;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await page.getByRole('dialog').getByRole('button', { name: '发送', exact: true }).click();
  const films = () => colleague.files.ofChat(chatId, { kinds: ['video'] });
  await waitUntil('the film', async () => (await films()).length > 0);
  const [film] = await films();
  expect(film).toMatchObject({ name: '现场.webm', width: 160, height: 90, hasCover: true });
  expect(film?.seconds).toBeGreaterThanOrEqual(1);
  expect(film?.seconds).toBeLessThan(30);
  if (film === undefined) throw new Error('no film came');
  expect((await colleague.files.content(film, { cover: true })).type).toBe('image/jpeg');
  await page.getByRole('button', { name: /^播放 现场\.webm 0:/ }).click();
  await page.locator('article video').waitFor();
});

test.skipIf(!there)(
  'a picture is pasted with its words; the viewer enlarges it, copies it and saves it as it was',
  async () => {
    await page.evaluate(async () => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 60, height: 40 });
      canvas.getContext('2d')?.fillRect(0, 0, 30, 40);
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
      if (blob !== null) await navigator.clipboard.write([new ClipboardItem({ [blob.type]: blob })]);
    });
    await page.locator('.tg-composer textarea').press('Control+V');
    await page.getByRole('dialog').getByLabel('配一句话（可不填）').fill('左边是黑的');
    await page.getByRole('dialog').getByRole('button', { name: '发送', exact: true }).click();
    const pictures = () => colleague.files.ofChat(chatId, { kinds: ['image'] });
    await waitUntil('the picture', async () => (await pictures()).length > 0);
    const [picture] = await pictures();
    expect(picture).toMatchObject({ kind: 'image', width: 60, height: 40 });
    if (picture === undefined) throw new Error('no picture came');
    const { bytes } = await colleague.files.content(picture);
    const row = page.locator('article', { hasText: '左边是黑的' }).last();
    await row.locator('img').last().click();
    const viewer = page.getByRole('dialog', { name: '图片查看' });
    const wide = async (): Promise<number> => (await viewer.locator('img').boundingBox())?.width ?? 0;
    await waitUntil('the large picture', async () => (await wide()) > 0);
    const before = await wide();
    await page.keyboard.press('+');
    await waitUntil('the larger picture', async () => (await wide()) > before);
    await viewer.getByRole('button', { name: '复制' }).click();
    await page.getByText('已复制').waitFor();
    const saving = page.waitForEvent('download');
    await page.keyboard.press('s');
    expect(readFileSync(await (await saving).path()).equals(bytes)).toBe(true);
    await page.keyboard.press('Escape');
    await viewer.waitFor({ state: 'hidden' });
  },
);

test.skipIf(!there)(
  'people in the root department are listed only where show_root_user says so',
  async () => {
    const contacts = async (): Promise<void> => {
      await page.goto(`${stage.office.url}/main/contacts`);
      await page.getByRole('treeitem', { name: '二组' }).waitFor();
    };
    const listed = page.getByRole('treeitem', { name: /丁一/ });
    await dictionary('show_root_user', 'false');
    await contacts();
    await listed.waitFor({ state: 'hidden' });
    await dictionary('show_root_user', 'true');
    // The page begins with what it knew, and shows them where it stands when the office has told it anew.
    await contacts();
    await listed.waitFor();
  },
);

test.skipIf(!there)(
  'a screenshot is taken and marked by keys alone, sent to the chat with the watermark, and nothing goes on being shared',
  async () => {
    await page.goto(`${stage.office.url}/main/messages`);
    await openGroup();
    await page.keyboard.press('Control+Shift+S');
    const canvas = page.getByRole('application', { name: '截图，用鼠标或按键标注' });
    await canvas.waitFor();
    const pixels = (): Promise<string> =>
      canvas.evaluate((shown) => (shown as HTMLCanvasElement).toDataURL('image/png'));
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: '马赛克' }).waitFor();
    const seen = [await pixels()];
    const draw = async (tool: string): Promise<void> => {
      await page.keyboard.press(tool);
      for (const key of ['Space', 'ArrowRight', 'ArrowDown', 'Shift+ArrowRight', 'Space'])
        await page.keyboard.press(key);
    };
    for (const tool of ['1', '2', '3', '4', '7']) {
      await draw(tool);
      await expect.poll(pixels, { message: tool }).not.toBe(seen.at(-1));
      seen.push(await pixels());
    }
    await page.keyboard.press('5');
    await page.keyboard.press('Space');
    await page.keyboard.type('看这里');
    await page.keyboard.press('Enter');
    await expect.poll(pixels).not.toBe(seen.at(-1));
    await page.keyboard.press('Control+z');
    await expect.poll(pixels).toBe(seen.at(-1));
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: '发送', exact: true }).click();
    await waitUntil('the screenshot', async () =>
      (await names()).some((name) => name.startsWith('screenshot-')),
    );
  },
);

test.skipIf(!there)(
  'a pinned screenshot stays in sight on every page, is moved and sized by keys, and taken away',
  async () => {
    await page.goto(`${stage.office.url}/main/messages`);
    await openGroup();
    await page.keyboard.press('Control+Shift+S');
    await page.getByRole('application', { name: '截图，用鼠标或按键标注' }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: '钉住' }).waitFor();
    await page.keyboard.press('Control+p');
    const pin = page.getByRole('img', { name: /^钉住的截图/u });
    await pin.waitFor();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await lead(page, '/main/contacts');
    const box = async (): Promise<{ x: number; y: number; width: number }> => {
      const found = await pin.boundingBox();
      if (found === null) throw new Error('it is not in sight');
      return found;
    };
    const before = await box();
    await pin.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await expect.poll(box).toMatchObject({ x: before.x + 16, y: before.y + 16, width: before.width });
    await page.keyboard.press('-');
    await expect.poll(async () => (await box()).width).toBeLessThan(before.width);
    await page.keyboard.press('Escape');
    await expect.poll(() => pin.count()).toBe(0);
  },
);
