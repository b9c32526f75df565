// Does what pictures of conversations need to have been done first: dialogs about messages, files, flash messages, what waits.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { nextValues } from '../../gui/gallery/frozen-port.ts';
import { press, words } from './words.ts';

const field = '.tg-composer textarea';
/** A photograph there is in the repository. */
export const photograph = fileURLToPath(new URL('../../gui/messages.png', import.meta.url));

/** Presses an entry of the menu that is open. */
async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('menuitem', { name, exact: true }).click();
}

async function openMessageMenu(page: Page, bubble: string): Promise<void> {
  await page.locator(bubble).last().click({ button: 'right' });
  await page.getByRole('menu').waitFor();
}

const mine = 'article[data-mine] .tg-bubble';
const anyone = 'article .tg-bubble';

async function openHistory(page: Page): Promise<void> {
  const isPhone = (await page.locator('[data-fold=phone]').count()) > 0;
  if (isPhone) {
    // There the name has the room of the buttons.
    await press(page, 'chat.more');
    await page.getByRole('menu').waitFor();
    await choose(page, await words(page, 'acts.history.open'));
  } else await press(page, 'acts.history.open');
  await page.getByRole('dialog').waitFor();
}

async function openCalendar(page: Page): Promise<void> {
  await press(page, 'acts.when.calendar');
  await page.getByRole('grid').waitFor();
}

async function openTab(page: Page, tab: 'pictures' | 'files' | 'links'): Promise<void> {
  await openHistory(page);
  await page.getByRole('radio', { name: await words(page, `acts.history.tab.${tab}`) }).click();
}

async function selectThree(page: Page): Promise<void> {
  await openMessageMenu(page, anyone);
  await choose(page, await words(page, 'chat.messageActions.select'));
  await page.getByRole('toolbar').waitFor();
  for (const back of [2, 3]) await page.locator(anyone).nth(-back).click();
  // A click may have scrolled to what it clicks while the bar was still taking its place.
  await page.locator('.tg-timeline__scroll').evaluate((box) => (box.scrollTop = box.scrollHeight));
}

async function pickMany(page: Page): Promise<void> {
  await selectThree(page);
  await press(page, 'chat.messageActions.forward');
  const ticks = page.locator('.tg-picker__tick');
  await ticks.nth(2).waitFor();
  await ticks.nth(1).click();
  await ticks.nth(2).click();
}

async function openSchedule(page: Page): Promise<void> {
  await page.locator(field).fill('周报请在五点前填好，谢谢大家。');
  await press(page, 'acts.when.sendTitle');
  await page.getByRole('dialog').waitFor();
}

/** One deed per name. */
export const chatActs = {
  async sendFiles(page: Page) {
    await page
      .locator('.tg-composer input[type=file]')
      .first()
      .setInputFiles([
        {
          name: '2026 年三季度井口数据与设备巡检汇总（含异常清单与整改建议）最终版-v3.xlsx',
          mimeType: 'application/vnd.ms-excel',
          buffer: Buffer.alloc(186_000),
        },
        { name: '机房布局 2026.png', mimeType: 'image/png', buffer: await readFile(photograph) },
        { name: 'notes.md', mimeType: 'text/markdown', buffer: Buffer.alloc(900) },
      ]);
    await page.getByRole('dialog').locator('img').waitFor();
  },
  async emojiOffers(page: Page) {
    await page.locator('.tg-composer textarea').pressSequentially('三点见 :rose: [强] :smi');
    await page.locator('.tg-mentions [role=option]').first().waitFor();
  },
  async sendFilesLater(page: Page) {
    await this.sendFiles(page);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: await words(page, 'files.later') })
      .click();
    await page.getByRole('dialog').locator('.tg-clock').waitFor();
  },
  async voice(page: Page) {
    await press(page, 'files.record');
    await page.locator('.tg-composer__recording').waitFor();
  },
  async viewer(page: Page) {
    await page.locator('.tg-media-button img').first().click();
    await page.locator('.tg-viewer img').waitFor();
  },
  async quote(page: Page) {
    await openMessageMenu(page, anyone);
    await choose(page, await words(page, 'chat.messageActions.quote'));
    await page.locator(field).fill('好的，我下午看一遍再回你。');
  },
  async select(page: Page) {
    await selectThree(page);
  },
  async deleteChosen(page: Page) {
    await selectThree(page);
    await press(page, 'chat.messageActions.delete');
    await page.getByRole('dialog').waitFor();
  },
  async deleteMessage(page: Page) {
    await openMessageMenu(page, mine);
    await choose(page, await words(page, 'chat.messageActions.delete'));
    await page.getByRole('dialog').waitFor();
  },
  async openLink(page: Page) {
    await press(page, 'chat.cardActs.open');
    await page.getByRole('dialog').waitFor();
  },
  async newChat(page: Page) {
    await press(page, 'chat.newChat');
    await page.getByRole('menu').waitFor();
  },
  async removeChat(page: Page) {
    await page.locator('.tg-chats [role=option]').nth(2).click({ button: 'right' });
    await choose(page, await words(page, 'chat.actions.remove'));
    await page.getByRole('dialog').waitFor();
  },
  async forward(page: Page) {
    await openMessageMenu(page, anyone);
    await choose(page, await words(page, 'chat.messageActions.forward'));
    await page.locator('.tg-picker__tick').nth(2).waitFor();
  },
  forwardMany: pickMany,
  async forwardReport(page: Page) {
    await pickMany(page);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: await words(page, 'acts.forward.act'), exact: true })
      .click();
    await page.locator('.tg-picker').waitFor({ state: 'detached' });
  },
  async readers(page: Page) {
    await openMessageMenu(page, mine);
    await choose(page, await words(page, 'chat.messageActions.readers'));
    await page.getByRole('dialog').locator('.tg-avatar').first().waitFor();
  },
  async remind(page: Page) {
    await openMessageMenu(page, anyone);
    await choose(page, await words(page, 'chat.messageActions.remind'));
    await page.getByRole('dialog').waitFor();
  },
  schedule: openSchedule,
  async scheduleWrong(page: Page) {
    await openSchedule(page);
    await page.getByLabel(await words(page, 'acts.when.time'), { exact: true }).fill('25:70');
  },
  async record(page: Page) {
    await press(page, 'acts.record.open');
    await page.getByRole('dialog').getByRole('listitem').first().waitFor();
  },
  async history(page: Page) {
    await openHistory(page);
  },
  async historyPictures(page: Page) {
    await openTab(page, 'pictures');
    // They are fetched only when they come into view.
    const drawn = '.tg-history-picture img';
    await page.locator(drawn).nth(1).waitFor();
    await page.waitForFunction(
      (found) => [...document.querySelectorAll<HTMLImageElement>(found)].every((one) => one.naturalWidth > 0),
      drawn,
    );
  },
  async historyFiles(page: Page) {
    await openTab(page, 'files');
  },
  async historyLinks(page: Page) {
    await openTab(page, 'links');
  },
  async historyDay(page: Page) {
    await openHistory(page);
    await page.getByLabel(await words(page, 'acts.history.day'), { exact: true }).fill('11-19');
  },
  async historyCalendar(page: Page) {
    await openHistory(page);
    await page.getByLabel(await words(page, 'acts.history.day'), { exact: true }).fill('11-19');
    await openCalendar(page);
  },
  async scheduleCalendar(page: Page) {
    await openSchedule(page);
    await openCalendar(page);
  },
  async historyNothing(page: Page) {
    await openHistory(page);
    await page.getByRole('dialog').getByRole('searchbox').fill('没有这句话');
    await page.getByRole('dialog').locator('.tg-empty').waitFor();
  },
  async scheduleEdit(page: Page) {
    await press(page, 'acts.outbox.title');
    await press(page, 'acts.later.edit');
  },
  async waiting(page: Page) {
    await press(page, 'acts.outbox.title');
    await page.getByRole('dialog').waitFor();
  },
  async transfers(page: Page) {
    await page.keyboard.press('Control+KeyJ');
    await page.locator('.tg-dock').waitFor();
    if ((await page.locator('.tg-dock li').count()) === 0) return;
    // The pace is worked out from two looks some seconds apart.
    await page.clock.setFixedTime((await page.evaluate(() => Date.now())) + 4_000);
    await page.evaluate((name) => dispatchEvent(new Event(name)), nextValues);
  },
  // The pill comes with a part of its own, after the page is at rest.
  async transfersPill(page: Page) {
    await page.locator('.tg-dock-pill').waitFor();
  },
  async flash(page: Page) {
    await page.locator('.tg-flash, .tg-kind').first().waitFor();
  },
  async openFlash(page: Page) {
    await press(page, 'chat.flash.open');
    await page.locator('.tg-flash').waitFor();
  },
  async writeFlash(page: Page) {
    await press(page, 'chat.flash.write');
    await page.locator(field).fill('门禁码换成了 4096，只在今天有效。');
  },
};
