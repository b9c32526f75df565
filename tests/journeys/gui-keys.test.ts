// One day with the keyboard alone, from signing in to the settings; and the same places with fingers.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { beforeSecondTry, ownWords } from '../support/second-try.ts';
import { firstPage } from '../support/chromium.ts';
import { hasBrowser, openStage, passwordOf, toMessages, type Stage } from './gui/browser-office.ts';

const there = hasBrowser('gui-keys');
let stage: Stage;
let page: Page;

beforeAll(async () => {
  if (!there) return;
  stage = await openStage();
});
afterAll(async () => {
  if (there) await stage.close();
});

async function openBrowser(): Promise<Page> {
  const context = await stage.profile({
    locale: 'zh-CN',
    viewport: { width: 1440, height: 900 },
  });
  return firstPage(context);
}
const press = (key: string): Promise<void> => page.keyboard.press(key);
/** Name and role of what has the focus, as a reader says it. */
const focused = (): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    return `${element?.tagName ?? ''} ${element?.getAttribute('aria-label') ?? element?.textContent ?? ''}`;
  });
/** Tabs until something with this name has the focus, once it is drawn; a page where it cannot be reached fails. */
async function tabTo(name: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await page.waitForFunction(
    (source) =>
      [...document.querySelectorAll('a, button, input')].some((element) =>
        new RegExp(source).test(
          `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent ?? ''}`,
        ),
      ),
    name.source,
  );
  for (let steps = 0; steps < 60; steps += 1) {
    if (name.test(await focused())) return;
    await press(key);
  }
  throw new Error(`Tab never reaches ${name}; it is at ${await focused()}`);
}

/** Waits until one can write: the focus goes there by itself. */
const inComposer = async (): Promise<void> => {
  await expect.poll(focused).toMatch(/^TEXTAREA/);
};

/** Waits until a dialog has taken the focus, which it does when it is drawn; a key before that would be the page's. */
const inOverlay = () =>
  page.waitForFunction(() => document.activeElement?.closest('.bp6-portal') instanceof Element);

/** Waits until a menu has the focus, which it takes when it is drawn. */
const inMenu = () =>
  page.waitForFunction(() => document.activeElement?.closest('[role=menu]') instanceof Element);

/** The field over the emojis has the focus as soon as they are there. */
const searchEmojis = () =>
  page.waitForFunction(() => document.activeElement?.closest('.tg-emojis') instanceof Element);

/** The search dialog is drawn a moment after its key; whoever types by hand sees it. */
const searchHasFocus = () =>
  page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'combobox');

test.skipIf(!there)('signing in', async () => {
  page = await openBrowser();
  await page.goto(stage.office.url);
  await expect.poll(focused).toMatch(/^INPUT/);
  await page.keyboard.type('shenzhixing');
  await press('Tab');
  await page.keyboard.type(passwordOf(stage.office, 'shenzhixing'));
  await press('Enter');
  await toMessages(page);
});

/** What is written is looked for afterwards; each try has its own. */
let words = '只用键盘写的话';

beforeSecondTry(async () => {
  words = ownWords('只用键盘写的话');
  await stage.home(page, 'shenzhixing');
});

/** With a chat open, as the test before has left one. */
const inChat = async (): Promise<void> => {
  const composer = page.locator('.tg-composer textarea');
  if ((await composer.count()) === 0) await press('Alt+ArrowDown');
  await composer.focus();
};

test.skipIf(!there)('sending, and bringing the words back', async () => {
  await press('Alt+ArrowDown');
  await page.locator('.tg-composer textarea').waitFor();
  await inComposer();
  await page.keyboard.type(words);
  await press('Enter');
  // What the office has not confirmed yet is not found by a search either.
  await page
    .locator('article[data-mine]', { hasText: words })
    .getByText(/^(?:已读|未读)/u)
    .waitFor();
  // The arrow opens one's last words to be worded anew; where nothing was changed they close without a question.
  await press('ArrowUp');
  await expect.poll(() => page.getByRole('dialog').locator('textarea').inputValue()).toBe(words);
  await press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await inComposer();
  expect(await page.locator('.tg-composer textarea').inputValue()).toBe('');
});

test.skipIf(!there)('searching and jumping to what was found', async () => {
  await press('Control+K');
  await searchHasFocus();
  await page.keyboard.type('只用键盘');
  await page
    .getByRole('dialog')
    .getByRole('option', { name: /只用键盘写的话/ })
    .first()
    .waitFor();
  await press('Enter');
  await page.locator('article[data-highlight]', { hasText: '只用键盘写的话' }).waitFor();
  await inComposer();
});

test.skipIf(!there)(
  'a search that is asked for while the window opens comes with what was typed',
  async () => {
    await page.reload({ waitUntil: 'commit' });
    await page.locator('.tg-frame').waitFor();
    await press('Control+K');
    await page.keyboard.type('linruoxi');
    await page
      .getByRole('dialog')
      .getByRole('option', { name: /林若溪/u })
      .first()
      .waitFor();
    expect(await page.getByRole('combobox').inputValue()).toBe('linruoxi');
    await press('Escape');
  },
);

test.skipIf(!there)(
  'what has no keys is offered by its name: a new group, a new chat, and one’s own card',
  async () => {
    const offered = async (typed: string, name: string): Promise<void> => {
      await press('Control+K');
      await searchHasFocus();
      await page.keyboard.type(typed);
      await page.getByRole('dialog').getByRole('option', { name }).first().waitFor();
    };
    await offered('发起单聊', '发起单聊');
    await press('Escape');
    await offered('>创建群', '创建群聊');
    await press('Enter');
    await page.locator('.tg-new-group').waitFor();
    await press('Escape');
    await page.locator('.tg-new-group').waitFor({ state: 'detached' });
    await offered('>我的名片', '我的名片');
    await press('Enter');
    await page.getByRole('dialog', { name: '名片' }).waitFor();
    await press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  },
);

test.skipIf(!there)('going round the window with F6', async () => {
  const place = (): Promise<string> =>
    page.evaluate(
      () =>
        document.activeElement?.closest('.tg-rail, .tg-frame__list, .tg-frame__main, .tg-frame__details')
          ?.classList[0] ?? '',
    );
  await inChat();
  for (const next of ['tg-rail', 'tg-frame__list', 'tg-frame__main']) {
    await press('F6');
    await expect.poll(place).toBe(next);
  }
  await inComposer();
  await press('Shift+F6');
  await expect.poll(place).toBe('tg-frame__list');
});

test.skipIf(!there)('everybody of a group is offered after an @', async () => {
  await press('Control+K');
  await searchHasFocus();
  await page.keyboard.type('数字化平台组');
  await page
    .getByRole('dialog')
    .getByRole('option', { name: /数字化平台组/ })
    .first()
    .waitFor();
  await press('Enter');
  await page.getByRole('heading', { name: '数字化平台组', level: 1 }).waitFor();
  await inComposer();
  await page.keyboard.type('@');
  await page
    .locator('.tg-mentions')
    .getByRole('option', { name: /所有人/ })
    .waitFor();
  await press('Enter');
  await page.keyboard.type('请看公告');
  await press('Enter');
  const chatId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const colleague = await stage.client('linruoxi');
  await expect
    .poll(async () => {
      const { messages } = await colleague.chat.older(chatId, Number.MAX_SAFE_INTEGER, 5);
      return messages.find(({ text }) => text.includes('请看公告'))?.mentions;
    })
    .toEqual(['all']);
});

test.skipIf(!there)('choosing a day from the calendar', async () => {
  await inChat();
  await page.getByRole('button', { name: '聊天记录' }).first().focus();
  await press('Enter');
  const field = page.getByRole('textbox', { name: '日期' });
  await field.waitFor();
  // What opens has the focus on something one can see.
  await expect.poll(focused).toMatch(/^BUTTON 关闭/);
  await inOverlay();
  await tabTo(/^INPUT 日期/);
  await page.keyboard.type('1-17');
  await press('Alt+ArrowDown');
  const chosen = page.locator('.tg-calendar [aria-selected=true]');
  // The day that was typed has the focus, named in full; the week before is one key away.
  await expect.poll(focused).toMatch(/1月17日/);
  await press('ArrowUp');
  await expect.poll(focused).toMatch(/1月10日/);
  await press('Escape');
  await chosen.waitFor({ state: 'detached' });
  expect(await page.getByRole('dialog').count()).toBe(1);
  await field.focus();
  await press('Alt+ArrowDown');
  await expect.poll(focused).toMatch(/1月17日/);
  await press('ArrowLeft');
  await press('Enter');
  await chosen.waitFor({ state: 'detached' });
  await expect.poll(() => field.inputValue()).toMatch(/^\d{4}-01-16$/);
  await press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});

test.skipIf(!there)('Tab closes a menu, goes round in a dialog, and both give the focus back', async () => {
  await inChat();
  const more = page.getByRole('button', { name: '会话操作' });
  await more.focus();
  await press('Enter');
  await page.getByRole('menu').waitFor();
  await press('Tab');
  await page.getByRole('menu').waitFor({ state: 'detached' });
  await expect.poll(focused).toMatch(/^BUTTON 会话操作/);
  const begin = page.getByRole('button', { name: '发起会话' });
  await begin.focus();
  await press('Enter');
  await page.getByRole('menuitem', { name: '创建群聊' }).waitFor();
  await press('ArrowDown');
  await press('Enter');
  await page.getByRole('dialog').locator('input').first().waitFor();
  await inOverlay();
  await tabTo(/^BUTTON 取消/);
  const stops: string[] = [];
  const first = await focused();
  do {
    stops.push(await focused());
    await press('Tab');
  } while ((await focused()) !== first && stops.length < 30);
  expect(stops.length).toBeGreaterThan(2);
  expect(stops.length).toBeLessThan(30);
  // Nothing that cannot be seen is a stop: neither the dialog's box nor the elements that hold the focus inside.
  expect(stops.filter((stop) => /^(?:DIV|BODY)/.test(stop))).toEqual([]);
  await press('Shift+Tab');
  await expect.poll(focused).toBe(stops.at(-1));
  await press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(focused).toMatch(/^BUTTON 发起会话/);
});

test.skipIf(!there)(
  'what is typed on a message goes to the composer, and so does the focus after an emoji',
  async () => {
    await inChat();
    await page.getByRole('log').focus();
    await press('ArrowUp');
    await expect.poll(focused).toMatch(/^ARTICLE/);
    await press('Shift+F10');
    await inMenu();
    await press('Escape');
    await page.getByRole('menu').waitFor({ state: 'detached' });
    await expect.poll(focused).toMatch(/^ARTICLE/);
    await page.keyboard.type('hi');
    const field = page.locator('.tg-composer textarea');
    await expect.poll(() => field.inputValue()).toBe('hi');
    await page.getByRole('button', { name: '表情' }).focus();
    await press('Enter');
    await searchEmojis();
    await press('Enter');
    await inComposer();
    await page.keyboard.type('!');
    await expect.poll(() => field.inputValue()).toMatch(/^hi\p{Extended_Pictographic}!$/u);
    await field.fill('');
  },
);

test.skipIf(!there)(
  'arrows and Enter go through what the contacts found, and Shift+F10 opens the menu of a chat',
  async () => {
    await page.locator('.tg-chats').focus();
    await press('Shift+F10');
    await inMenu();
    await press('Escape');
    await page.getByRole('menu').waitFor({ state: 'detached' });
    await press('Alt+2');
    const search = page.getByRole('combobox');
    await search.fill('数字化');
    const rows = page.locator('.tg-found-row');
    await rows.nth(1).waitFor();
    await search.press('ArrowDown');
    await expect.poll(() => rows.nth(1).getAttribute('data-active')).toBe('true');
    await expect
      .poll(async () => search.getAttribute('aria-activedescendant'))
      .toBe(await rows.nth(1).getAttribute('id'));
    await search.press('Enter');
    // The second one is a department: its page is open, and the tree stands there.
    await page.waitForURL(/department=/);
    await press('Alt+1');
    // What is opened on the way belongs to the page that is left.
    await page.locator('.tg-chats').waitFor();
  },
);

test.skipIf(!there)('choosing settings, recording a shortcut, and using it', async () => {
  // «>» is what can be done: a setting is found by its name, and one stands on its row.
  await press('Control+k');
  await searchHasFocus();
  await page.keyboard.type('>外观');
  await page.getByRole('option', { name: '外观' }).first().waitFor();
  await press('Enter');
  await page.waitForURL(/generalSetting#theme$/);
  await page.waitForFunction(() => document.activeElement?.closest('#setting-theme') instanceof Element);
  await press('Control+,');
  await page.waitForURL(/\/setting\/userInfo$/);
  await tabTo(/^A 账号/);
  await press('ArrowDown');
  await press('ArrowDown');
  await press('Enter');
  await page.waitForURL(/\/setting\/generalSetting$/);
  await tabTo(/^BUTTON Enter/);
  await press('ArrowRight');
  await page.getByText('按 Ctrl+Enter 发送，Enter 换行。').waitFor();
  await press('ArrowLeft');
  await tabTo(/^A 通用/, 'Shift+Tab');
  await press('ArrowDown');
  await press('ArrowDown');
  await press('Enter');
  await page.waitForURL(/\/setting\/shortcutKey$/);
  const row = page.locator('.tg-setting', { hasText: '立即锁屏' });
  await row.getByRole('button', { name: '更改' }).focus();
  for (const [keys, said] of [
    ['a', /不能是单个字母/],
    ['Control+k', /已用于“搜索会话、人和消息”/],
    ['Control+c', /不能用作快捷键/],
  ] as const) {
    if ((await row.getByRole('textbox').count()) === 0) await press('Enter');
    await row.getByRole('textbox').waitFor();
    await press(keys);
    await row.getByText(said).waitFor();
  }
  await press('Control');
  await row.getByText(/不能只有 Ctrl/).waitFor();
  await press('F8');
  await row.getByText('F8', { exact: true }).waitFor();
  await press('F8');
  await page.locator('.tg-toast', { hasText: '先设置锁屏密码' }).waitFor();
  await press('Control+/');
  await page.getByRole('dialog').getByText('F8', { exact: true }).waitFor();
  await press('Escape');
  await page.goto(`${stage.office.url}/setting/shortcutKey`);
  await page.getByRole('button', { name: '全部恢复' }).focus();
  await press('Enter');
  await row.getByText('L', { exact: true }).waitFor();
});

test.skipIf(!there)('the page about the product tells build, licence, and whose work is in it', async () => {
  await page.goto(`${stage.office.url}/setting/about`);
  for (const words of ['1.0.0', 'alpha', '开发版（dev）'])
    await page.getByText(words, { exact: true }).waitFor();
  await page.getByText(/^\d{4}年\d+月\d+日$/).waitFor();
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('made for the log');
    }, 0);
    // Behind it: the page is left when it has happened.
    return new Promise((resolve) => setTimeout(resolve, 0));
  });
  await page.reload();
  await page
    .getByText(/made for the log/)
    .first()
    .waitFor();
  await page.getByRole('region', { name: '错误日志' }).getByRole('button', { name: '清空' }).click();
  await page.getByText('没有记录到错误').waitFor();
  await page.getByRole('button', { name: '显示' }).click();
  const entry = page.locator('details', { has: page.getByText('react-dom', { exact: true }) });
  await entry.locator('summary').click();
  await entry.getByText(/Permission is hereby granted/).waitFor();
});

test.skipIf(!there)(
  'fingers: a long press opens the menu, Back closes what lies on top and leaves only then',
  async () => {
    const phone = await stage.page('linruoxi', {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    await phone.goto(`${stage.office.url}/main/contacts`);
    await phone.goto(`${stage.office.url}/main/messages`);
    const row = phone.locator('.tg-row').first();
    await row.waitFor();
    const box = await row.boundingBox();
    if (box === null) throw new Error('no row');
    const finger = await phone.context().newCDPSession(phone);
    const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
    await phone.getByRole('menu').waitFor();
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    // The finger that goes opens nothing below.
    expect(new URL(phone.url()).pathname).toBe('/main/messages');
    const low = await phone
      .getByRole('menuitem')
      .evaluateAll((items) => Math.min(...items.map((item) => item.getBoundingClientRect().height)));
    expect(low).toBeGreaterThanOrEqual(44);
    await phone.keyboard.press('Escape');
    await phone.getByRole('menu').waitFor({ state: 'detached' });
    await row.tap();
    const field = phone.locator('.tg-composer textarea');
    await field.waitFor();
    expect(await field.evaluate((element) => getComputedStyle(element).fontSize)).toBe('16px');
    // The name has the room of what is sought seldom; that stands in the menu, and what it opens has the keys.
    await phone.getByRole('button', { name: '会话操作' }).last().tap();
    await phone.getByRole('menuitem', { name: '在会话中查找' }).tap();
    await phone.getByRole('searchbox').waitFor();
    await expect
      .poll(() => phone.evaluate(() => document.activeElement?.getAttribute('type')))
      .toBe('search');
    await phone.keyboard.press('Escape');
    await phone.getByRole('searchbox').waitFor({ state: 'detached' });
    const open = phone.url();
    // Inside a chat there is no rail; what people do to themselves is offered all the same.
    await phone.keyboard.press('Control+k');
    await phone.getByRole('combobox').fill('状态');
    await phone.getByRole('option', { name: '设置状态' }).tap();
    const status = phone.getByRole('dialog', { name: '我的状态' });
    await status.waitFor();
    // Longer than a phone is high: its buttons are scrolled to, inside the dialog.
    const save = status.getByRole('button', { name: '保存' });
    await save.scrollIntoViewIfNeeded();
    const [frame, button] = [await status.boundingBox(), await save.boundingBox()];
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(
      (frame?.y ?? 0) + (frame?.height ?? 0),
    );
    await phone.keyboard.press('Escape');
    await phone.getByRole('dialog', { name: '我的状态' }).waitFor({ state: 'detached' });
    await phone.keyboard.press('Control+k');
    await phone.getByRole('combobox').waitFor();
    await phone.evaluate(() => history.back());
    await phone.getByRole('combobox').waitFor({ state: 'detached' });
    await expect.poll(() => phone.url()).toBe(open);
    await phone.evaluate(() => history.back());
    await expect.poll(() => new URL(phone.url()).pathname).toBe('/main/messages');
    await phone.context().close();
  },
);
