// Does what a picture needs to have been done first, by the keys and the pointer a person would use.
import type { Page } from 'playwright-core';
import type { ActName } from '../../gui/gallery/screens.ts';
import { chatActs } from './acts-chat.ts';
import { groupActs } from './acts-groups.ts';
import { searched } from './searched.ts';
import { press } from './words.ts';

const field = '.tg-composer textarea';

/** One deed per name; the compiler asks for a missing one. */
export const acts: Readonly<Record<ActName, (page: Page) => Promise<void>>> = {
  ...chatActs,
  ...groupActs,
  async searchNothing(page) {
    await page.keyboard.press('Control+KeyK');
    await page.getByRole('dialog').getByRole('combobox').fill('没有这句话');
    await page.getByRole('dialog').locator('.tg-empty').waitFor();
  },
  async search(page) {
    await page.keyboard.press('Control+KeyK');
    await page.getByRole('dialog').getByRole('combobox').fill(searched.messages);
    await page.getByRole('dialog').getByRole('option').first().waitFor();
  },
  async chatSearch(page) {
    await page.keyboard.press('Control+KeyF');
    await press(page, 'chat.find.everything');
    await page.getByRole('dialog').getByRole('combobox').fill(searched.messages);
    await page.getByRole('dialog').getByRole('option').first().waitFor();
  },
  async findInChat(page) {
    await page.keyboard.press('Control+KeyF');
    await page.getByRole('searchbox').fill(searched.messages);
    await page.locator('.tg-find-bar__count:not(:empty)').waitFor();
  },
  async menu(page) {
    await page.locator('.tg-header').last().getByRole('button').last().click();
    await page.getByRole('menu').waitFor();
  },
  async messageMenu(page) {
    await page.locator('article .tg-bubble').last().click({ button: 'right' });
    await page.getByRole('menu').waitFor();
  },
  async emojis(page) {
    await press(page, 'chat.composer.emojis');
    await page.getByRole('dialog').waitFor();
  },
  async mentions(page) {
    await page.locator(field).pressSequentially('@');
    await page.getByRole('listbox').last().getByRole('option').first().waitFor();
  },
  async shortcuts(page) {
    await page.keyboard.press('Control+Slash');
    await page.getByRole('dialog').waitFor();
  },
  async signOut(page) {
    await page
      .getByRole('button', { name: /退出登录|Sign out/ })
      .last()
      .click();
    await page.getByRole('dialog').waitFor();
  },
  async allowDevice(page) {
    await press(page, 'approve.allow');
    await page.locator('.tg-empty').waitFor();
  },
  async denyDevice(page) {
    await press(page, 'approve.deny');
    await page.locator('.tg-empty').waitFor();
  },
  async friends(page) {
    await page.getByRole('radio', { name: /^(好友|Friends)$/ }).click();
    await page.getByRole('option').first().waitFor();
  },
  async focus(page) {
    await page.getByRole('radio', { name: /^(关注|Following)$/ }).click();
    await page.getByRole('option').first().waitFor();
  },
  async picker(page) {
    await acts.friends(page);
    await page.getByRole('button', { name: /添加好友|Add friends/ }).click();
    await page
      .getByRole('dialog')
      .getByRole('radio', { name: /组织|Staff/ })
      .click();
    await page.getByRole('treeitem').nth(2).waitFor();
    await page.locator('.tg-picker__tick').nth(2).click();
  },
  async pickerSearch(page) {
    await acts.friends(page);
    await page.getByRole('button', { name: /添加好友|Add friends/ }).click();
    await page.getByRole('dialog').getByRole('combobox').fill(searched.people);
    await page.getByRole('dialog').getByRole('option').first().waitFor();
  },
  async findPeople(page) {
    await page.locator('input').first().fill(searched.people);
    await page.locator('mark').first().waitFor();
  },
};
