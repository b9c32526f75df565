// A person acts on messages in the browser: withdraws, writes anew, chooses several, forwards, looks who has read, schedules.
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { Page } from 'playwright-core';
import { beforeSecondTry, ownWords } from '../support/second-try.ts';
import { hasBrowser, openStage, type Stage } from './gui/browser-office.ts';

const there = hasBrowser('gui-acts');
const group = '数字化平台组';
let stage: Stage;
let page: Page;

/** Pictures for looking at, where a folder is named. */
const folder = process.env['TANGRAM_PICTURES'];
async function picture(name: string, of: Page = page): Promise<void> {
  if (folder !== undefined) await of.screenshot({ path: `${folder}/${name}.png` });
}

beforeAll(async () => {
  if (!there) return;
  stage = await openStage();
  page = await stage.page('shenzhixing');
  await openGroup();
});
afterAll(async () => {
  if (there) await stage.close();
});
beforeSecondTry(async () => {
  const { later } = await stage.client('shenzhixing');
  for (const { id } of await later.list()) await later.cancel(id);
  await page.goto(`${stage.office.url}/main/messages`);
  await openGroup();
  await field().fill('');
});

const openGroup = async (): Promise<void> => {
  await page
    .getByRole('option', { name: new RegExp(group) })
    .first()
    .click();
  await page.getByRole('heading', { name: group, level: 1 }).waitFor();
};

const bubble = (text: string) => page.locator('article', { hasText: text }).last();
const field = () => page.locator('.tg-composer textarea');
const say = async (text: string): Promise<void> => {
  await field().fill(text);
  await field().press('Enter');
  await bubble(text)
    .getByText(/已读|已发送/)
    .waitFor();
};
const menuOf = async (text: string): Promise<void> => {
  await bubble(text).locator('.tg-bubble').click({ button: 'right' });
  await page.getByRole('menu').waitFor();
};
const chatOf = (of: Page): string => new URL(of.url()).pathname.split('/').at(-1) ?? '';
/** Escape closes a dialog as soon as it has the focus; on a busy machine that is not at once. */
const leave = (): Promise<void> =>
  expect
    .poll(async () => {
      await page.keyboard.press('Escape');
      return page.getByRole('dialog').count();
    })
    .toBe(0);
const choose = (name: RegExp) => page.getByRole('menuitem', { name }).click();

test.skipIf(!there)('a withdrawn message leaves a notice, and its words can be written anew', async () => {
  const words = ownWords('这句话要收回来');
  await say(words);
  await menuOf(words);
  await picture('menu');
  await page.getByRole('menuitem', { name: /撤回（剩 [012]:\d\d）/ }).click();
  const notice = page.locator('.tg-timeline__notice', { hasText: '你撤回了一条消息' }).last();
  await notice.waitFor();
  await expect.poll(() => page.locator('article', { hasText: words }).count()).toBe(0);
  await picture('withdrawn');
  await notice.getByRole('button', { name: '重新编辑' }).click();
  await expect.poll(() => field().inputValue()).toBe(words);
  await field().fill('');
});

test.skipIf(!there)(
  'the arrow in an empty field opens one’s last words, and a half-written wording is asked about before it goes',
  async () => {
    const before = ownWords('会议改到三点');
    const words = ownWords('会议改到四点');
    await say(before);
    await say(words);
    await field().press('ArrowUp');
    const wording = page.getByRole('textbox', { name: '编辑消息' });
    await expect.poll(() => wording.inputValue()).toBe(words);
    expect(await field().inputValue()).toBe('');
    // Unchanged, it closes at once.
    await leave();
    await field().press('ArrowUp');
    await wording.fill(`${words}半`);
    await wording.press('Escape');
    await page.getByText('放弃已做的修改？').waitFor();
    await picture('discard');
    await page.keyboard.press('Escape');
    await page.getByText('放弃已做的修改？').waitFor({ state: 'detached' });
    expect(await wording.inputValue()).toBe(`${words}半`);
    await page.mouse.click(8, 400);
    await page.getByRole('button', { name: '放弃修改' }).click();
    await wording.waitFor({ state: 'detached' });
    await field().press('ArrowUp');
    await wording.fill(`${words}半`);
    await wording.press('Enter');
    await bubble(`${words}半`).getByText('已编辑').waitFor();
    await expect.poll(() => page.locator('article', { hasText: words }).count()).toBe(1);
    // While one writes, the arrow is the field's own.
    await field().fill('写到一半');
    await field().press('ArrowUp');
    expect(await wording.count()).toBe(0);
    await field().fill('');
  },
);

test.skipIf(!there)(
  'several messages are chosen by mouse and keys, and forwarded as one record',
  async () => {
    const points = ['第一点', '第二点', '第三点'].map(ownWords);
    const [first = '', second = '', third = ''] = points;
    for (const text of points) await say(text);
    await menuOf(first);
    await choose(/多选/);
    await bubble(third).click({ modifiers: ['Shift'] });
    await page.getByText('已选 3 条').waitFor();
    await picture('select');
    await page.getByRole('button', { name: '转发' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('合并成一条聊天记录').click();
    await dialog.getByRole('combobox').fill('周明轩');
    // What was found is marked; what stood there before is not.
    await dialog.locator('[role=option]:has(mark)').first().click();
    await dialog.getByText('已选 1/100 个会话').waitFor();
    await picture('forward');
    await dialog.getByRole('button', { name: '转发' }).click();
    await page.getByText('已转发到 1 个会话').waitFor();
    // Whoever has sent them on is done with choosing.
    await page.getByRole('toolbar').waitFor({ state: 'detached' });
    await page
      .getByRole('option', { name: /周明轩/ })
      .first()
      .click();
    await page.getByRole('button', { name: '查看聊天记录' }).last().click();
    await page.getByRole('dialog').getByText(second).waitFor();
    await picture('record');
    await leave();
  },
);

test.skipIf(!there)(
  'a forward to several chats says of each what became of it, and is tried again where it failed',
  async () => {
    const owner = await stage.client('zhoumingxuan');
    const [chat] = await owner.chat.find('沈知行', 1);
    const personIds = [chat?.peerId ?? ''];
    const name = ownWords('转发试验组');
    const words = ownWords('要转给两处的话');
    const made = await owner.groups.do({ act: 'create', name, memberIds: personIds });
    const groupId = made.group?.id ?? '';
    await page.getByRole('option', { name: new RegExp(name) }).waitFor();
    await openGroup();
    await say(words);
    await menuOf(words);
    await choose(/^转发/);
    const dialog = page.getByRole('dialog');
    for (const wanted of [name, '林若溪']) {
      await dialog.getByRole('combobox').fill(wanted);
      await dialog.locator('[role=option]:has(mark)', { hasText: wanted }).first().click();
    }
    await dialog.getByText('已选 2/100 个会话').waitFor();
    await owner.groups.do({ act: 'remove', groupId, personIds });
    await dialog.getByRole('button', { name: '转发', exact: true }).click();
    await dialog.getByText('1 个会话已收到，1 个没有').waitFor();
    await dialog.getByText('你已被移出群聊，只能查看').waitFor();
    await picture('forward-report');
    await owner.groups.do({ act: 'invite', groupId, personIds });
    await dialog.getByRole('button', { name: '重试' }).press('Enter');
    await dialog.getByText('2 个会话已收到，0 个没有').waitFor();
    await dialog
      .getByRole('listitem')
      .filter({ hasText: name })
      .getByRole('button', { name: '打开会话' })
      .press('Enter');
    await page.getByRole('heading', { name, level: 1 }).waitFor();
    await bubble(words).waitFor();
  },
);

test.skipIf(!there)('who has read it has names, and the history has tabs and leads back', async () => {
  const words = ownWords('谁会读到');
  await openGroup();
  await say(words);
  await menuOf(words);
  await choose(/谁读过/);
  await page
    .getByRole('dialog')
    .getByRole('radio', { name: /未读 [1-9]/ })
    .click();
  await page.getByRole('dialog').locator('li .tg-avatar').first().waitFor();
  await picture('readers');
  await leave();
  await page.getByRole('button', { name: '聊天记录', exact: true }).click();
  await page.getByRole('dialog').getByPlaceholder('在聊天记录中查找').fill(words);
  const hit = page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(words) })
    .first();
  await hit.waitFor();
  await picture('history');
  await hit.click();
  await page.locator('article[data-highlight]', { hasText: words }).waitFor();
});

test.skipIf(!there)(
  'words found in a chat are counted, walked through, and marked where they stand',
  async () => {
    const word = ownWords('巡检表');
    await openGroup();
    for (const text of [`${word}在哪`, `周五前交 ${word}`]) await say(text);
    await page.getByRole('button', { name: '在会话中查找', exact: true }).click();
    const bar = page.getByRole('search');
    await bar.getByRole('searchbox').fill(word);
    await bar.getByText('第 1 条，共 2 条').waitFor();
    const marked = () =>
      page.evaluate(() =>
        [...((CSS.highlights.get('tg-found') ?? []) as Iterable<Range>)].map((range) => range.toString()),
      );
    const twice = [...word.split(' '), ...word.split(' ')].toSorted();
    await expect.poll(async () => (await marked()).toSorted()).toEqual(twice);
    await picture('found');
    await bar.getByRole('button', { name: '更早的一条' }).click();
    await bar.getByText('第 2 条，共 2 条').waitFor();
    await page.locator('article[data-highlight]', { hasText: `${word}在哪` }).waitFor();
    await bar.getByRole('searchbox').press('Escape');
    await expect.poll(marked).toEqual([]);
  },
);

test.skipIf(!there)(
  'a message is scheduled and stands in the queue, from where it can be sent at once',
  async () => {
    await field().fill('明早的提醒');
    await page.getByRole('button', { name: '定时发送' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '明天 9:00' }).click();
    await picture('schedule');
    await page.getByRole('dialog').getByRole('button', { name: '定时发送' }).click();
    await page
      .getByText(/会在 .* 发送/)
      .first()
      .waitFor();
    await expect.poll(() => field().inputValue()).toBe('');
    await page.getByRole('button', { name: '待确认' }).click();
    await page.getByRole('dialog').getByText('明早的提醒').waitFor();
    await picture('waiting');
    await page.getByRole('dialog').getByRole('button', { name: '修改' }).click();
    await page.getByRole('dialog').locator('textarea').fill('明早的提醒，改过的');
    await picture('waiting-edit');
    // What was written does not go with the key that leaves.
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').getByText('放弃').first().waitFor();
    await picture('waiting-edit-leave');
    await page.keyboard.press('Escape');
    await expect
      .poll(() => page.getByRole('dialog').locator('textarea').inputValue())
      .toBe('明早的提醒，改过的');
    await page.getByRole('dialog').getByRole('button', { name: '保存' }).click();
    await page.getByRole('dialog').getByText('明早的提醒，改过的').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: '立即发送' }).click();
    await page.getByText('没有定时消息和提醒').waitFor();
    // The row that had the focus is gone; the dialog has it instead.
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await bubble('明早的提醒，改过的').waitFor();
  },
);

test.skipIf(!there)('a dropped folder goes as one compressed file, with its folders inside', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tangram-drop-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const plans = join(folder, '图纸');
  mkdirSync(join(plans, '旧', '空'), { recursive: true });
  writeFileSync(join(plans, '总图.txt'), '总图'.repeat(500));
  writeFileSync(join(plans, '旧', 'a.txt'), 'a');
  symlinkSync('/etc/hostname', join(plans, '别处'));
  const box = await page.locator('.tg-composer').boundingBox();
  const at = { x: (box?.x ?? 0) + 80, y: (box?.y ?? 0) + 80 };
  const session = await page.context().newCDPSession(page);
  const data = { items: [], files: [plans], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await session.send('Input.dispatchDragEvent', { type, ...at, data });
  const dialog = page.getByRole('dialog');
  await dialog.getByText('图纸.zip').waitFor();
  await picture('drop-folder');
  await dialog.getByRole('button', { name: '发送', exact: true }).click();
  const card = page.locator('article', { hasText: '图纸.zip' }).last();
  await card.getByText(/已读|已发送/).waitFor();
  await picture('dropped-folder');
  const other = await stage.client('linruoxi');
  const [chat] = await other.chat.find(group, 1);
  const chatId = chat?.id ?? '';
  const { messages } = await other.chat.older(chatId, Number.MAX_SAFE_INTEGER);
  const mid = messages.findLast(({ kind }) => kind === 'file')?.mid ?? 0;
  const { bytes } = await other.files.content(await other.files.ofMessage(chatId, mid));
  // Names stand unpacked: each once before its content and once in the list at the end.
  const names = new TextDecoder().decode(bytes).match(/图纸\/[^\0]*?\.txt/g) ?? [];
  expect([...new Set(names)].toSorted()).toEqual(['图纸/总图.txt', '图纸/旧/a.txt'].toSorted());
});

test.skipIf(!there)(
  'a message takes a reaction from its toolbar, new words that are marked, and a pin that leads back to it',
  async () => {
    const words = ownWords('回应我');
    const better = `${words}，谢谢`;
    await say(words);
    await bubble(words).hover();
    await picture('tools');
    await bubble(words).getByRole('button', { name: '回应 强' }).click();
    const chip = bubble(words).getByRole('button', { name: '强，1 人，包括你' });
    await chip.waitFor();
    await menuOf(words);
    await choose(/^编辑/);
    const dialog = page.getByRole('dialog');
    // Whoever chose it writes on: the field has the focus, also once the menu is gone.
    const field = dialog.getByRole('textbox');
    await field.waitFor();
    await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.keyboard.press('End');
    await page.keyboard.type('，谢谢');
    await picture('reword');
    // Members are offered as where one writes; Esc takes the offer away and leaves what was written.
    await page.keyboard.type(' @林若');
    await dialog.getByRole('option', { name: /林若溪/ }).waitFor();
    await picture('reword-mention');
    await page.keyboard.press('Escape');
    await dialog.getByRole('option').waitFor({ state: 'detached' });
    for (const _ of ' @林若') await page.keyboard.press('Backspace');
    await expect.poll(() => field.inputValue()).toBe(better);
    // As where it was written, Enter hands it in.
    await page.keyboard.press('Enter');
    await bubble(better).getByRole('button', { name: '已编辑' }).click();
    await dialog.getByText(words, { exact: true }).waitFor();
    await picture('versions');
    await leave();
    await menuOf(better);
    await choose(/置顶这条消息/);
    const pinned = page.locator('.tg-pinned-bar');
    await pinned.getByText(better).waitFor();
    await picture('pinned');
    await pinned.getByRole('button', { name: '1 条置顶消息' }).click();
    await dialog.getByRole('button', { name: '取消置顶' }).click();
    await dialog.getByText('还没有置顶消息').waitFor();
    await leave();
    await chip
      .or(bubble(better).getByRole('button', { name: /^强/ }))
      .first()
      .click();
    await expect.poll(() => bubble(better).locator('.tg-reactions').count()).toBe(0);
    // A name leads to the person, who can be written to and called.
    await page.locator('.tg-message__who .tg-message__person').first().click();
    await dialog.locator('a[href^="mailto:"]').waitFor();
    await picture('person');
    await leave();
  },
);

test.skipIf(!there).each([
  ['zh-CN', 1440, '编辑消息', '替换', 'light'],
  ['en-GB', 390, 'Edit message', 'Replace', 'dark'],
] as const)(
  'whoever edits over words that came meanwhile sees them first, in %s, %i wide',
  async (locale, width, title, replace, colorScheme) => {
    const other = await stage.client('shenzhixing');
    const words = ownWords('九点开会');
    const { id: chatId } = await other.chat.activate({ personId: '1002' });
    const { mid } = await other.chat.send({ chatId, text: words, wait: true });
    const fresh = await stage.page('shenzhixing', {
      viewport: { width, height: 844 },
      ...{ locale, colorScheme, ...(width === 390 && { hasTouch: true, isMobile: true }) },
    });
    await fresh.goto(`${stage.office.url}/main/messages/${chatId}`);
    const said = fresh.locator('article', { hasText: words }).last();
    await said.focus();
    await fresh.keyboard.press('Enter');
    await fresh.getByRole('menuitem', { name: /^(编辑|Edit)$/ }).click();
    const dialog = fresh.getByRole('dialog', { name: title });
    await dialog.getByRole('textbox').fill(`${words}，在三楼`);
    await other.marks.edit(chatId, mid, `${words}，在五楼会议室`);
    await fresh.locator('article', { hasText: '五楼' }).last().waitFor();
    await dialog.locator('.tg-reword__foot button').last().click();
    await dialog.getByRole('alert').getByText('五楼会议室').waitFor();
    await picture(`edit-over-${locale}`, fresh);
    expect(await dialog.getByRole('textbox').inputValue()).toBe(`${words}，在三楼`);
    await dialog.getByRole('button', { name: replace }).click();
    await dialog.waitFor({ state: 'detached' });
    await fresh.locator('article', { hasText: '三楼' }).last().waitFor();
    await fresh.context().close();
  },
);

test.skipIf(!there)(
  'an edit goes on behind what is there, keeps its keys, and says where the message was withdrawn meanwhile',
  async () => {
    const words = ownWords('先这样定');
    await say(words);
    const other = await stage.client('shenzhixing');
    const chatId = chatOf(page);
    const { messages } = await other.chat.older(chatId, Number.MAX_SAFE_INTEGER, 5);
    const mid = messages.find(({ text }) => text === words)?.mid ?? 0;
    const wording = page.getByRole('textbox', { name: '编辑消息' });
    await field().press('ArrowUp');
    await expect.poll(() => wording.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.keyboard.type('，明早');
    await wording.press('Control+Home');
    await wording.press('Control+End');
    await page.keyboard.type('再看');
    await expect.poll(() => wording.inputValue()).toBe(`${words}，明早再看`);
    await other.acts.withdraw(chatId, [mid]);
    await wording.press('Enter');
    const dialog = page.getByRole('dialog', { name: '编辑消息' });
    await dialog.getByRole('alert').getByText('已被撤回').waitFor();
    expect(await wording.inputValue()).toBe(`${words}，明早再看`);
    expect(await dialog.getByRole('button', { name: /保存|替换/ }).isDisabled()).toBe(true);
    await wording.press('Escape');
    await page.getByRole('button', { name: '放弃修改' }).click();
    await wording.waitFor({ state: 'detached' });
  },
);

test.skipIf(!there)('who has answered a message writes on, and sees the answer', async () => {
  const words = ownWords('答我这一句');
  await say(words);
  const focused = () => field().evaluate((one) => one === document.activeElement);
  for (const way of ['Enter', 'button']) {
    const answer = `${words}，答了（${way}）`;
    const answered = page.locator('article', { hasText: words }).first();
    await answered.hover();
    await answered.getByRole('button', { name: '引用' }).click();
    await page.locator('.tg-quote-bar').waitFor();
    await expect.poll(focused).toBe(true);
    await page.keyboard.type(answer);
    if (way === 'Enter') await page.keyboard.press('Enter');
    else await page.getByRole('button', { name: '发送', exact: true }).click();
    await page.locator('.tg-quote-bar').waitFor({ state: 'detached' });
    await bubble(answer)
      .getByText(/已读|已发送/)
      .waitFor();
    await expect.poll(focused).toBe(true);
    expect(await field().inputValue()).toBe('');
  }
});

test.skipIf(!there).each(['light', 'dark'] as const)(
  'on a phone, %s: a finger that rests on a message, one’s own or another’s, opens what can be done with it',
  async (colorScheme) => {
    const words = ownWords('手指按住我');
    await (await stage.client('linruoxi')).chat.send({ chatId: chatOf(page), text: words, wait: true });
    const phone = await stage.page('shenzhixing', {
      viewport: { width: 390, height: 844 },
      ...{ hasTouch: true, isMobile: true, colorScheme },
    });
    const finger = await phone.context().newCDPSession(phone);
    const said = (text: string) => phone.locator('article', { hasText: text }).last();
    const menu = phone.getByRole('menu');
    /** Opens the menu of a message, looks at it and takes what is named. */
    const hold = async (text: string, name: RegExp, shot: string): Promise<void> => {
      const middle = async (): Promise<{ x: number; y: number }> => {
        const box = await said(text).locator('.tg-bubble').boundingBox();
        if (box === null) throw new Error('no bubble');
        return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      };
      // A finger goes to what stands still.
      let at = await middle();
      await expect
        .poll(async () => {
          const before = at;
          at = await middle();
          return before.y === at.y;
        })
        .toBe(true);
      await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
      await menu.waitFor();
      await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      // It stays when the finger goes, and all of it is in sight and wide enough for a finger.
      const items = menu.getByRole('menuitem');
      const boxes = await items.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
      for (const one of boxes as DOMRect[]) {
        expect(one.height).toBeGreaterThanOrEqual(44);
        expect([one.left >= 0, one.top >= 0, one.right <= 390, one.bottom <= 844]).not.toContain(false);
      }
      await picture(`${shot}-${colorScheme}`, phone);
      await items.filter({ hasText: name }).tap();
      await menu.waitFor({ state: 'detached' });
    };
    await phone
      .getByRole('option', { name: new RegExp(group) })
      .first()
      .tap();
    await said(words).waitFor();
    await hold(words, /^回应表情$/, 'finger-theirs');
    const faces = phone.getByRole('dialog', { name: '回应表情' });
    await faces.waitFor();
    await picture(`finger-faces-${colorScheme}`, phone);
    // Field and faces stand inside the dialog, wholly.
    const inside = await faces.evaluate((dialog) => {
      const { left, right } = dialog.getBoundingClientRect();
      return [...dialog.querySelectorAll('input, .tg-search, .tg-emojis__grid button')].every((one) => {
        const box = one.getBoundingClientRect();
        return box.left >= left && box.right <= right;
      });
    });
    expect(inside).toBe(true);
    await faces.getByRole('button', { name: '强', exact: true }).tap();
    await said(words).getByRole('button', { name: '强，1 人，包括你' }).waitFor();
    // One that has no name of the office is typed as itself, and stays one emoji.
    await hold(words, /^回应表情$/, 'finger-theirs-again');
    await faces.getByRole('searchbox').fill('👨‍👩‍👧');
    const [only] = await faces.locator('.tg-emojis__grid button').all();
    await picture(`finger-family-${colorScheme}`, phone);
    await only?.tap();
    await said(words).getByRole('button', { name: '👨‍👩‍👧，1 人，包括你' }).waitFor();
    await hold(words, /^引用$/, 'finger-quoted');
    const field = phone.locator('.tg-composer textarea');
    await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true);
    const mine = `${words}，按住了`;
    await field.fill(mine);
    await picture(`finger-quote-${colorScheme}`, phone);
    await phone.getByRole('button', { name: '发送', exact: true }).tap();
    await said(mine)
      .getByText(/已读|已发送/)
      .waitFor();
    // The place to write is ready for more, and what was answered has been left.
    expect(await field.evaluate((one) => one === document.activeElement)).toBe(true);
    expect(await phone.locator('.tg-quote-bar').count()).toBe(0);
    await hold(mine, /^撤回/, 'finger-mine');
    await phone.locator('.tg-timeline__notice', { hasText: '你撤回了一条消息' }).last().waitFor();
    await phone.context().close();
  },
);

test.skipIf(!there)(
  'fingers find the usual reactions in the menu of a message, and nothing that only a desk has',
  async () => {
    const phone = await stage.page('linruoxi', {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    await phone
      .getByRole('option', { name: new RegExp(group) })
      .first()
      .tap();
    await phone.locator('.tg-composer textarea').waitFor();
    await picture('phone', phone);
    expect(await phone.getByRole('button', { name: '截图' }).count()).toBe(0);
    const jump = phone.locator('.tg-timeline__jump[data-up] button');
    if ((await jump.count()) > 0) {
      const [pill, list] = [
        await jump.boundingBox(),
        await phone.locator('.tg-timeline__scroll').boundingBox(),
      ];
      expect(pill?.y ?? 0).toBeGreaterThanOrEqual(list?.y ?? Number.NaN);
    }
    const last = phone.locator('article').last();
    await last.locator('.tg-bubble').click({ button: 'right' });
    const usual = phone.getByRole('menu').getByRole('menuitemcheckbox');
    await usual.first().waitFor();
    await picture('phone-menu', phone);
    expect(await usual.count()).toBe(3);
    const was = (await usual.nth(1).getAttribute('aria-checked')) === 'true';
    await usual.nth(1).tap();
    await phone.getByRole('menu').waitFor({ state: 'detached' });
    await last.locator('.tg-bubble').click({ button: 'right' });
    await expect.poll(() => usual.nth(1).getAttribute('aria-checked')).toBe(String(!was));
    await phone.getByRole('menuitem', { name: /^回应表情/ }).tap();
    const dialog = phone.getByRole('dialog', { name: '回应表情' }).first();
    await dialog.getByRole('searchbox').or(dialog.getByPlaceholder('名称或拼音')).first().waitFor();
    await picture('phone-react', phone);
    const [frame, search] = [
      await phone.locator('.tg-act-dialog').boundingBox(),
      await dialog.getByPlaceholder('名称或拼音').boundingBox(),
    ];
    expect((search?.x ?? Number.NaN) + (search?.width ?? 0)).toBeLessThan(
      (frame?.x ?? 0) + (frame?.width ?? 0),
    );
    await phone.context().close();
  },
);
