// One person in a browser whose network, page and tab are cut at random while they write: everything arrives once, in order.
import type { BrowserContext, Page } from 'playwright-core';
import { openStage } from '../journeys/gui/browser-office.ts';
import { hasChromium } from '../support/browser-client.ts';
import { seededRandom } from '#fixtures/seed/random.ts';
import type { DrillContext } from './drill.ts';

const chatId = '00003';
const chat = `/main/messages/${chatId}`;
const settleMs = 60_000;

/** See the first line. */
export async function run(context: DrillContext): Promise<void> {
  // The journey without a network is its quick size: each of these cuts once.
  if (!context.full) return context.report('quick size', 'journeys/gui-offline');
  const cuts = 50;
  if (!hasChromium()) return context.report('no Chromium', 'skipped');
  const random = seededRandom(context.seed);
  const stage = await openStage();
  context.afterwards(() => stage.close());
  let page = await stage.page('shenzhixing', { serviceWorkers: 'allow' });
  const browser = page.context();
  await page.goto(stage.office.url + chat);
  await composer(page).waitFor();
  await page.waitForFunction(
    async () => (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated',
  );
  // The page it was put up by is not in its hands before it is loaded anew.
  await page.reload();
  await composer(page).waitFor();
  const words: string[] = [];
  const counts = { network: 0, reload: 0, tab: 0 };
  const write = async (text: string): Promise<void> => {
    words.push(text);
    await composer(page).fill(text);
    await composer(page).press('Enter');
    // What stands there is in the store.
    await page.locator('article', { hasText: text }).waitFor();
  };
  let isOffline = false;
  for (let cut = 0; cut < cuts; cut += 1) {
    const draw = random();
    if (draw < 0.5) {
      isOffline = !isOffline;
      counts.network += 1;
      await browser.setOffline(isOffline);
    } else if (draw < 0.75) {
      counts.reload += 1;
      await page.reload();
      await composer(page).waitFor();
    } else {
      counts.tab += 1;
      page = await otherTab(browser, page, stage.office.url + chat);
    }
    await write(`cut ${cut} a`);
    if (random() < 0.5) await write(`cut ${cut} b`);
  }
  await browser.setOffline(false);

  const reader = await stage.client('zhoumingxuan');
  const arrived = async (): Promise<string[]> => {
    const found: string[] = [];
    // Page by page, the newest first: an answer holds so many at most.
    for (let before = Number.MAX_SAFE_INTEGER; found.length < words.length;) {
      const { messages, end: isStart } = await reader.chat.older(chatId, before, 50);
      found.unshift(...messages.map(({ text }) => text).filter((text) => words.includes(text)));
      before = messages[0]?.mid ?? 0;
      if (isStart || messages.length === 0) break;
    }
    return found;
  };
  const end = performance.now() + settleMs;
  let got = await arrived();
  while (got.length < words.length && performance.now() < end) {
    await page.waitForTimeout(200);
    got = await arrived();
  }
  for (const word of words) {
    const times = got.filter((text) => text === word).length;
    if (times !== 1) context.problem(`«${word}» arrived ${times} times`);
  }
  if (got.length === words.length && got.join() !== words.join())
    context.problem(`the order is ${got.join(', ')}`);
  for (const [name, count] of Object.entries(counts)) context.report(name, count);
  context.report('messages', words.length);
}

const composer = (page: Page) => page.locator('.tg-composer textarea');

/** A new tab first, then the old one is closed: without a network nobody else could let it in. */
async function otherTab(browser: BrowserContext, before: Page, address: string): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(address);
  await composer(page).waitFor();
  await before.close();
  return page;
}
