// Four tabs of one person on one store: the one that owns it is killed again and again, and the others go on.
import type { Page } from 'playwright-core';
import { openStage } from '../journeys/gui/browser-office.ts';
import { hasChromium } from '../support/browser-client.ts';
import type { DrillContext } from './drill.ts';

const chatId = '00003';
const chat = `/main/messages/${chatId}`;
const tabCount = 4;
/** The next tab answers within this, in ms. */
const mostMs = 1_000;

/** See the first line. */
export async function run(context: DrillContext): Promise<void> {
  // The journey of tabs is its quick size: the same, once.
  if (!context.full) return context.report('quick size', 'journeys/gui-tabs');
  const kills = 50;
  if (!hasChromium()) return context.report('no Chromium', 'skipped');
  const stage = await openStage();
  context.afterwards(() => stage.close());
  const first = await stage.page('shenzhixing', { serviceWorkers: 'block' });
  const browser = first.context();
  const open = async (): Promise<Page> => {
    const page = await browser.newPage();
    await page.goto(stage.office.url + chat);
    await composer(page).waitFor();
    return page;
  };
  await first.goto(stage.office.url + chat);
  await composer(first).waitFor();
  // The one that came first owns the store, then the next in turn.
  const tabs = [first];
  while (tabs.length < tabCount) tabs.push(await open());

  const words: string[] = [];
  const took: number[] = [];
  for (let kill = 0; kill < kills; kill += 1) {
    const [owner, next] = tabs.splice(0, 1).concat(tabs[0] ?? []);
    if (owner === undefined || next === undefined) throw new Error('no tab is left');
    const during = `under way ${kill}`;
    const after = `afterwards ${kill}`;
    words.push(during, after);
    await write(next, during);
    const start = performance.now();
    await (kill % 2 === 0 ? owner.close() : crash(owner));
    await write(next, after);
    await stored(next, after).waitFor({ timeout: 15_000 });
    took.push(performance.now() - start);
    // Only the last of a run says how it stands; one before it says something only while it has not gone.
    await pending(next, during).waitFor({ state: 'detached', timeout: 15_000 });
    tabs.push(await open());
  }

  const reader = await stage.client('zhoumingxuan');
  const arrived: string[] = [];
  // Page by page, the newest first: an answer holds so many at most.
  for (let before = Number.MAX_SAFE_INTEGER; arrived.length < words.length;) {
    const { messages, end } = await reader.chat.older(chatId, before, 50);
    arrived.unshift(...messages.map(({ text }) => text).filter((text) => words.includes(text)));
    before = messages[0]?.mid ?? 0;
    if (end || messages.length === 0) break;
  }
  for (const word of words) {
    const times = arrived.filter((text) => text === word).length;
    if (times !== 1) context.problem(`«${word}» arrived ${times} times`);
  }
  if (arrived.length === words.length && arrived.join() !== words.join())
    context.problem(`the order is ${arrived.join(', ')}`);
  const shown = await Promise.all(tabs.map(shownOf));
  if (new Set(shown).size !== 1) context.problem(`the tabs differ: ${shown.join(' | ')}`);
  const slowest = Math.max(...took);
  if (slowest > mostMs * 1.5) context.problem(`the next tab answered after ${slowest.toFixed(0)} ms`);
  const sorted = took.toSorted((a, b) => a - b);
  context.report('kills', kills);
  context.report('messages', words.length);
  context.report('median ms to the next answer', Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0));
  context.report('slowest ms', Math.round(slowest));
}

const composer = (page: Page) => page.locator('.tg-composer textarea');
/** A message that the office has: it says who has read it. */
const stored = (page: Page, text: string) =>
  page.locator('article', { hasText: text }).getByText(/已读|未读/);

/** A message that is still on its way, or failed. */
const pending = (page: Page, text: string) =>
  page.locator('article', { hasText: text }).getByText(/发送中|等待联网|发送失败/);

async function write(page: Page, text: string): Promise<void> {
  await composer(page).fill(text);
  await composer(page).press('Enter');
}

/** Ends the process that draws the page, without a goodbye. */
async function crash(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  session.send('Page.crash').catch(() => undefined);
  await crashed;
  await page.close();
}

/** Names, counts and totals of a tab, as one text. */
async function shownOf(page: Page): Promise<string> {
  const rows = await page.locator('.tg-row__name, .tg-row .tg-badge').allTextContents();
  return [...rows, await page.title()].join('; ');
}
