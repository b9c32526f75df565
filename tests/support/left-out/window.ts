// What somebody does with chats in a window, at an office that may lack something; and what no page may say meanwhile.
import type { Browser } from 'playwright-core';
import { lead } from '../../journeys/gui/browser-office.ts';

/** What is said of a call that is not there; a client that knows what there is never asks. */
export const missedAloud = /请求的资源不存在|资源不存在|resource does not exist/iu;

/** Signs in, reads, sends, looks somebody up and goes everywhere; answers what went wrong. */
export async function chatInWindow(
  browser: Browser,
  server: string,
  { loginName, password }: { readonly loginName: string; readonly password: string },
  round: number,
): Promise<string[]> {
  const missed: string[] = [];
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    locale: 'zh-CN',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const step = async (name: string, work: () => Promise<unknown>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      missed.push(`${name}: ${String(error).slice(0, 200)}`);
    }
    const said = await page.locator('body').innerText();
    if (missedAloud.test(said)) missed.push(`${name} says ${missedAloud.exec(said)?.[0] ?? ''}`);
  };
  const words = `窗口 ${round}`;
  try {
    await step('signing in', async () => {
      await page.goto(`${server}/main/messages`);
      await page.locator('form input').first().fill(loginName);
      await page.locator('input[name=password]').fill(password);
      await page.locator('form button[type=submit]').click();
      await page.locator('.tg-row').first().waitFor();
    });
    await step('sending', async () => {
      await page
        .getByRole('option', { name: /小组讨论/u })
        .first()
        .click();
      await page.locator('.tg-composer textarea').fill(words);
      await page.keyboard.press('Enter');
      await page
        .locator('article[data-mine]', { hasText: words })
        .getByText(/已读|未读|已发送/u)
        .waitFor();
    });
    await step('details of the group', async () => {
      await page.getByRole('button', { name: '群资料' }).click();
      await page.locator('.tg-group-member').first().waitFor();
      await page.keyboard.press('Escape');
    });
    for (const route of [
      '/main/contacts',
      '/main/disk/personal',
      '/main/schedule',
      '/main/meeting',
      '/main/todo',
    ])
      await step(route, async () => {
        await lead(page, route);
        await page.locator('main').first().waitFor();
      });
    await step('coming back', async () => {
      await lead(page, '/main/messages');
      await page
        .getByRole('option', { name: /小组讨论/u })
        .first()
        .click();
      await page.locator('article', { hasText: words }).waitFor();
    });
  } finally {
    await context.close();
  }
  return missed;
}
