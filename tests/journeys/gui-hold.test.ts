// What must not move or break: scrolling, the way in, ended sessions, a dead worker.
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { Page } from 'playwright-core';
import { anchorAtRest, anchorNearTop, grownBeyond, movedBy } from '../bench/gui/timeline.ts';
import { beforeSecondTry, ownWords } from '../support/second-try.ts';
import { hasBrowser, lead, openStage, type Stage } from './gui/browser-office.ts';

const there = hasBrowser('gui-hold');
let stage: Stage;
let page: Page;

beforeAll(async () => {
  if (!there) return;
  stage = await openStage();
  page = await stage.page('shenzhixing');
});
afterAll(async () => {
  if (there) await stage.close();
});

beforeSecondTry(() => stage.home(page, 'shenzhixing'));

const log = () => page.locator('.tg-timeline__scroll');
const openGroup = async (): Promise<void> => {
  await page.getByRole('option', { name: /数字化平台组/ }).click();
  await page.getByRole('heading', { name: '数字化平台组', level: 1 }).waitFor();
  await page.locator('article').first().waitFor();
};

test.skipIf(!there)('older pages come in above without moving what is read', async () => {
  await openGroup();
  const moves: number[] = [];
  for (let turn = 0; turn < 4; turn += 1) {
    const held = await anchorNearTop(page);
    await grownBeyond(page, held.height);
    moves.push(await movedBy(page, held));
  }
  expect(Math.max(...moves)).toBeLessThanOrEqual(2);
});

test.skipIf(!there)(
  'new messages leave a reader who is further up where they are, and are counted',
  async () => {
    await openGroup();
    const { height } = await anchorNearTop(page);
    await grownBeyond(page, height);
    const before = await anchorAtRest(page);
    const colleague = await stage.client('zhoumingxuan');
    const chatId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const last = ownWords('新来的');
    for (const text of ['新来的第 1 条', '新来的第 2 条', last])
      await colleague.chat.send({ chatId, text, wait: true });
    await page.getByRole('button', { name: '3 条新消息' }).waitFor();
    expect(await movedBy(page, before)).toBeLessThanOrEqual(2);
    await page.getByRole('button', { name: '3 条新消息' }).click();
    await page.locator('article', { hasText: last }).waitFor();
    await expect.poll(() => page.getByRole('button', { name: /新消息|回到最新/ }).count()).toBe(0);
  },
);

test.skipIf(!there)(
  'a message written without a network stands at the end, wholly in sight, and goes out later',
  async () => {
    await openGroup();
    const words = ownWords('断网时写的');
    onTestFinished(() => stage.office.office.setFaults(undefined));
    stage.office.office.setFaults({ cut: 1 });
    await page.getByText(/网络已断开/).waitFor();
    await page.locator('.tg-composer textarea').fill(words);
    await page.locator('.tg-composer textarea').press('Enter');
    const state = page.locator('article', { hasText: words }).getByText('等待联网');
    await state.waitFor();
    await page.getByText(/1 条消息将在联网后自动发送/).waitFor();
    const hidden = async (): Promise<number> => {
      const [shown, box] = [await state.boundingBox(), await log().boundingBox()];
      if (shown === null || box === null) throw new Error('nothing in sight');
      return shown.y + shown.height - (box.y + box.height);
    };
    await expect.poll(hidden).toBeLessThanOrEqual(0);
    const again = page.getByRole('button', { name: '立即重试' });
    await again.waitFor();
    stage.office.office.setFaults(undefined);
    // At once or not at all: it may have come back by itself meanwhile, and the button with it gone.
    await again.evaluateAll((buttons) => buttons.forEach((button) => (button as HTMLElement).click()));
    await page
      .locator('article', { hasText: words })
      .getByText(/已读 0/)
      .waitFor();
    await expect.poll(() => page.getByText(/网络已断开/).count()).toBe(0);
  },
);

test.skipIf(!there)('a chat that is not there says so and leads back', async () => {
  await lead(page, '/main/messages/99999');
  await page.getByRole('heading', { name: '没有找到这个会话' }).waitFor();
  await page.getByRole('button', { name: '返回会话列表' }).click();
  await page.waitForURL(/\/main\/messages$/);
});

test.skipIf(!there)(
  'what is typed right behind the shortcut of the search is searched, not written',
  async () => {
    await lead(page, '/main/messages');
    await page.getByRole('option', { name: /林若溪/ }).click();
    const composer = page.locator('.tg-composer textarea');
    await composer.focus();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('ruoxi');
    const field = page.getByRole('dialog').getByRole('combobox');
    await expect.poll(() => field.inputValue()).toBe('ruoxi');
    await page.keyboard.press('Escape');
    await field.waitFor({ state: 'detached' });
    expect(await composer.inputValue()).toBe('');
  },
);

test.skipIf(!there)('Escape calls off a dialog whose script is still on its way', async () => {
  const fresh = await stage.page('linruoxi');
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await fresh.route(/SearchDialog-[^/]*\.js$/u, async (route) => {
    await held;
    await route.continue();
  });
  // While a dialog is on its way letters are kept for it.
  const isKept = (): Promise<boolean> =>
    fresh.evaluate(() => {
      const letter = new KeyboardEvent('keydown', { key: 'a', bubbles: true, cancelable: true });
      return !document.body.dispatchEvent(letter);
    });
  await fresh.keyboard.press('Control+k');
  await expect.poll(isKept).toBe(true);
  await fresh.keyboard.press('Escape');
  await expect.poll(isKept).toBe(false);
  letGo();
  await fresh.keyboard.press('Control+k');
  await fresh.getByRole('dialog').waitFor();
  await fresh.keyboard.press('Escape');
  await fresh.getByRole('dialog').waitFor({ state: 'detached' });
  await fresh.context().close();
});

test.skipIf(!there)(
  'a page of the settings that fails takes its own place only, and comes when it is tried again',
  async () => {
    const fresh = await stage.page('hejing');
    let comes = false;
    await fresh.route(/ShortcutPage-[^/]*\.js$/u, (route) => (comes ? route.continue() : route.abort()));
    await fresh.route(/FilePage-[^/]*\.js$/u, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `export function FilePage() {
          if (!('isMended' in window)) throw new TypeError('drawn wrongly');
          return 'drawn at last';
        }`,
      }),
    );
    const main = fresh.getByRole('main');
    const failure = main.getByRole('heading', { name: '这一部分出了问题' });
    const again = main.getByRole('button', { name: '重试' });
    const open = (name: string): Promise<void> => fresh.getByRole('link', { name, exact: true }).click();
    await fresh.goto(`${stage.office.url}/setting/about`);
    // Its script does not come.
    await open('快捷键');
    await failure.waitFor();
    comes = true;
    // A browser may remember that a script failed for as long as the page lives: the window is loaded anew.
    await main.getByRole('button', { name: '重新载入' }).click();
    await main.getByText('打开通讯录').waitFor();
    // Its script is wrong.
    await open('文件管理');
    await failure.waitFor();
    await main.getByText('其余部分照常可用').waitFor();
    await fresh.evaluate(() => Object.assign(window, { isMended: true }));
    await again.click();
    await main.getByText('drawn at last').waitFor();
    expect(await failure.count()).toBe(0);
    // What failed is on record, and the rest of the window has gone on all the while.
    await open('关于');
    await main.getByText('drawn wrongly').first().waitFor();
    await fresh.getByRole('navigation').getByRole('button', { name: /消息/ }).click();
    await fresh.getByRole('option', { name: /数字化平台组/ }).waitFor();
    await fresh.context().close();
  },
);

test.skipIf(!there)('search finds, jumps and marks', async () => {
  await lead(page, '/main/messages');
  await page.locator('.tg-row').first().waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('肌肉记忆');
  await page.getByRole('option', { name: /肌肉记忆/ }).waitFor();
  await page.keyboard.press('Enter');
  await page.locator('article[data-highlight]', { hasText: '肌肉记忆' }).waitFor();
});

test.skipIf(!there)(
  'a chat is gone on with where it was left, after another one and after a reload',
  async () => {
    await lead(page, '/main/messages');
    await openGroup();
    await log().evaluate((box) => void (box.scrollTop = box.scrollHeight - 4 * box.clientHeight));
    const left = await anchorAtRest(page);
    const row = page.locator(`article[data-key="${left.key}"]`);
    // It stands at the upper edge then, where one may have looked at it from halfway.
    const isBack = async (): Promise<void> => {
      await row.waitFor();
      await expect.poll(() => movedBy(page, left)).toBeLessThan(200);
    };
    await page.getByRole('option', { name: /林若溪/ }).click();
    await row.waitFor({ state: 'detached' });
    await page.getByRole('option', { name: /数字化平台组/ }).click();
    await isBack();
    await page.reload();
    await isBack();
  },
);

test.skipIf(!there)('contacts open level by level by keys, and lead into a chat', async () => {
  await lead(page, '/main/messages');
  await page.locator('.tg-row').first().waitFor();
  await page.keyboard.press('Alt+2');
  await page.getByRole('treeitem', { name: '数字化中心' }).first().waitFor();
  await page.getByRole('tree').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await page.getByRole('treeitem', { name: '数字化平台组' }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await page.getByRole('treeitem', { name: /林若溪/ }).click();
  await page.getByRole('heading', { name: '林若溪' }).waitFor();
  await page.getByRole('button', { name: '发消息' }).click();
  await page.getByRole('heading', { name: '林若溪', level: 1 }).waitFor();
  // The card of the person has the same heading: only the address tells that the chat is open.
  await page.waitForURL(/\/main\/messages\/\d+$/);
});

test.skipIf(!there)('when the worker dies the page says so, and opening it again goes on', async () => {
  await page.goto(`${stage.office.url}/main/messages`);
  await page.locator('.tg-row').first().waitFor();
  const worker = page.workers()[0];
  if (worker === undefined) throw new Error('the page has no worker');
  await worker.evaluate(() => (globalThis as unknown as { close(): void }).close());
  await page
    .getByText(/后台程序已停止/)
    .first()
    .waitFor();
  await page.getByRole('button', { name: '重新打开' }).click();
  await page.locator('.tg-row').first().waitFor();
  await expect.poll(() => page.getByText(/后台程序已停止/).count()).toBe(0);
});

test.skipIf(!there)(
  'a session that the office ends leads to /403 once, and from there to the sign-in page',
  async () => {
    await page.goto(`${stage.office.url}/main/messages`);
    await page.locator('.tg-row').first().waitFor();
    // For good: the sign-in page does not know this browser any longer either.
    await stage.office.office.sessions.expel(1001);
    await page.getByRole('button', { name: '重新登录' }).waitFor();
    await page.waitForURL(({ pathname }) => pathname === '/403');
    await page.getByRole('button', { name: '重新登录' }).click();
    await page.locator('input[name=password]').waitFor();
  },
);

test.skipIf(!there)(
  'on a phone the place one lands in is drawn in grey until its script has come',
  async () => {
    const phone = await stage.page('hejing', { viewport: { width: 390, height: 844 } });
    const asked = Promise.withResolvers<void>();
    const held = Promise.withResolvers<void>();
    await phone.route(/\/assets\/AskPage-[^/]*\.js$/, async (route) => {
      asked.resolve();
      await held.promise;
      await route.continue();
    });
    await phone.goto(`${stage.office.url}/`);
    await asked.promise;
    await expect
      .poll(() => phone.locator('.tg-skeleton:visible, .tg-skeleton__block:visible').count())
      .toBeGreaterThan(0);
    held.resolve();
    await phone.getByRole('heading', { name: '今天想了解什么？' }).waitFor();
  },
);
