// A person and their account in the browser: another password, a picture others see, a device let in by QR, a forgotten password.
import { encode } from 'jpeg-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { openOffice } from '#sdk/office.ts';
import { memoryHost } from '#fixtures/testing.ts';
import { pickVariant } from '#variants/index.ts';
import { beforeSecondTry, ownWords } from '../support/second-try.ts';
import { firstPage } from '../support/chromium.ts';
import {
  fillSignIn,
  hasBrowser,
  lead,
  openStage,
  passwordOf,
  type Stage,
  toMessages,
} from './gui/browser-office.ts';

const there = hasBrowser('gui-account');
/** A new password of each try: one that an earlier try has set is not taken again. */
const freshPassword = (): string => ownWords('Kite-over-72-lakes').replace(' ', '-');
/** What the person of the page signs in with. */
let password = '';
let stage: Stage;
let page: Page;

beforeAll(async () => {
  if (!there) return;
  stage = await openStage();
  page = await stage.page('shenzhixing');
  password = passwordOf(stage.office, 'shenzhixing');
  await lead(page, '/setting/userInfo');
});
afterAll(async () => {
  if (there) await stage.close();
});

beforeSecondTry(() => page.goto(`${stage.office.url}/setting/userInfo`));

/** The dialog in which the password is changed, with a new one that breaks no rule. */
async function changePassword(fresh: string): Promise<Locator> {
  const dialog = page.getByRole('dialog');
  if ((await dialog.count()) === 0) await page.getByRole('button', { name: '修改密码' }).click();
  await dialog.locator('input[name=new-password]').fill(fresh);
  await dialog.locator('input[name=new-password-again]').fill(fresh);
  return dialog;
}

test.skipIf(!there)('rules are judged while typing, and a wrong old password stays in the form', async () => {
  const fresh = freshPassword();
  const dialog = await changePassword(fresh);
  await dialog.locator('input[name=new-password]').fill('Shenzhixing-1');
  await dialog.locator('li[data-state=broken]', { hasText: '不含账号' }).waitFor();
  await dialog.locator('input[name=new-password]').fill(fresh);
  await expect.poll(() => dialog.locator('li[data-state=broken]').count()).toBe(0);
  await dialog.locator('input[name=new-password-again]').fill(`${fresh.slice(0, -1)}!`);
  await dialog.getByText('两次输入的新密码不一致').waitFor();
  await dialog.locator('input[name=new-password-again]').fill(fresh);
  await dialog.locator('input[name=old-password]').fill('Not-the-old-1');
  await page.keyboard.press('Enter');
  await dialog.getByText(/旧密码不正确，还可尝试 [89] 次/).waitFor();
});

test.skipIf(!there)('the password changes, and another device of the person is out', async () => {
  const other = await stage.client('shenzhixing', password);
  let phase = '';
  other.account.state((state) => (phase = state.phase));
  const fresh = freshPassword();
  const dialog = await changePassword(fresh);
  await dialog.locator('input[name=old-password]').fill(password);
  await page.keyboard.press('Enter');
  await page.getByText('密码已修改，其他设备已退出登录').waitFor();
  password = fresh;
  await expect.poll(() => phase).toBe('ended');
  await expect.poll(() => dialog.count()).toBe(0);
});

test.skipIf(!there)(
  'a picture is cut with keys alone, and a colleague sees it without a reload',
  async () => {
    const colleague = await stage.page('zhoumingxuan');
    const [width, height] = [900, 600];
    const photo = encode({ width, height, data: Buffer.alloc(width * height * 4, 140) }, 85).data;
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: photo });
    const area = page.getByRole('group', { name: '裁剪范围' });
    await area.focus();
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowRight');
    await page.getByRole('button', { name: '使用这张' }).press('Enter');
    await page.locator('.tg-account__head img').waitFor();
    await colleague
      .getByRole('option', { name: /沈知行/ })
      .first()
      .locator('img')
      .waitFor();
    await page.getByRole('button', { name: '移除' }).click();
    await expect.poll(() => page.locator('.tg-account__head img').count()).toBe(0);
    await expect
      .poll(() =>
        colleague
          .getByRole('option', { name: /沈知行/ })
          .first()
          .locator('img')
          .count(),
      )
      .toBe(0);
    await colleague.context().close();
  },
);

test.skipIf(!there)('of a square picture all is kept', async () => {
  const square = encode({ width: 600, height: 600, data: Buffer.alloc(600 * 600 * 4, 140) }, 85).data;
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: square });
  await page.locator('.tg-crop__area').waitFor();
  const [area, picture] = [
    await page.locator('.tg-crop__area').boundingBox(),
    await page.locator('.tg-crop img').boundingBox(),
  ];
  expect(Math.abs((area?.width ?? 0) - (picture?.width ?? 0))).toBeLessThan(2);
  expect(Math.abs((area?.height ?? 0) - (picture?.height ?? 0))).toBeLessThan(2);
  await page.getByRole('button', { name: '取消' }).click();
  await page.locator('.tg-crop').waitFor({ state: 'hidden' });
});

test.skipIf(!there)('a browser that shows a QR code is let in by one that is signed in', async () => {
  const context = await stage.profile({ locale: 'zh-CN' });
  const screen = await firstPage(context);
  await screen.goto(stage.office.url);
  await screen.getByRole('radio', { name: '扫码登录' }).click();
  await screen.getByRole('img', { name: '登录二维码' }).waitFor();
  const shown = async (): Promise<string> => (await screen.locator('.tg-scan__code').textContent()) ?? '';
  await expect.poll(shown).toMatch(/^[B-Z]{4}-[B-Z]{4}$/);
  const code = await shown();
  // The link behind the code shows who asks; only the click lets the browser in.
  await lead(page, `/approve/${code}`);
  await page.getByRole('heading', { name: /以“沈知行”登录/ }).waitFor();
  await page.getByText(/Chrome/).waitFor();
  await screen.getByText('已扫描，请在那台设备上确认。').waitFor();
  expect(new URL(screen.url()).pathname).toBe('/sso/login');
  await page.getByRole('button', { name: '允许登录' }).click();
  await page.getByText('已允许登录').first().waitFor();
  await toMessages(screen);
  await context.close();
});

test.skipIf(!there)('a terminal is refused, and a code that is over says so', async () => {
  const terminal = openOffice({
    host: memoryHost(),
    variant: pickVariant('default'),
    server: stage.office.url,
  });
  const { userCode } = await terminal.account.askDevice();
  const waiting = terminal.account
    .signInWithDevice({ userCode })
    .catch((error: { code?: string }) => error.code);
  await lead(page, '/setting/userInfo');
  await page.getByRole('button', { name: '输入代码' }).click();
  await page.locator('input[name=code]').fill(userCode.toLowerCase());
  await page.keyboard.down('Enter');
  const deny = page.getByRole('button', { name: '拒绝' });
  await expect.poll(() => deny.evaluate((button) => button === document.activeElement)).toBe(true);
  // The key that asked is still held: it must not answer as well, which would take the button away or hold it.
  await page.keyboard.up('Enter');
  await deny.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  expect(await deny.isEnabled()).toBe(true);
  await page.keyboard.press('Enter');
  await page.getByText('那台设备没有登录。').waitFor();
  expect(await waiting).toBe('qrDenied');
  await lead(page, `/approve/${userCode}`);
  await page.getByText('二维码已过期或无效').waitFor();
  await terminal.close();
});

test.skipIf(!there)('a forgotten password is replaced with a one-time code', async () => {
  const fresh = freshPassword();
  const { code } = await stage.office.office.resets.issueByName('linruoxi');
  const context = await stage.profile({ locale: 'zh-CN' });
  const stranger = await firstPage(context);
  await stranger.goto(stage.office.url);
  await stranger.locator('input[name=username]').fill('linruoxi');
  await stranger.getByRole('button', { name: '忘记密码？' }).click();
  await stranger.locator('input[name=one-time-code]').fill('AAAA-BBBB-CCCC');
  await stranger.locator('input[name=new-password]').fill(fresh);
  await stranger.locator('input[name=new-password-again]').fill(fresh);
  await stranger.keyboard.press('Enter');
  await stranger.getByText(/代码不正确，或代码已过期，还可尝试 [89] 次/).waitFor();
  await stranger.locator('input[name=one-time-code]').fill(code);
  await stranger.keyboard.press('Enter');
  await stranger.getByText('新密码已设置，请登录。其他设备都已退出登录。').waitFor();
  await fillSignIn(stranger, 'linruoxi', fresh);
  await toMessages(stranger);
  await context.close();
});

test.skipIf(!there)(
  'a newer version is shown, ignored and found again by who asks; one that must be taken has no way out',
  async () => {
    const { builds } = stage.office.office;
    const usual = builds.newest;
    const offer = (forced: boolean): void => {
      const line = { os: '', channel: 'alpha', subChannel: '', version: '1.1.0', name: 'x.bin', time: 0 };
      const proof = { size: 5, sha256: '0'.repeat(64), signature: `${'A'.repeat(86)}==` };
      builds.newest = () => ({ ...line, ...proof, forced, contents: '搜索更快' });
    };
    try {
      offer(false);
      await lead(page, '/setting/about');
      const check = page.getByRole('button', { name: '检查更新' });
      await check.click();
      const dialog = page.getByRole('dialog', { name: '发现新版本 1.1.0' });
      await dialog.getByText('搜索更快').waitFor();
      await dialog.getByRole('button', { name: '忽略此版本' }).click();
      await dialog.waitFor({ state: 'hidden' });
      await page.getByText('发现新版本 1.1.0').waitFor();
      await check.click();
      await dialog.getByRole('button', { name: '下次再说' }).click();
      await dialog.waitFor({ state: 'hidden' });
      offer(true);
      await check.click();
      const forced = page.getByRole('dialog', { name: '需要更新到 1.1.0' });
      await forced.waitFor();
      await page.keyboard.press('Escape');
      expect(await forced.getByRole('button').allTextContents()).toEqual(['立即更新']);
    } finally {
      builds.newest = usual;
      await page.evaluate(() => localStorage.clear());
    }
  },
);
