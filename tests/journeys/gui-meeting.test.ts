// A meeting in the browser: its link opened by two people, both in after one click and seeing each other; acts, screen, mini window, a call.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { decodedBy, keepConnections } from '../support/peer-statistics.ts';
import { audit } from '../support/audit.ts';
import { firstPage } from '../support/chromium.ts';
import { hasBrowser, openStage, type Stage } from './gui/browser-office.ts';

const there = hasBrowser('gui-meeting');
let stage: Stage;
let here: Page;
let other: Page;
let room = '';
let meetingId = '';

/** Goes into the room with one click, wherever the page is. */
async function enter(page: Page): Promise<void> {
  await page.goto(`${stage.office.url}${room}`);
  await page.getByRole('button', { name: '进入会议' }).click();
  await page.locator('.tg-room__bar').waitFor();
}
async function both(): Promise<void> {
  for (const page of [here, other])
    if ((await page.locator('.tg-room__bar').count()) === 0) await enter(page);
}
beforeAll(async () => {
  if (!there) return;
  stage = await openStage();
  here = await stage.page('shenzhixing');
  other = await stage.page('linruoxi');
  for (const page of [here, other]) await keepConnections(page);
  const office = await stage.client('shenzhixing');
  const { link, id } = await office.meeting.create({ kind: 'quick', subject: '联调收口会' });
  const { pathname, search } = new URL(link);
  room = `${pathname}${search}`;
  meetingId = id;
});
afterAll(async () => {
  if (there) await stage.close();
});

test.skipIf(!there)(
  'the link brings two people in with one click each, and both decode pictures and sound',
  async () => {
    for (const page of [here, other]) await enter(page);
    for (const page of [here, other]) {
      await expect.poll(async () => (await decodedBy(page)).frames).toBeGreaterThan(20);
      await expect.poll(async () => (await decodedBy(page)).soundEnergy).toBeGreaterThan(0);
      // Who goes in at once has the devices on that were still opening.
      await expect.poll(() => page.locator('.tg-stage video').count()).toBe(2);
    }
    const office = await stage.client('linruoxi');
    const people = await office.meeting.members(meetingId);
    expect(people.filter(({ present }) => present).map(({ name }) => name)).toEqual(['沈知行', '林若溪']);
  },
);

test.skipIf(!there)('by keys: people and chat, a hand, notes; everybody sees it at once', async () => {
  await both();
  for (const [page, key, sign] of [
    [here, 'p', '.tg-room__people'],
    [here, 'c', '.tg-room__said'],
    [other, 'c', '.tg-room__said'],
  ] as const)
    if ((await page.locator(sign).count()) === 0) await page.keyboard.press(key);
  await other.getByLabel('发给所有人').fill('48 个接口，先看没过的两个');
  await other.keyboard.press('Enter');
  await here.getByText('48 个接口，先看没过的两个').first().waitFor();
  await other.getByRole('button', { name: /^举手|^放下/u }).click();
  await here.locator('.tg-room__people').getByText('已举手').waitFor();
  await other.getByRole('button', { name: '笔记' }).click();
  await other.getByRole('textbox', { name: '笔记' }).fill('井口日报补时区字段');
  await here.getByRole('button', { name: '笔记' }).click();
  await expect.poll(() => here.getByRole('textbox', { name: '笔记' }).inputValue()).toContain('时区字段');
  expect(await audit(here)).toEqual([]);
});

test.skipIf(!there)(
  'the shared screen is decoded by the other; elsewhere in the client the room stays small',
  async () => {
    await both();
    await here.locator('.tg-room__bar').getByRole('button', { name: '共享屏幕' }).click();
    await expect.poll(async () => (await decodedBy(other)).screenFrames).toBeGreaterThan(5);
    await other.evaluate(() => {
      history.pushState(null, '', '/main/messages');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await other.locator('.tg-mini').waitFor();
    const before = (await decodedBy(other)).frames;
    await expect.poll(async () => (await decodedBy(other)).frames).toBeGreaterThan(before + 10);
    await other.locator('.tg-mini').getByRole('button', { name: '回到会议' }).last().click();
    await other.locator('.tg-room__bar').waitFor();
  },
);

test.skipIf(!there)('who loads the page anew gets the same seat, and is seen again', async () => {
  await both();
  await other.reload();
  await enter(other);
  await expect.poll(async () => (await decodedBy(other)).frames).toBeGreaterThan(10);
  expect(await here.locator('.tg-tile').count()).toBe(2);
});

test.skipIf(!there)('a window of its own takes the seat over, and goes when one leaves', async () => {
  await both();
  const office = await stage.client('linruoxi');
  const seats = async (): Promise<number> =>
    (await office.meeting.members(meetingId)).find(({ name }) => name === '林若溪')?.times.length ?? 0;
  const before = await seats();
  await other.getByRole('button', { name: '摄像头和背景' }).click();
  const [own] = await Promise.all([
    other.waitForEvent('popup'),
    other.getByRole('menuitem', { name: '在独立窗口中打开' }).click(),
  ]);
  await own.locator('.tg-room__bar').waitFor();
  // Besides them the stage may hold the screen that is still shared.
  await expect.poll(() => own.locator('.tg-tile video').count()).toBe(2);
  expect(await own.locator('.tg-tile').count()).toBe(2);
  expect([await seats(), (await decodedBy(other)).liveTracks]).toEqual([before, 0]);
  await other.locator('.tg-mini').waitFor({ state: 'detached' });
  const closed = own.waitForEvent('close');
  await own.getByRole('button', { name: '离开', exact: true }).click();
  await closed;
  await expect.poll(() => here.locator('.tg-tile').count()).toBe(1);
});

test.skipIf(!there)(
  'what is recorded until the window is gone is offered at the next start, and kept',
  async () => {
    await both();
    await other.locator('.tg-room__bar').waitFor();
    await other.keyboard.press('r');
    await here.getByText('林若溪正在录制').waitFor();
    /** Sizes of what this device holds of films, in bytes. */
    const pieces = () =>
      other.evaluate(async () => {
        const films = await (await navigator.storage.getDirectory()).getDirectoryHandle('meeting-films');
        const sizes: number[] = [];
        for await (const film of films.values())
          for await (const piece of (film as FileSystemDirectoryHandle).values())
            if (piece.kind === 'file' && piece.name.endsWith('.webm'))
              sizes.push((await (piece as FileSystemFileHandle).getFile()).size);
        return sizes;
      });
    const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0);
    // In several pieces, and more than their heads.
    let held: readonly number[] = [];
    await expect
      .poll(async () => (held = await pieces()).length > 1 && sum(held) > 10_000, { timeout: 30_000 })
      .toBe(true);
    const atLeast = sum(held);
    // Gone in the middle of it, without a word.
    await other.goto(`${stage.office.url}/main/messages`);
    await other.getByRole('button', { name: '存入个人云盘' }).click();
    await other.getByText('录制已存入个人云盘').first().waitFor();
    expect(await pieces()).toEqual([]);
    const office = await stage.client('linruoxi');
    const { node } = await office.disk.resolve('personal:/会议录制');
    const { rows: nodes } = await office.disk.list(node?.id ?? '');
    expect(nodes.map(({ name, size }) => [name.slice(0, 6), (size ?? 0) >= atLeast])).toEqual([
      ['联调收口会 ', true],
    ]);
  },
);

test.skipIf(!there)(
  'removed by the host, one is out, every light is out, and the link leads nowhere',
  async () => {
    await both();
    if ((await here.locator('.tg-room__people').count()) === 0) await here.keyboard.press('p');
    await here.getByRole('button', { name: '林若溪的操作' }).click();
    await here.getByRole('menuitem', { name: '移出林若溪' }).click();
    await other.getByText('你已被移出会议').waitFor();
    expect((await decodedBy(other)).liveTracks).toBe(0);
    await expect.poll(() => here.locator('.tg-tile').count()).toBe(1);
    await here.getByRole('button', { name: '离开', exact: true }).click();
    await here.getByRole('button', { name: '重新进入' }).waitFor();
    expect((await decodedBy(here)).liveTracks).toBe(0);
  },
);

test.skipIf(!there)(
  'a guest gives a name, waits, is let in by the host, is seen and heard, and takes nothing else along',
  async () => {
    const office = await stage.client('shenzhixing');
    const made = await office.meeting.create({ kind: 'quick', subject: '方案评审', guests: true });
    room = `/main/meeting/${made.id}`;
    await enter(here);
    const { pathname, hash } = new URL(made.guestLink ?? '');
    const context = await stage.profile({ locale: 'zh-CN' });
    const guest = await firstPage(context);
    await keepConnections(guest);
    // Somebody who was at this office before, whose browser keeps its pages.
    await guest.goto(`${stage.office.url}/meet/0`);
    await guest.evaluate(async () => {
      await navigator.serviceWorker.register('/service-worker.js');
      await navigator.serviceWorker.ready;
    });
    await guest.goto(`${stage.office.url}${pathname}${hash}`);
    expect(await guest.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
    await guest.getByLabel('你的名字').fill('韩越');
    await guest.getByRole('button', { name: '请求进入' }).click();
    await guest.getByText('请稍候', { exact: false }).first().waitFor();
    expect((await decodedBy(guest)).standing).toBe(0);
    expect(await audit(guest)).toEqual([]);
    // Who waits is seen at once.
    await here.getByRole('button', { name: '准入', exact: true }).click();
    await guest.locator('.tg-room__bar').waitFor();
    for (const page of [here, guest]) {
      await expect.poll(async () => (await decodedBy(page)).frames).toBeGreaterThan(20);
      await expect.poll(async () => (await decodedBy(page)).soundEnergy).toBeGreaterThan(0);
    }
    expect(await guest.getByRole('button', { name: '笔记' }).count()).toBe(0);
    expect(
      await guest.evaluate(() => Object.keys(localStorage).filter((key) => /token/iu.test(key))),
    ).toEqual([]);
    await guest.reload();
    await guest.getByLabel('你的名字').fill('韩越');
    await guest.getByRole('button', { name: '请求进入' }).click();
    await expect.poll(async () => (await decodedBy(guest)).frames).toBeGreaterThan(10);
    await here.getByRole('button', { name: '离开', exact: true }).click();
    await guest.getByText('会议已结束').waitFor();
    expect((await decodedBy(guest)).liveTracks).toBe(0);
    await context.close();
  },
);

test.skipIf(!there)(
  'who goes in before the devices are open has them on, now and the next time; what is switched off while it opens stays off',
  async () => {
    await other.addInitScript(() => {
      const devices = (navigator as { mediaDevices?: MediaDevices }).mediaDevices;
      const open = devices?.getUserMedia.bind(devices);
      if (devices === undefined || open === undefined || localStorage.getItem('slow') === null) return;
      devices.getUserMedia = async (wish) => {
        await new Promise((resolve) => setTimeout(resolve, 1_500));
        const stream = await open(wish);
        const { dataset } = document.documentElement;
        dataset['devices'] = String(Number(dataset['devices'] ?? 0) + 1);
        return stream;
      };
    });
    await other.evaluate(() => {
      localStorage.setItem('slow', 'yes');
      localStorage.removeItem('tangram.meeting.devices');
    });
    const office = await stage.client('linruoxi');
    const opened = (): Promise<number> => decodedBy(other).then(({ liveTracks }) => liveTracks);
    for (const subject of ['慢设备一', '慢设备二']) {
      const { id } = await office.meeting.create({ kind: 'quick', subject });
      room = `/main/meeting/${id}`;
      await enter(other);
      await expect.poll(() => other.getByRole('button', { name: '关闭摄像头' }).count()).toBe(1);
      await expect.poll(opened).toBe(2);
      await other.getByRole('button', { name: '离开', exact: true }).click();
      await expect.poll(opened).toBe(0);
    }
    const { id } = await office.meeting.create({ kind: 'quick', subject: '慢设备三' });
    await other.goto(`${stage.office.url}/main/meeting/${id}`);
    const camera = other.getByRole('checkbox', { name: '摄像头' });
    const microphone = other.getByRole('checkbox', { name: '麦克风' });
    for (const device of [camera, microphone]) await device.click({ force: true });
    // Both have opened, for nobody any more.
    await expect.poll(() => other.evaluate(() => document.documentElement.dataset['devices'])).toBe('2');
    expect([await camera.isChecked(), await microphone.isChecked()]).toEqual([false, false]);
    // The sound's device stays open while it is muted; the camera's light is out.
    expect(await opened()).toBe(1);
    await other.evaluate(() => localStorage.removeItem('slow'));
  },
);

test.skipIf(!there)('a call rings, is accepted with one press, and leaves its record', async () => {
  for (const page of [here, other]) {
    await page.goto(`${stage.office.url}/main/messages`);
    await page.locator('.tg-row').first().waitFor();
  }
  const office = await stage.client('shenzhixing');
  for (const { id } of await office.meeting.currentCalls()) await office.meeting.hangUp(id);
  const call = await office.meeting.ring('1003', 'video');
  await other.getByRole('button', { name: '接听', exact: true }).click();
  await other.locator('.tg-room__bar').waitFor();
  await other.getByRole('button', { name: '挂断' }).click();
  await expect.poll(async () => (await office.meeting.currentCalls()).length).toBe(0);
  // Whoever was called goes on where the call came, with one key.
  await other.getByRole('heading', { name: '通话已结束' }).waitFor();
  await other.locator('button:focus', { hasText: '返回' }).waitFor();
  await other.keyboard.press('Enter');
  await other.waitForURL('**/main/messages');
  const records = stage.office.office.ground.database
    .prepare<[string], { n: number }>('select count(*) as n from message where client_id = ?')
    .get(`call.${call.id}`);
  expect(records?.n).toBe(1);
});
