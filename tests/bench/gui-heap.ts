// Whether the page's heap is flat: a walk through chats, pages and search, with what is really held measured on the way.
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { fillSignIn, toMessages } from '../journeys/gui/browser-office.ts';
import { findBrowser } from '../run/browser.ts';
import { median, type Report } from './figure.ts';
import { startOfficeServer } from './chat/office-server.ts';
import { openWindow } from './gui/browser.ts';
import { whatIsHeld, type Held } from './gui/held-heap.ts';
import { build } from './run/built.ts';
import { skipped } from './run/debian.ts';
import { scratchFolder } from './run/scratch.ts';

/** Minutes of walking that count; the requirement names ten. */
const minutes = Number(process.env['TANGRAM_WALK_MINUTES'] ?? 2);
/** Minutes before, in which every part of the program is loaded and every chat was open: V8 settles for that long. */
const warmUpMinutes = 2;
const samples = 12;
const seed = 20_261_121;

/** Reports how the heap of the page grows over a random walk. */
export async function run(report: Report): Promise<void> {
  const found = findBrowser();
  if (found.path === undefined) return void skipped('gui-heap', found.sentence);
  build('gui');
  const folder = scratchFolder();
  const office = await startOfficeServer(folder, {
    plan: 'demo',
    passwordsFor: ['shenzhixing'],
  });
  const { context, page } = await openWindow(found.path, join(folder, 'browser'));
  try {
    await page.goto(office.url);
    await fillSignIn(page, 'shenzhixing', office.accounts[0]?.password ?? '');
    await toMessages(page);
    const inspector = await context.newCDPSession(page);
    const next = chance(seed);
    await walk(page, next, warmUpMinutes);
    const held: Held[] = [await whatIsHeld(inspector)];
    let steps = 0;
    for (let sample = 0; sample < samples; sample += 1) {
      steps += await walk(page, next, minutes / samples);
      held.push(await whatIsHeld(inspector));
    }
    const third = Math.ceil(held.length / 3);
    const early = held.slice(0, third);
    const late = held.slice(-third);
    const of = (part: readonly Held[], name: keyof Held): number => median(part.map((one) => one[name]));
    // Between the middles of the first and the last third lie two thirds of the walk.
    const growth = ((of(late, 'heap') - of(early, 'heap')) / (minutes * (2 / 3))) * 10;
    report({
      id: 'gui-heap',
      name: "growth of the page's heap over ten minutes of random walking, against all it holds",
      ours: growth,
      baseline: of(early, 'heap'),
      unit: 'MB',
      note: `${steps} steps in ${minutes} minutes, held ${held.map(({ heap }) => heap.toFixed(1)).join(' ')} MB; elements ${of(early, 'nodes')} → ${of(late, 'nodes')}, listeners ${of(early, 'listeners')} → ${of(late, 'listeners')}`,
    });
  } finally {
    await context.close();
    await office.end();
  }
}

/** Walks for some minutes; answers how many steps that were. */
async function walk(page: Page, next: (below: number) => number, lasting: number): Promise<number> {
  const until = performance.now() + lasting * 60_000;
  let steps = 0;
  for (; performance.now() < until; steps += 1) await step(page, next);
  return steps;
}

async function step(page: Page, next: (below: number) => number): Promise<void> {
  const kind = next(10);
  if (kind === 0) {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill(['会议', '周', 'the', '压测'][next(4)] ?? '');
    await page.keyboard.press('Escape');
    await page.getByRole('combobox').waitFor({ state: 'detached' });
    return;
  }
  if (kind === 1) {
    const link = page.locator('nav a, nav button').nth(next(2));
    await link.click();
    await page.goBack();
    return;
  }
  const rows = page.locator('.tg-chats .tg-row');
  await rows.first().waitFor();
  await rows.nth(next(await rows.count())).click();
  await page.locator('.tg-composer textarea').waitFor();
  await page.locator('article').first().waitFor();
  if (kind < 5) await page.locator('.tg-timeline__scroll').evaluate((box) => (box.scrollTop = 0));
  // Some chats can only be read.
  if (kind === 5 && (await page.locator('.tg-composer textarea').isEnabled())) {
    await page.locator('.tg-composer textarea').fill('写一半 half a sentence');
    await page.locator('.tg-composer textarea').fill('');
  }
}

/** The same walk every time. */
function chance(start: number): (below: number) => number {
  let state = start;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
