// Does what pictures of groups and of the account need to have been done first.
import type { Page } from 'playwright-core';
import { photograph } from './acts-chat.ts';
import { press, words } from './words.ts';

async function openGroup(page: Page): Promise<void> {
  await press(page, 'groups.details');
  await page.locator('.tg-group-member').first().waitFor();
}

async function openSection(page: Page, section: 'groups' | 'recent'): Promise<void> {
  await page.getByRole('radio', { name: await words(page, `contacts.section.${section}`) }).click();
  await page.getByRole('option').first().waitFor();
}

async function openPassword(page: Page): Promise<void> {
  await press(page, 'password.change');
  await page.getByRole('dialog').waitFor();
}

/** One deed per name. */
export const groupActs = {
  group: openGroup,
  async groupEnd(page: Page) {
    await openGroup(page);
    await page.locator('.tg-group-ends').scrollIntoViewIfNeeded();
  },
  async groupMember(page: Page) {
    await openGroup(page);
    await page.locator('.tg-group-member button').nth(1).click();
    await page.getByRole('menu').waitFor();
  },
  async groupTransfer(page: Page) {
    await openGroup(page);
    await press(page, 'groups.transfer');
    await page.locator('.tg-group-choice').nth(1).click();
  },
  async groupInvite(page: Page) {
    await openGroup(page);
    await press(page, 'groups.invite');
    await page.locator('.tg-picker__tick').nth(1).waitFor();
  },
  async groupDissolve(page: Page) {
    await openGroup(page);
    await press(page, 'groups.dissolve');
    await page.getByRole('dialog').nth(1).waitFor();
  },
  async chooseOffice(page: Page) {
    await page.locator('input').fill('office.yuanheng.example');
    await press(page, 'desktop.choose.connect');
    await page.getByRole('alert').waitFor();
  },
  async groupLeave(page: Page) {
    await openGroup(page);
    await press(page, 'groups.leave');
    await page.getByRole('dialog').nth(1).waitFor();
  },
  async groupRemove(page: Page) {
    await groupActs.groupMember(page);
    await page.getByRole('menuitem', { name: await words(page, 'groups.remove') }).click();
    await page.getByRole('dialog').nth(1).waitFor();
  },
  async removeFriend(page: Page) {
    await press(page, 'contacts.acts.removeFriend');
    await page.getByRole('dialog').waitFor();
  },
  async audit(page: Page) {
    await press(page, 'settings.audit.open');
    await page.getByRole('dialog').locator('time').first().waitFor();
  },
  async createGroup(page: Page) {
    await press(page, 'chat.newChat');
    await page.getByRole('menuitem', { name: await words(page, 'groups.create') }).click();
    await page.getByRole('dialog').locator('input').first().fill('仪表联调 12 月');
    await press(page, 'groups.createAct');
  },
  async groups(page: Page) {
    await openSection(page, 'groups');
  },
  async recent(page: Page) {
    await openSection(page, 'recent');
  },
  async accountMenu(page: Page) {
    // On a phone it is the bar's last entry.
    await page.locator('.tg-rail button').last().click();
    await page.getByRole('menu').waitFor();
  },
  async chatMenu(page: Page) {
    await page.locator('.tg-chats [role=option]').nth(2).click({ button: 'right' });
    await page.getByRole('menu').waitFor();
  },
  password: openPassword,
  async passwordWrong(page: Page) {
    await openPassword(page);
    await page.locator('input[name=old-password]').fill('Present-123456');
    await page.locator('input[name=new-password]').fill('shenzhixing aaaaaaa');
    await page.locator('input[name=new-password-again]').fill('shenzhixing');
    await page.locator('input[name=old-password]').focus();
  },
  async avatar(page: Page) {
    await page.locator('input[type=file]').first().setInputFiles(photograph);
    await page.getByRole('dialog').locator('img').first().waitFor();
  },
  async lockChoice(page: Page) {
    await press(page, 'lock.set');
    await page.getByRole('dialog').waitFor();
  },
  async revoke(page: Page) {
    await press(page, 'settings.revoke');
    await page.getByRole('dialog').waitFor();
  },
};
